import type { Metadata } from 'next';
import { BackLink } from '@/components/ledger/back-link';
import { LedgerSearch } from '@/components/ledger/ledger-search';
import { routes } from '@/lib/routes';
import { requireEmployee } from '@/app/(employee)/require-employee';
import { findLedgers } from './actions';

export const metadata: Metadata = { title: 'Einwilligungen nachweisen' };

export default async function LedgersPage() {
  await requireEmployee();
  return (
    <>
      <BackLink href={routes.employee.dashboard}>Mitarbeiter-Dashboard</BackLink>
      <h1 tabIndex={-1} className="mt-4 text-3xl">
        Einwilligungen nachweisen
      </h1>
      <p className="mt-3 mb-8 max-w-prose">
        Wer wann welchem Satz zugestimmt hat, was er widerrufen hat und wofür seine Einwilligung
        genutzt wurde. Auch für Anfragen, die gelöscht sind.
      </p>
      <LedgerSearch action={findLedgers} />
    </>
  );
}
