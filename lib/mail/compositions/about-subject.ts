import 'server-only';
import { maskedPhone } from '@/lib/platform/format/phone';
import { findSubject } from '@/lib/subjects/repository';
import type { Subject } from '@/lib/subjects/subject';
import type { ClaimedMessage } from '../outbox-message';
import type { Composed, Composition } from './composition';
import { ownLink } from './link';

interface Linked {
  link: string;
  expires: string;
}

/** A mail about one request, with the link to its page. */
export function aboutSubject(
  build: (
    subject: Subject & { name: string },
    linked: Linked,
    message: ClaimedMessage,
  ) => Composed | Promise<Composed>,
): Composition {
  return async (message) => {
    const subject = await findSubject(message);
    if (!subject) return null;
    const linked = await ownLink(message.id, message, message.recipient);
    return build({ ...subject, name: subject.person.name ?? '' }, linked, message);
  };
}

/** What was answered, as a mail lists it. */
export function listed({ facts, person }: Subject) {
  const contact = [
    { label: 'Name', text: person.name },
    { label: 'E-Mail', text: person.email },
    // Whoever gets this mail by a mistyped address must not learn the number.
    { label: 'Telefon', text: person.phone && maskedPhone(person.phone) },
  ].flatMap(({ label, text }) => (text ? [{ label, text }] : []));
  return [...facts.map(({ label, text }) => ({ label, text })), ...contact];
}
