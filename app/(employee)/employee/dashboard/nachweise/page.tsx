import type { Metadata } from 'next';
import { PageTitle } from '@/components/back-office/frame/page-title';
import { LedgerSearch } from '@/components/ledger/ledger-search';
import { requireEmployee } from '@/app/(employee)/require-employee';
import { findLedgers } from './actions';

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
