import type { Metadata } from 'next';
import { requireEmployee } from '@/app/(employee)/require-employee';
import { FigureSection } from '@/components/back-office/figures/figure-section';
import { Headlines } from '@/components/back-office/figures/headlines';
import { PeriodForm } from '@/components/back-office/figures/period-form';
import { PageTitle } from '@/components/back-office/frame/page-title';
import { ButtonLink } from '@/components/ui/button-link';
import { employeeRoutes } from '@/lib/employee-routes';
import { dayInBerlin } from '@/lib/platform/format/berlin-day';
import { formatNumber } from '@/lib/platform/format/number';
import { fieldErrors } from '@/lib/platform/validation/parse';
import { dayLabel } from '@/lib/requests/figures/arrivals';
import {
  type Asked,
  isOwn,
  ownPeriodSchema,
  type Period,
  presetOf,
  typedOf,
} from '@/lib/requests/figures/period';
import { allFigures } from './figures';

export const metadata: Metadata = { title: 'Zahlen' };

interface FiguresPageProps {
  searchParams: Promise<Record<keyof Asked, string | string[] | undefined>>;
}

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

async function Figures({ period }: { period: Period }) {
  const { headlines, sections } = await allFigures(period);
  const file = `${employeeRoutes.figuresFile}?von=${period.first}&bis=${period.last}`;
  return (
    <>
      <p className="mt-4 font-semibold">
        {dayLabel(period.first)} bis {dayLabel(period.last)}
      </p>
      <p className="max-w-prose text-base text-muted">
        Anfragen in Quarantäne zählen nicht. Was gelöscht ist, auch nach Ablauf der Aufbewahrung,
        ist nicht mehr enthalten.
      </p>
      <Headlines
        headlines={headlines}
        before={`${formatNumber(period.days)}\u00a0${period.days === 1 ? 'Tag' : 'Tage'} davor`}
      />
      <p className="mt-6 print:hidden">
        <ButtonLink variant="outline" href={file} download>
          Alles als CSV herunterladen
        </ButtonLink>
      </p>
      <nav aria-label="Inhalt" className="mt-6 border-y border-line py-1 print:hidden">
        <ul className="flex flex-wrap gap-x-6 text-base">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-11 items-center underline-offset-4 hover:text-petrol hover:underline"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map((section) => (
        <FigureSection
          key={section.id}
          section={section}
          file={`${file}&abschnitt=${section.id}`}
        />
      ))}
    </>
  );
}

export default async function FiguresPage({ searchParams }: FiguresPageProps) {
  await requireEmployee('office');
  const given = await searchParams;
  const asked = { tage: first(given.tage), von: first(given.von), bis: first(given.bis) };
  const now = new Date();
  const own = isOwn(asked) ? ownPeriodSchema(now).safeParse(typedOf(asked, now)) : undefined;
  const period = own ? own.data : presetOf(asked, now);
  const typed = period ? { von: period.first, bis: period.last } : typedOf(asked, now);
  return (
    <>
      <PageTitle>Zahlen</PageTitle>
      <PeriodForm
        {...typed}
        preset={own ? undefined : period?.days}
        today={dayInBerlin(now)}
        errors={own?.error ? fieldErrors(own.error) : {}}
      />
      {period && <Figures period={period} />}
    </>
  );
}
