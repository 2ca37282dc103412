import type { Metadata } from 'next';
import { LedgerSearch } from '@/components/ledger/ledger-search';
import { requireEmployee } from '@/app/(employee)/require-employee';
import { findLedgers } from './actions';

export const metadata: Metadata = { title: 'Einwilligungen nachweisen' };

export default async function LedgersPage() {
  await requireEmployee();
  return (
    <>
      <h1 tabIndex={-1} className="text-2xl hyphens-manual sm:text-3xl">
        Einwilligungen nachweisen
      </h1>
      <p className="mt-3 mb-6 max-w-prose">
        Wer wann welchem Satz zugestimmt hat, was er widerrufen hat und wofür seine Einwilligung
        genutzt wurde. Auch für Anfragen, die gelöscht sind.
      </p>
      <LedgerSearch action={findLedgers} />
    </>
  );
}
