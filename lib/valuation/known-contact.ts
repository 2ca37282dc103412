import { draftStore } from '@/lib/platform/draft';

export const VALUATION_DRAFT_KEY = 'wohnlotse.bewertung';

export const CONTACT_KEY = 'wohnlotse.kontakt';

export const DRAFT_RULES = {
  key: VALUATION_DRAFT_KEY,
  storage: () => localStorage,
  maxAgeDays: 14,
};

const NO_CONTACT = { name: '', phone: '', email: '', propertyType: '' };

export type KnownContact = Readonly<typeof NO_CONTACT>;

/** To remove drafts without loading their other answers. */
const drafts = draftStore<KnownContact>({ ...DRAFT_RULES, empty: NO_CONTACT });

// One day: enough for the tab that the mail opens, and soon gone on a shared device.
const contacts = draftStore<KnownContact>({
  key: CONTACT_KEY,
  storage: () => localStorage,
  maxAgeDays: 1,
  empty: NO_CONTACT,
});

/** Keeps what other forms would ask again. Returns false without a draft. */
export function endDraft(): boolean {
  const draft = drafts.load();
  drafts.forget();
  if (!draft) return false;
  contacts.save({ ...contacts.fresh(), values: draft.values, openedAt: draft.openedAt });
  return true;
}

/** Undefined if unreadable or older than a day. */
export function knownContact() {
  return contacts.load();
}

export function forgetContact() {
  contacts.forget();
}
