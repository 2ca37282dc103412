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

/** The whole address of a page of the portal. */
export const absolute = (path: string) => `${site().url}${path}`;

/**
 * The link to 'Meine Anfrage' that a mail carries, the same at every attempt to send it; none in a mail to
 * an address that the request has no longer.
 */
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
  /** Of the person; empty where the form does not ask for it */
  name: string;
  /** To the page of the request */
  link: string;
  expires: string;
  message: ClaimedMessage;
}

/** A mail about one request, with the link to its page. */
export function aboutRequest(
  build: (about: About) => Composed | null | Promise<Composed | null>,
): Composition {
  return async (message, request) => {
    const linked = request && (await ownLink(message.id, request, message.recipient));
    if (!linked) return null;
    return build({ request, name: request.name ?? '', ...linked, message });
  };
}

/** What was answered, as a mail lists it. */
export const listed = (request: StoredRequest) =>
  [...factsOf(request), ...personAnswers(request)].map(({ field, label, text }) => ({
    label,
    // The address may be mistyped, and then a stranger must not learn the number.
    text: field === 'phone' ? maskedPhone(text) : text,
  }));
