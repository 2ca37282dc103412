import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { requireEmployee } from '@/app/(employee)/require-employee';
import { PageTitle } from '@/components/back-office/frame/page-title';
import { BarList } from '@/components/back-office/figures/bar-list';
import { DayColumns } from '@/components/back-office/figures/day-columns';
import { SalesNav } from '@/components/back-office/sales/sales-nav';
import { PageLink } from '@/components/ui/page-link';
import { employeeRoutes } from '@/lib/employee-routes';
import { formatEurosAndCents } from '@/lib/platform/format/number';
import { FIGURE_PERIODS, figures } from '@/lib/requests/leads/figures-service';

export const metadata: Metadata = { title: 'Kennzahlen' };

interface FiguresPageProps {
  searchParams: Promise<{ tage?: string | string[] }>;
}

export default async function FiguresPage({ searchParams }: FiguresPageProps) {
  const { role } = await requireEmployee();
  if (role !== 'leitung') redirect(employeeRoutes.reclaims);
  const { tage } = await searchParams;
  const days = FIGURE_PERIODS.find((period) => String(period) === tage) ?? 30;
  const found = await figures(days);
  return (
    <>
      <PageTitle>Kennzahlen</PageTitle>
      <SalesNav role={role} current={employeeRoutes.sales} />
      <p className="flex flex-wrap gap-x-6">
        {FIGURE_PERIODS.map((period) => (
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
      <dl className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {found.shares.map(({ label, value, of }) => (
          <div key={label} className="border-t border-line pt-2">
            <dt className="text-muted">{label}</dt>
            <dd className="font-serif text-2xl font-semibold">{value}</dd>
            <dd className="text-base text-muted">{of}</dd>
          </div>
        ))}
        <div className="border-t border-line pt-2">
          <dt className="text-muted">Erlöse netto, vor Gutschriften</dt>
          <dd className="font-serif text-2xl font-semibold">
            {formatEurosAndCents(found.cents / 100)}
          </dd>
          <dd className="text-base text-muted">aus den Übergaben dieser Zeit</dd>
        </div>
      </dl>
      <DayColumns title="Anfragen nach Tag" sources={found.sources} days={found.perDay} />
      <div className="grid gap-x-12 lg:grid-cols-2">
        <BarList title="Weg der Leads" column="Stufe" bars={found.funnel} />
        <BarList title="Klassen" column="Klasse" bars={found.classes} />
        <BarList title="Stand bei den Büros" column="Stand" bars={found.outcomes} />
      </div>
    </>
  );
}
