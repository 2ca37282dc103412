import type { StoredRequest } from '@/lib/requests/request';
import type { ClaimedMessage } from '@/lib/platform/mail/outbox-message';
import type { MailData, TemplateName } from '../templates/templates';
import type { OutgoingMail } from '@/lib/platform/mail/transport';

/** What a mail says, before it is set as HTML and text. */
export type Composed = {
  [Name in TemplateName]: {
    template: Name;
    data: MailData[Name];
    attachments?: OutgoingMail['attachments'];
    calendar?: OutgoingMail['calendar'];
    /** Where it goes instead of the address that it was queued for */
    to?: string;
  };
}[TemplateName];

/** Gathers what a mail says of its request; `null` where that is there no longer, or under another address. */
export type Composition = (
  message: ClaimedMessage,
  request?: StoredRequest,
) => Promise<Composed | null>;
