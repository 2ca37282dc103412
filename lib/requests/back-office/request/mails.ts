import { MAIL_LABELS, NO_MAIL_SERVER } from '@/lib/platform/mail/state';
import { ownMails, type MailRow } from '@/lib/requests/owner/view/mails';
import { mailTitle } from '@/lib/requests/mail-title';
import type { SentMail } from './request';

/** The mails about a request with the state of their delivery, in the order of the rows. */
export function sentMails(rows: readonly MailRow[], now: Date): SentMail[] {
  return ownMails(rows, mailTitle, { now, isConfirmed: false }).map((mail) => ({
    id: mail.id,
    title: mail.title,
    recipient: mail.recipient,
    state: MAIL_LABELS[mail.state] + (mail.state === 'filed' ? `: ${NO_MAIL_SERVER}` : ''),
    at: mail.sentAt ?? mail.createdAt,
  }));
}
