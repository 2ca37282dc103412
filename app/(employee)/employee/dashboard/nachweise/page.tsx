import type { Metadata } from 'next';
import { requireEmployee } from '@/app/(employee)/require-employee';
import { receivePlainForm } from '@/app/receive-plain-form';
import { PageTitle } from '@/components/admin/frame/page-title';
import { LedgerSearch, type SearchState } from '@/components/ledger/ledger-search';
import { countReading } from '@/lib/submissions/admin/reading-service';
import { searchLedgers } from '@/lib/submissions/consent/service';

async function findLedgers({ attempt }: SearchState, form: FormData): Promise<SearchState> {
  'use server';
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

export const metadata: Metadata = { title: 'Einwilligungen nachweisen' };

export default async function LedgersPage() {
  await requireEmployee();
  return (
    <>
      <PageTitle>Einwilligungen nachweisen</PageTitle>
      <p className="mt-3 mb-6 max-w-prose">
        Wer wann welchem Satz zugestimmt hat, was er widerrufen hat und wofür seine Einwilligung
        genutzt wurde. Auch für Anfragen, die gelöscht sind.
      </p>
      <LedgerSearch action={findLedgers} />
    </>
  );
}
