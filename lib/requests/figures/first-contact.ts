/** Something that an employee did with a request, or that happened to it. */
export interface Deed {
  actor: string;
  action: string;
  /** The status that it had afterwards, where that has changed */
  status?: string;
  at: Date;
}

/** What an employee does only in touch with the person, or to be it: a call counts if nobody answers, too. */
const CONTACTS = new Set([
  ...['called', 'mailed', 'valuation-sent'],
  ...['callback-arranged', 'appointment-arranged', 'lead-intent'],
]);

/** Statuses that say of themselves that somebody was in touch. */
const AFTER_CONTACT = new Set(['contacted', 'completed', 'replied']);

/** Statuses in which nobody was: whoever sets one of them takes such a status back. */
const BEFORE_CONTACT = new Set(['pending', 'unread', 'read']);

/** Whether something bears on when a request was first taken up. */
export const isAboutContact = ({ actor, action, status = '' }: Omit<Deed, 'at'>) =>
  actor.startsWith('employee:') &&
  (CONTACTS.has(action) || AFTER_CONTACT.has(status) || BEFORE_CONTACT.has(status));

/**
 * When an employee was first in touch with whoever has sent a request: by what was done, or by a status
 * that says so and was not taken back.
 * @param deeds oldest first
 */
export function firstContact(deeds: readonly Deed[]): Date | undefined {
  let done: Date | undefined;
  let said: Date | undefined;
  for (const { actor, action, status = '', at } of deeds) {
    if (!actor.startsWith('employee:')) continue;
    if (CONTACTS.has(action)) done ??= at;
    else if (AFTER_CONTACT.has(status)) said ??= at;
    else if (BEFORE_CONTACT.has(status)) said = undefined;
  }
  if (!done || !said) return done ?? said;
  return said < done ? said : done;
}
