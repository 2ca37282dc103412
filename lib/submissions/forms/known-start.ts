import { type DraftStore, draftStore } from '@/lib/platform/draft';
import { knownContact, type KnownContact } from '@/lib/valuation/known-contact';

interface FormRules<Values> {
  key: string;
  empty: (known: Partial<KnownContact>) => Values;
  kept?: (values: Values) => Values;
}

interface FormStart<Values> {
  empty: Values;
  drafts: DraftStore<Values>;
  /** Filled with contact data from a valuation on this device */
  isKnown: boolean;
}

export function knownStart<Values extends object>(rules: FormRules<Values>): FormStart<Values> {
  const contact = knownContact();
  const empty = rules.empty(contact?.values ?? {});
  const store = draftStore<Values>({
    ...rules,
    storage: () => sessionStorage,
    maxAgeDays: 1,
    empty,
  });
  // Counts from the valuation, because filled-in fields take no time.
  const fresh: typeof store.fresh = (now = Date.now()) => ({
    ...store.fresh(now),
    openedAt: contact?.openedAt ?? now,
  });
  return { empty, drafts: { ...store, fresh }, isKnown: !!contact && !store.load() };
}
