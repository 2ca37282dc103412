import { employeeRoutes } from '@/lib/employee-routes';
import { formatClock } from '@/lib/platform/format/date';
import { MAIL_LABELS, type MailState } from '@/lib/platform/mail/state';
import { queueHref } from '@/lib/submissions/admin/queue/search-params';
import type { SentEntry } from '@/lib/submissions/admin/sent/sent';
import { KINDS } from '@/lib/submissions/kinds/kinds';
import { cn } from '@/lib/utils';
import { ActButton } from './act-button';
import { MailAddress } from './mail-address';

const LOOKS: Record<MailState, string> = {
  waiting: 'bg-petrol-soft text-petrol',
  delayed: 'bg-brick-soft text-brick-text',
  accepted: 'text-moss',
  filed: 'bg-sand text-ink',
  refused: 'bg-brick-soft text-brick-text',
  failed: 'bg-brick-soft text-brick-text',
  held: 'bg-sand text-ink',
};

function State({ state, text }: Pick<SentEntry, 'state' | 'text'>) {
  return (
    <>
      <p>
        <span
          className={cn(
            'inline-block rounded-full border border-transparent py-0.5 text-sm leading-snug font-semibold forced-colors:border-current',
            state === 'accepted' ? '' : 'px-2.5',
            LOOKS[state],
          )}
        >
          {MAIL_LABELS[state]}
        </span>
      </p>
      <p className="mt-0.5 text-sm wrap-anywhere">{text}</p>
    </>
  );
}

function SentRow({ mail }: { mail: SentEntry }) {
  const { id, title, recipient, about, createdAt, canRetry } = mail;
  return (
    <li className="grid gap-x-6 gap-y-2 px-4 py-3 text-base leading-snug md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_minmax(0,6fr)_13rem]">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-sm text-muted">
          <time dateTime={createdAt.toISOString()}>{formatClock(createdAt)}</time>
        </p>
      </div>
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <span className="sr-only">An </span>
          <MailAddress address={recipient} />
        </p>
        {about ? (
          <a
            href={queueHref(about.type, {}, about.id)}
            className="inline-block py-0.5 text-sm underline max-lg:-my-1 max-lg:py-1.5 underline-offset-4 hover:text-petrol"
          >
            Zur {KINDS[about.type].title}
          </a>
        ) : (
          <span className="text-sm text-muted">an ein Maklerbüro</span>
        )}
      </div>
      <div className="min-w-0">
        <State {...mail} />
      </div>
      {canRetry && (
        <div className="md:col-start-2 lg:col-start-4">
          <ActButton
            path={employeeRoutes.mailRetry(id)}
            about={`${title}, an ${recipient}`}
            doing="Wird gesendet..."
          >
            Noch einmal senden
          </ActButton>
        </div>
      )}
    </li>
  );
}

interface SentListProps {
  mails: readonly SentEntry[];
  labelledBy: string;
}

export function SentList({ mails, labelledBy }: SentListProps) {
  if (mails.length === 0) return null;
  return (
    <ul
      aria-labelledby={labelledBy}
      className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface"
    >
      {mails.map((mail) => (
        <SentRow key={mail.id} mail={mail} />
      ))}
    </ul>
  );
}
