import { DatedList } from '@/components/ui/dated-list';
import { formatClock } from '@/lib/platform/format/date';
import type { OwnMail } from '@/lib/submissions/owner/own-submission';
import type { ServerFormTarget } from '@/components/forms/server-form';
import { OperationButton } from './operation-button';
import type { MailState } from '@/lib/platform/mail/state';
import { cn } from '@/lib/utils';

/** Signs, so that nothing depends on colour. */
const SIGNS: Record<MailState, { sign: string; color: string }> = {
  waiting: { sign: '→', color: 'text-petrol' },
  delayed: { sign: '…', color: 'text-brick-text' },
  accepted: { sign: '✓', color: 'text-moss' },
  filed: { sign: '–', color: 'text-muted' },
  refused: { sign: '✕', color: 'text-brick-text' },
  failed: { sign: '✕', color: 'text-brick-text' },
  held: { sign: '○', color: 'text-muted' },
};

function MailSign({ state }: { state: MailState }) {
  const { sign, color } = SIGNS[state];
  return (
    <span aria-hidden="true" className={cn('w-4 shrink-0 text-center font-semibold', color)}>
      {sign}
    </span>
  );
}

interface MailsProps extends ServerFormTarget {
  mails: readonly OwnMail[];
  correction: string;
}

/** The address may be at fault. */
const DOUBTFUL = new Set<OwnMail['state']>(['delayed', 'refused', 'failed']);

type MailProps = Omit<MailsProps, 'mails'> & { mail: OwnMail };

function Mail({ mail, correction, action, about }: MailProps) {
  const { id, title, recipient, state, text, createdAt, canResend } = mail;
  return (
    <>
      <h3 className="text-lg">{title}</h3>
      <p className="text-base text-muted">an {recipient}</p>
      <p className="mt-1 flex gap-2">
        <MailSign state={state} />
        <span>{text}</span>
      </p>
      <div className="mt-2 flex flex-wrap items-start gap-x-6 gap-y-2 print:hidden">
        {canResend && (
          <OperationButton
            action={action}
            about={{ ...about, mailId: id }}
            name={`${title}, ${formatClock(createdAt)}`}
          >
            Noch einmal senden
          </OperationButton>
        )}
        {DOUBTFUL.has(state) && (
          <a
            href={correction}
            className="inline-flex min-h-12 items-center font-semibold text-petrol underline underline-offset-4"
          >
            Adresse korrigieren
          </a>
        )}
      </div>
    </>
  );
}

export function Mails({ mails, ...rest }: MailsProps) {
  if (mails.length === 0) return <p>Zu dieser Anfrage haben wir Ihnen keine E-Mail geschickt.</p>;
  return (
    <DatedList
      entries={mails.map((mail) => ({
        key: mail.id,
        at: mail.createdAt,
        content: <Mail mail={mail} {...rest} />,
      }))}
    />
  );
}
