import { formatClock } from '@/lib/format/date';
import { FILED } from '@/lib/mail/outcome';
import { DELAYED_AFTER, GIVE_UP_AFTER } from '@/lib/mail/retry';
import type { MailState, OwnMail } from '../own-request';

/** A row of the outbox. */
export interface MailRow {
  id: string;
  template: string;
  recipient: string;
  status: string;
  failure: string | null;
  createdAt: Date;
  sentAt: Date | null;
}

function stateOf({ status, failure, createdAt }: MailRow, now: Date): MailState {
  if (status === 'held') return 'held';
  if (status === 'rejected') return 'refused';
  if (status === 'dead') return 'failed';
  if (status === 'sent') return failure === FILED ? 'filed' : 'accepted';
  const isLate = now.getTime() - createdAt.getTime() > DELAYED_AFTER;
  return failure || isLate ? 'delayed' : 'waiting';
}

const TEXTS: Record<MailState, (row: MailRow) => string> = {
  held: () => 'Wird von einem Menschen geprüft, bevor sie hinausgeht.',
  waiting: () => 'Wird in diesen Minuten verschickt.',
  delayed: ({ createdAt }) =>
    `Verzögert: Der Mailserver nimmt sie zurzeit nicht an. Wir versuchen es bis ${formatClock(new Date(createdAt.getTime() + GIVE_UP_AFTER))} weiter.`,
  accepted: ({ sentAt }) =>
    `Angenommen: Der Mailserver hat sie ${sentAt ? `am ${formatClock(sentAt)} ` : ''}übernommen. Ist sie nicht da, sehen Sie bitte auch im Spam-Ordner nach.`,
  filed: () => 'Noch nicht verschickt: Unser E-Mail-Versand ist zurzeit nicht in Betrieb.',
  refused: ({ failure }) =>
    `Abgelehnt: Der Mailserver nimmt an diese Adresse nichts an (Fehler ${failure ?? 'unbekannt'}). Bitte prüfen Sie die Adresse.`,
  failed: () =>
    'Nicht zugestellt: Drei Tage lang hat der Mailserver sie nicht angenommen. Bitte prüfen Sie die Adresse.',
};

/** A mail may be asked for again once its fate is known. */
const RESENDABLE = new Set<MailState>(['accepted', 'refused', 'failed']);

/** Mails that go to a confirmed address alone. */
const CONFIRMED_ALONE = new Set(['valuation-detailed']);
/** Mails that may tell of what is no longer so. */
const OF_THEIR_TIME = new Set(['appointment', 'appointment-cancelled']);

/** The address that holds now, and whether it is confirmed. */
interface Address {
  address?: string;
  isConfirmed: boolean;
}

/** Whether a mail may go out again: to the address it went to before, as long as it is the person's. */
const mayGoAgain = ({ recipient, template }: MailRow, { address, isConfirmed }: Address) =>
  recipient === address &&
  (isConfirmed || !CONFIRMED_ALONE.has(template)) &&
  !OF_THEIR_TIME.has(template);

/** The mails to a person, newest first; `titleOf` names the mail of a template. */
export function ownMails(
  rows: readonly MailRow[],
  titleOf: (template: string) => string,
  { now, ...address }: Address & { now: Date },
): OwnMail[] {
  return rows.map((row) => {
    const state = stateOf(row, now);
    return {
      id: row.id,
      title: titleOf(row.template),
      recipient: row.recipient,
      state,
      text: TEXTS[state](row),
      createdAt: row.createdAt,
      sentAt: row.sentAt ?? undefined,
      canResend: RESENDABLE.has(state) && mayGoAgain(row, address),
    };
  });
}
