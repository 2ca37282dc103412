import type { Metadata } from 'next';
import { LogoutButton } from '@/components/auth/logout-button';
import { ValuationTable } from '@/components/requests/valuation-table';
import { ButtonLink } from '@/components/ui/button';
import { contactWishes } from '@/lib/consent/ledger/service';
import { routes } from '@/lib/routes';
import { listValuations } from '@/lib/valuation/service';
import { requireEmployee } from '../../require-employee';
import { toRow } from './valuation-row';

export const metadata: Metadata = { title: 'Mitarbeiter-Dashboard' };

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export default async function DashboardPage() {
  const { name, role, email } = await requireEmployee();
  const valuations = await listValuations();
  const wishes = await contactWishes(
    'valuation',
    valuations.map(({ id }) => id),
  );
  const rows = valuations.map((valuation) => toRow(valuation, wishes.get(valuation.id)));
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-4 border-b border-line pb-6">
        <div className="min-w-0">
          <h1 className="text-3xl hyphens-manual">Mitarbeiter-Dashboard</h1>
          <p className="mt-2 text-lg">Guten Tag, {name}</p>
          <p className="break-words text-muted">
            {capitalised(role)} · {email}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink variant="outline" href={routes.employee.ledgers}>
            Einwilligungen nachweisen
          </ButtonLink>
          <LogoutButton />
        </div>
      </header>
      <section className="mt-8">
        <h2 id="bewertungsanfragen" className="mb-4 text-2xl">
          Bewertungsanfragen
        </h2>
        {rows.length > 0 ? (
          <ValuationTable rows={rows} labelledBy="bewertungsanfragen" />
        ) : (
          <p className="text-muted">Keine Bewertungsanfragen vorhanden</p>
        )}
      </section>
    </>
  );
}
