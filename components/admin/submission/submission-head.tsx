import { TextLink } from '@/components/ui/text-link';
import { employeeRoutes } from '@/lib/employee-routes';
import { formatClock } from '@/lib/platform/format/date';
import { quarantineLabel } from '@/lib/submissions/admin/quarantine/quarantine';
import { submissionHref } from '@/lib/submissions/admin/queue/search-params';
import type { SubmissionDetail } from '@/lib/submissions/admin/submission/submission';
import { PresenceMark } from '../queue/queue-context';
import { RepeatBadge } from '../queue/submission-badges';
import { dueLabel, type Urgency } from '../queue/time-labels';

interface NeighboursProps {
  previous?: string;
  next?: string;
  closeHref: string;
}

const LINK = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-petrol';

export function Neighbours({ previous, next, closeHref }: NeighboursProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label="In der Liste" className="-mt-2 flex gap-x-6 text-base">
      {previous && (
        <a
          href={submissionHref(closeHref, previous)}
          data-queue=""
          aria-keyshortcuts="k"
          className={LINK}
        >
          Vorige
        </a>
      )}
      {next && (
        <a
          href={submissionHref(closeHref, next)}
          data-queue=""
          aria-keyshortcuts="j"
          className={LINK}
        >
          Nächste
        </a>
      )}
    </nav>
  );
}

const LOOKS: Record<Urgency, string> = {
  overdue: 'font-semibold text-brick-text',
  today: 'font-semibold',
  later: '',
};

type Head = Pick<
  SubmissionDetail,
  'type' | 'id' | 'due' | 'reference' | 'createdAt' | 'quarantine' | 'repeatOf' | 'appointment'
>;

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function SubmissionHead({
  type,
  id,
  due,
  reference,
  createdAt,
  quarantine,
  repeatOf,
  appointment,
}: Head) {
  const { text, urgency } = due ? dueLabel(due, new Date()) : {};
  // The line of the appointment says the same, with its place.
  const isSaidBelow = appointment && due?.for === 'appointment' && urgency === 'later';
  return (
    <div className="mb-6">
      {text && urgency && !isSaidBelow && <p className={LOOKS[urgency]}>{capitalised(text)}</p>}
      <p className="text-muted">
        {reference && <>Bewertungs-ID {reference} · </>}
        eingegangen am {formatClock(createdAt)}
      </p>
      {appointment && (
        <p>
          Termin {appointment.isOver ? 'war ' : ''}am {formatClock(appointment.startsAt)},{' '}
          {appointment.minutes}&nbsp;Minuten,{' '}
          <span className="wrap-anywhere">{appointment.place}</span>
        </p>
      )}
      <PresenceMark submissionId={id} />
      <RepeatBadge type={type} repeatOf={repeatOf} />
      {quarantine && (
        <p>
          <span className="font-semibold text-brick-text">
            Zurückgestellt: {quarantineLabel(quarantine)}
          </span>{' '}
          <TextLink href={employeeRoutes.quarantine} look="quiet">
            Zur Quarantäne
          </TextLink>
        </p>
      )}
    </div>
  );
}
