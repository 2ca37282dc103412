import { draftStore } from '@/lib/platform/draft';

/** Where the browser keeps a form that has not been sent. */
export const DRAFT_KEY = 'wohnlotse.bewertung';

/** Where it keeps the contact of a form that was sent. */
export const CONTACT_KEY = 'wohnlotse.kontakt';

/** How the drafts of the wizard are kept. */
export const DRAFT_RULES = { key: DRAFT_KEY, storage: () => localStorage, maxAgeDays: 14 };

const NO_CONTACT = { name: '', phone: '', email: '', propertyType: '' };

/** Who had a home valued on this device, and its type. */
export type KnownContact = Readonly<typeof NO_CONTACT>;

/** The same drafts without their other answers, to end them. */
const drafts = draftStore<KnownContact>({ ...DRAFT_RULES, empty: NO_CONTACT });

// One day: enough for the tab that the mail opens, and soon gone on a shared device.
const contacts = draftStore<KnownContact>({
  key: CONTACT_KEY,
  storage: () => localStorage,
  maxAgeDays: 1,
  empty: NO_CONTACT,
});

/**
 * Removes the draft of a form that was sent, and keeps what a request for a call or a message would
 * ask again.
 * @returns whether there was a draft
 */
export function endDraft(): boolean {
  const draft = drafts.load();
  drafts.forget();
  if (!draft) return false;
  contacts.save({ ...contacts.fresh(), values: draft.values, openedAt: draft.openedAt });
  return true;
}

/** The contact and when the wizard was opened; undefined where unreadable or older than a day. */
export function knownContact() {
  return contacts.load();
}

/** Removes the contact from this device. */
export function forgetContact() {
  contacts.forget();
}
