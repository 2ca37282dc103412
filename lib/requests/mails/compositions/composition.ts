import 'server-only';
import type { StoredRequest } from '@/lib/requests/request';
import type { ClaimedMessage } from '@/lib/platform/mail/repository';
import type { OutgoingMail } from '@/lib/platform/mail/transport';
import { formatDate } from '@/lib/platform/format/date';
import { mailLink } from '@/lib/requests/links/repository';
import { ownerToken } from '@/lib/requests/links/token';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { maskedPhone } from '@/lib/platform/format/phone';
import { factsOf, personAnswers } from '@/lib/requests/answers';
import type { MailData, TemplateName } from '../templates/templates';

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

/** `null` if the request was deleted or has another address. */
export type Composition = (
  message: ClaimedMessage,
  request?: StoredRequest,
) => Promise<Composed | null>;

export const absolute = (path: string) => `${site().url}${path}`;

/** The same at each attempt; none if the recipient is no longer the request's address. */
export async function ownLink(
  linkId: string,
  { id, email }: Pick<StoredRequest, 'id' | 'email'>,
  recipient: string,
) {
  if (email?.toLowerCase() !== recipient.toLowerCase()) return undefined;
  const { expiresAt } = await mailLink(linkId, id, recipient);
  return { link: absolute(routes.ownRequest(ownerToken(linkId))), expires: formatDate(expiresAt) };
}

interface About {
  request: StoredRequest;
  /** Empty if not asked for */
  name: string;
  link: string;
  expires: string;
  message: ClaimedMessage;
}

export function aboutRequest(
  build: (about: About) => Composed | null | Promise<Composed | null>,
): Composition {
  return async (message, request) => {
    const linked = request && (await ownLink(message.id, request, message.recipient));
    if (!linked) return null;
    return build({ request, name: request.name ?? '', ...linked, message });
  };
}

export const listed = (request: StoredRequest) =>
  [...factsOf(request), ...personAnswers(request)].map(({ field, label, text }) => ({
    label,
    // The address may be mistyped, and a stranger must not learn the number.
    text: field === 'phone' ? maskedPhone(text) : text,
  }));
