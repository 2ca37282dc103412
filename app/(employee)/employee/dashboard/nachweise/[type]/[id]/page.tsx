import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { heldUp } from '@/app/(employee)/held-up';
import { requireEmployee } from '@/app/(employee)/require-employee';
import { BackLink } from '@/components/ui/back-link';
import { ExportLink } from '@/components/ledger/export-link';
import { LedgerEntries } from '@/components/ledger/ledger-entries';
import { LedgerHead } from '@/components/ledger/ledger-head';
import { mayExport } from '@/lib/requests/consent/may-export';
import { consentLedger } from '@/lib/requests/consent/service';
import { wishLabels } from '@/lib/requests/contact-wish/wish-labels';
import { orNull } from '@/lib/platform/http/errors';
import { employeeRoutes } from '@/lib/employee-routes';

export const metadata: Metadata = { title: 'Nachweis der Einwilligungen' };

interface LedgerPageProps {
  params: Promise<{ type: string; id: string }>;
}

export default async function LedgerPage({ params }: LedgerPageProps) {
  const employee = await requireEmployee();
  const { type, id } = await params;
  const notice = await heldUp(employee, employeeRoutes.ledger(type, id));
  if (notice) return notice;
  const ledger = await orNull(consentLedger(type, id));
  if (!ledger) notFound();
  return (
    <article className="max-w-4xl">
      <BackLink href={employeeRoutes.ledgers}>Einwilligungen nachweisen</BackLink>
      <LedgerHead {...ledger} wish={ledger.request ? wishLabels(ledger.request.wish) : []} />
      <h2 className="mt-10 text-2xl">Einwilligungen</h2>
      <LedgerEntries entries={ledger.entries} />
      {mayExport(employee) && <ExportLink href={employeeRoutes.ledgerExport(type, id)} />}
    </article>
  );
}
