import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { readingLimitNotice, requireEmployee } from '@/app/(employee)/require-employee';
import { LedgerEntries, LedgerHead } from '@/components/ledger/ledger';
import { BackLink } from '@/components/ui/back-link';
import { ButtonLink } from '@/components/ui/button-link';
import { employeeRoutes } from '@/lib/employee-routes';
import { orNull } from '@/lib/platform/http/errors';
import type { Params } from '@/lib/platform/page';
import { mayExport } from '@/lib/submissions/consent/ledger';
import { consentLedger } from '@/lib/submissions/consent/service';
import { wishLabels } from '@/lib/submissions/contact-wish/contact-wish';

export const metadata: Metadata = { title: 'Nachweis der Einwilligungen' };

export default async function LedgerPage({ params }: Params<'type' | 'id'>) {
  const employee = await requireEmployee();
  const { type, id } = await params;
  const notice = await readingLimitNotice(employee, employeeRoutes.ledger(type, id));
  if (notice) return notice;
  const ledger = await orNull(consentLedger(type, id));
  if (!ledger) notFound();
  return (
    <article className="max-w-4xl">
      <BackLink href={employeeRoutes.ledgers}>Einwilligungen nachweisen</BackLink>
      <LedgerHead {...ledger} wish={ledger.submission ? wishLabels(ledger.submission.wish) : []} />
      <h2 className="mt-10 text-2xl">Einwilligungen</h2>
      <LedgerEntries entries={ledger.entries} />
      {mayExport(employee) && (
        <ButtonLink
          className="mt-10"
          variant="outline"
          href={employeeRoutes.ledgerExport(type, id)}
          download
        >
          Nachweis als JSON exportieren
        </ButtonLink>
      )}
    </article>
  );
}
