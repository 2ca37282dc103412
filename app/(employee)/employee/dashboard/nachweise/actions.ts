'use server';

import { requireEmployee } from '@/app/(employee)/require-employee';
import { receivePlainForm } from '@/app/receive-plain-form';
import type { SearchState } from '@/components/ledger/search-state';
import { countReading } from '@/lib/requests/back-office/reading-service';
import { searchLedgers } from '@/lib/requests/consent/service';

/** Receives the search where there is no JavaScript. */
export async function findLedgers({ attempt }: SearchState, form: FormData): Promise<SearchState> {
  const employee = await requireEmployee();
  const { stored, state } = await receivePlainForm(form, {
    empty: { search: '' },
    request: async (body) => {
      await countReading(employee, JSON.stringify(body));
      return searchLedgers(body);
    },
    apology: 'Bitte versuchen Sie es in einem Moment noch einmal.',
  });
  return { ...state, found: stored, attempt: attempt + 1 };
}
