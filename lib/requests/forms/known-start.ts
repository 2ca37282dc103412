import { type DraftStore, draftStore } from '@/lib/platform/draft';
import { knownContact, type KnownContact } from '@/lib/valuation/known-contact';

interface FormRules<Values> {
  /** Where the browser keeps what was typed, until the window is closed */
  key: string;
  /** The untouched form, given what is known */
  empty: (known: Partial<KnownContact>) => Values;
  kept?: (values: Values) => Values;
}

interface FormStart<Values> {
  /** The form as it is before anything is typed */
  empty: Values;
  drafts: DraftStore<Values>;
  /** Whether it shows what was given for a valuation on this device */
  isKnown: boolean;
}

/**
 * What a form starts with: after a valuation on this device whatever was given for it, unless
 * something was typed into this form already.
 */
export function knownStart<Values extends object>(rules: FormRules<Values>): FormStart<Values> {
  const contact = knownContact();
  const empty = rules.empty(contact?.values ?? {});
  const store = draftStore<Values>({
    ...rules,
    storage: () => sessionStorage,
    maxAgeDays: 1,
    empty,
  });
  // Fields that are filled in already take no time: it is counted from when they were.
  const fresh: typeof store.fresh = (now = Date.now()) => ({
    ...store.fresh(now),
    openedAt: contact?.openedAt ?? now,
  });
  return { empty, drafts: { ...store, fresh }, isKnown: !!contact && !store.load() };
}
