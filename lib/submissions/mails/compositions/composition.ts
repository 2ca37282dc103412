import 'server-only';
import { type StoredSubmission, factsOf, personAnswers } from '@/lib/submissions/kinds/kinds';
import type { ClaimedMessage } from '@/lib/platform/mail/repository';
import type { OutgoingMail } from '@/lib/platform/mail/transport';
import { formatDate } from '@/lib/platform/format/date';
import { mailLink } from '@/lib/submissions/links/repository';
import { ownerToken } from '@/lib/submissions/links/token';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { maskedPhone } from '@/lib/platform/format/phone';
import type { MailData, TemplateName } from '@/lib/submissions/mails/templates/render-mail';

export type Composed = {
  [Name in TemplateName]: {
    template: Name;
    data: MailData[Name];
    attachments?: OutgoingMail['attachments'];
    calendar?: OutgoingMail['calendar'];
    /** Overrides the queued address */
    to?: string;
  };
}[TemplateName];

/** `null` if the submission was deleted or has another address. */
export type Composition = (
  message: ClaimedMessage,
  submission?: StoredSubmission,
) => Promise<Composed | null>;

export const absolute = (path: string) => `${site().url}${path}`;

/** The same at each attempt; none if the recipient is no longer the submission's address. */
export async function ownLink(
  linkId: string,
  { id, email }: Pick<StoredSubmission, 'id' | 'email'>,
  recipient: string,
) {
  if (email?.toLowerCase() !== recipient.toLowerCase()) return undefined;
  const { expiresAt } = await mailLink(linkId, id, recipient);
  return {
    link: absolute(routes.ownSubmission(ownerToken(linkId))),
    expires: formatDate(expiresAt),
  };
}

interface About {
  submission: StoredSubmission;
  /** Empty if not asked for */
  name: string;
  link: string;
  expires: string;
  message: ClaimedMessage;
}

export function aboutSubmission(
  build: (about: About) => Composed | null | Promise<Composed | null>,
): Composition {
  return async (message, submission) => {
    const linked = submission && (await ownLink(message.id, submission, message.recipient));
    if (!linked) return null;
    return build({ submission, name: submission.name ?? '', ...linked, message });
  };
}

export const listed = (submission: StoredSubmission) =>
  [...factsOf(submission), ...personAnswers(submission)].map(({ field, label, text }) => ({
    label,
    // The address may be mistyped, and a stranger must not learn the number.
    text: field === 'phone' ? maskedPhone(text) : text,
  }));
