import type { RequestDetail } from '@/lib/back-office/request/request';
import { formatClock } from '@/lib/format/date';
import { dueWords, type Urgency } from '../queue/time-words';

const LOOKS: Record<Urgency, string> = {
  overdue: 'font-semibold text-brick-text',
  today: 'font-semibold',
  later: '',
};

type Head = Pick<
  RequestDetail,
  'due' | 'reference' | 'createdAt' | 'quarantine' | 'summary' | 'appointment'
>;

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What is due, what the request is about, and where an appointment takes place. */
export function RequestHead({ due, reference, createdAt, quarantine, appointment }: Head) {
  const { text, urgency } = due ? dueWords(due, new Date()) : {};
  return (
    <div className="mb-6">
      {text && urgency && <p className={LOOKS[urgency]}>{capitalised(text)}</p>}
      <p className="text-muted">
        {reference && <>Bewertungs-ID {reference} · </>}
        eingegangen am {formatClock(createdAt)}
      </p>
      {appointment && (
        <p>
          Termin am {formatClock(appointment.startsAt)}, {appointment.minutes}&nbsp;Minuten,{' '}
          <span className="wrap-anywhere">{appointment.place}</span>
        </p>
      )}
      {quarantine && <p className="font-semibold text-brick-text">Zurückgestellt: {quarantine}</p>}
    </div>
  );
}
