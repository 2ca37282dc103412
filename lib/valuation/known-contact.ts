import { draftStore } from '@/lib/platform/draft';

/** Where the browser keeps a form that has not been sent. */
export const DRAFT_KEY = 'wohnlotse.bewertung';

/** Where it keeps who has sent one, and for what. */
export const CONTACT_KEY = 'wohnlotse.kontakt';

/** How the drafts of the wizard are kept. */
export const DRAFT_RULES = { key: DRAFT_KEY, storage: () => localStorage, maxAgeDays: 14 };

const NOBODY = { name: '', phone: '', email: '', propertyType: '' };

/** Who had a home valued on this device, and its type. */
export type KnownContact = Readonly<typeof NOBODY>;

/** What a draft holds beside these is of no use where it only ends. */
const drafts = draftStore<KnownContact>({ ...DRAFT_RULES, empty: NOBODY });

// A day, so that it is there in the tab that the mail opens and gone soon on a shared device.
const contacts = draftStore<KnownContact>({
  key: CONTACT_KEY,
  storage: () => localStorage,
  maxAgeDays: 1,
  empty: NOBODY,
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

/** What this device knows and when the wizard was opened; nothing where it is unreadable or a day old. */
export function knownContact() {
  return contacts.load();
}

/** Has this device forget who had a home valued. */
export function forgetContact() {
  contacts.forget();
}
