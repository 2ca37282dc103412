import { type DraftStore, draftStore } from '@/lib/platform/draft';
import { knownContact } from '@/lib/valuation/known-contact';

/** Where this form stands; the agents' page has a field of its own. */
export const FORM_SOURCES = ['guide', 'valuation', 'adviser'] as const;

export type FormSource = (typeof FORM_SOURCES)[number];

/** What the form holds while it is being filled in: texts as typed. */
export interface CallbackFormValues {
  name: string;
  phone: string;
  /** Empty: no confirmation by mail */
  email: string;
  /** Wire value of a slot, a day whose time is yet to be chosen, or empty: as soon as possible */
  preferredTime: string;
  /** Empty: no answer */
  propertyType: string;
  source: FormSource;
}

/** A field by its wire name. */
export type CallbackField = keyof CallbackFormValues;

export const DRAFT_KEY = 'wohnlotse.rueckruf';

/** Where a form stands, and what it is about as far as the page knows. */
export interface CallbackOrigin {
  source: FormSource;
  propertyType?: string;
}

interface CallbackStart {
  /** The form as it is before anything is typed */
  empty: CallbackFormValues;
  drafts: DraftStore<CallbackFormValues>;
}

/**
 * What a form starts with: after a valuation the name and the number that were given for it in this
 * tab. What is typed then is kept until the window is closed.
 */
export function callbackStart({ source, propertyType = '' }: CallbackOrigin): CallbackStart {
  const contact = source === 'valuation' ? knownContact() : undefined;
  const { name, phone, email } = contact ?? { name: '', phone: '', email: '' };
  const empty: CallbackFormValues = { name, phone, email, preferredTime: '', propertyType, source };
  const store = draftStore<CallbackFormValues>({
    key: DRAFT_KEY,
    storage: () => sessionStorage,
    maxAgeDays: 1,
    empty,
    // A draft of one page may be sent from the other.
    kept: (values) => ({ ...values, source }),
  });
  // Fields that are filled in already take no time: it is counted from when they were.
  const fresh: typeof store.fresh = (now = Date.now()) => ({
    ...store.fresh(now),
    openedAt: contact?.openedAt ?? now,
  });
  return { empty, drafts: { ...store, fresh } };
}
