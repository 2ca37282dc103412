'use server';

import { requireEmployee } from '@/app/(employee)/require-employee';
import { receivePlainForm } from '@/app/receive-plain-form';
import type { SearchState } from '@/components/ledger/search-state';
import { searchLedgers } from '@/lib/consent/ledger/service';

/** Receives the search where there is no JavaScript. */
export async function findLedgers({ attempt }: SearchState, form: FormData): Promise<SearchState> {
  await requireEmployee();
  const { stored, state } = await receivePlainForm(form, {
    empty: { search: '' },
    request: searchLedgers,
    apology: 'Bitte versuchen Sie es in einem Moment noch einmal.',
  });
  return { ...state, found: stored, attempt: attempt + 1 };
}
