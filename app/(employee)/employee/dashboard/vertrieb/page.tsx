import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { requireEmployee } from '@/app/(employee)/require-employee';
import { ColumnChart, UnfoldedTable } from '@/components/admin/statistics/column-chart';
import { Headlines } from '@/components/admin/statistics/headlines';
import { PageTitle } from '@/components/admin/frame/page-title';
import { SalesNav } from '@/components/admin/sales/sales-nav';
import { BarTable } from '@/components/ui/bar-table';
import { DataTable } from '@/components/ui/data-table';
import { PageLink } from '@/components/ui/page-link';
import { employeeRoutes } from '@/lib/employee-routes';
import { formatEurosAndCents, formatNumber } from '@/lib/platform/format/number';
import type { PageQuery } from '@/lib/platform/page';
import {
  afterDelivery,
  STATISTICS_PERIODS,
  statistics,
} from '@/lib/submissions/leads/statistics-service';

interface BarListProps {
  title: string;
  column: string;
  bars: readonly { label: string; count: number }[];
}

function BarList({ title, column, bars }: BarListProps) {
  return (
    <section aria-label={title} className="mt-10 min-w-0">
      <h2 className="text-xl">{title}</h2>
      <BarTable
        caption={`Tabelle: ${title}`}
        columns={[column, 'Anzahl']}
        rows={bars.map(({ label, count }) => ({
          cells: [label, formatNumber(count)],
          size: count,
        }))}
        drawn={1}
      />
    </section>
  );
}

interface DayColumnsProps {
  title: string;
  sources: readonly string[];
  /** Oldest first; the day as '2026-11-25' */
  days: readonly { day: string; counts: readonly number[]; total: number }[];
}

const dayLabel = (day: string) => `${Number(day.slice(8))}.${Number(day.slice(5, 7))}.`;

function DayColumns({ title, sources, days }: DayColumnsProps) {
  return (
    <section aria-label={title} className="mt-10">
      <h2 className="text-xl">{title}</h2>
      <ColumnChart
        values={days.map(({ total }) => total)}
        ends={[dayLabel(days[0]!.day), dayLabel(days.at(-1)!.day)]}
        per="am Tag"
      />
      <UnfoldedTable
        summary="Als Tabelle, nach Herkunft"
        caption={`Tabelle: ${title}`}
        columns={['Tag', ...sources, 'Summe']}
        rows={days
          .toReversed()
          .map(({ day, counts, total }) => [
            dayLabel(day),
            ...[...counts, total].map(formatNumber),
          ])}
      />
    </section>
  );
}

export const metadata: Metadata = { title: 'Kennzahlen' };

export default async function SalesPage({ searchParams }: PageQuery) {
  const { role } = await requireEmployee();
  if (role !== 'leitung') redirect(employeeRoutes.reclaims);
  const { tage } = await searchParams;
  const days = STATISTICS_PERIODS.find((period) => String(period) === tage) ?? 30;
  const [found, kept] = await Promise.all([statistics(days), afterDelivery()]);
  return (
    <>
      <PageTitle>Kennzahlen</PageTitle>
      <SalesNav role={role} current={employeeRoutes.sales} />
      <p className="flex flex-wrap gap-x-6">
        {STATISTICS_PERIODS.map((period) => (
          <PageLink
            key={period}
            href={`${employeeRoutes.sales}?tage=${period}`}
            aria-current={period === days ? 'true' : undefined}
            className="inline-flex min-h-11 items-center underline-offset-4 hover:underline aria-[current=true]:font-semibold aria-[current=true]:underline"
          >
            {period}&nbsp;Tage
          </PageLink>
        ))}
      </p>
      <Headlines
        className="mt-4"
        headlines={[
          ...found.shares,
          kept.error,
          {
            label: 'Erlöse netto, vor Gutschriften',
            value: formatEurosAndCents(found.cents / 100),
            of: 'aus den Übergaben dieser Zeit',
          },
        ]}
      />
      <DayColumns title="Anfragen nach Tag" sources={found.sources} days={found.perDay} />
      <div className="grid gap-x-12 lg:grid-cols-2">
        <BarList title="Weg der Leads" column="Stufe" bars={found.funnel} />
        <BarList title="Klassen" column="Klasse" bars={found.classes} />
        <BarList title="Stand bei den Büros" column="Stand" bars={found.outcomes} />
      </div>
      <h2 className="mt-10 text-xl">Was die Klassen halten, in zwölf Monaten</h2>
      <DataTable
        caption="Tabelle: Was die Klassen halten"
        columns={['Klasse', 'Ohne berechtigte Reklamation', 'Auftrag, wo der Ausgang gemeldet ist']}
        rows={kept.classes.map(({ id, name, kept, won }) => ({
          key: id,
          cells: [name, kept, won],
        }))}
      />
    </>
  );
}
