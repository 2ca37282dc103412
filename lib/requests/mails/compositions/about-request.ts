import 'server-only';
import { maskedPhone } from '@/lib/platform/format/phone';
import { factsOf, personAnswers } from '@/lib/requests/answers';
import type { StoredRequest } from '@/lib/requests/request';
import type { ClaimedMessage } from '@/lib/platform/mail/outbox-message';
import type { Composed, Composition } from './composition';
import { ownLink } from './link';

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
    // Whoever gets this mail by a mistyped address must not learn the number.
    text: field === 'phone' ? maskedPhone(text) : text,
  }));
