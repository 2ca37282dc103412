import type { PlainFormState } from '@/components/forms/plain-form';
import type { FoundRequest } from '@/lib/requests/consent/ledger';

/** What was typed into the search, and what it has led to. */
export interface SearchState extends PlainFormState<{ search: string }> {
  found?: FoundRequest[];
  /** Counted, so that the same words said again are announced again */
  attempt: number;
}

/** Receives the search where there are no scripts: a server action for useActionState. */
export type SearchAction = (previous: SearchState, form: FormData) => Promise<SearchState>;

/** The search before anything was typed. */
export const NO_SEARCH: SearchState = { values: { search: '' }, fields: {}, attempt: 0 };
