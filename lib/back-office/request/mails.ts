import type { MailState } from '@/lib/own-request/own-request';
import { ownMails, type MailRow } from '@/lib/own-request/view/mails';
import { mailTitle } from '@/lib/mail/mail-title';
import type { SentMail } from './request';

const STATES: Record<MailState, string> = {
  waiting: 'wird gerade verschickt',
  delayed: 'verzögert, wird weiter versucht',
  accepted: 'angenommen',
  filed: 'nicht verschickt: kein Mailserver eingerichtet',
  refused: 'abgelehnt',
  failed: 'nicht zugestellt',
  held: 'zurückgehalten, bis die Anfrage geprüft ist',
};

/** The mails about a request with the state of their delivery, in the order of the rows. */
export function sentMails(rows: readonly MailRow[], now: Date): SentMail[] {
  return ownMails(rows, mailTitle, { now, isConfirmed: false }).map((mail) => ({
    id: mail.id,
    title: mail.title,
    recipient: mail.recipient,
    state: STATES[mail.state],
    at: mail.sentAt ?? mail.createdAt,
  }));
}
