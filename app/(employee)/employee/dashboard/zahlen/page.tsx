import type { Metadata } from 'next';
import { requireEmployee } from '@/app/(employee)/require-employee';
import { Headlines } from '@/components/admin/statistics/headlines';
import { StatisticsView } from '@/components/admin/statistics/statistics-view';
import { PageTitle } from '@/components/admin/frame/page-title';
import { FieldError, wiring } from '@/components/forms/field-error';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Input } from '@/components/ui/input';
import { PageLink } from '@/components/ui/page-link';
import { type PageQuery, firstValue } from '@/lib/platform/page';
import { employeeRoutes } from '@/lib/employee-routes';
import { dayInBerlin } from '@/lib/platform/format/berlin-day';
import { formatNumber } from '@/lib/platform/format/number';
import type { FieldErrors } from '@/lib/platform/http/errors';
import { fieldErrors } from '@/lib/platform/validation/fields';
import { arrivalDayLabel } from '@/lib/submissions/statistics/arrivals';
import {
  isOwnPeriod,
  ownPeriodSchema,
  type StatisticsPeriod,
  presetOf,
  PRESETS,
  typedOf,
} from '@/lib/submissions/statistics/period';
import { allStatistics } from './statistics';

interface PeriodFormProps {
  /** Days of the preset that is shown; absent for a custom period */
  preset?: number;
  /** 'YYYY-MM-DD', or as typed */
  von: string;
  bis: string;
  today: string;
  errors: FieldErrors;
}

interface DayProps {
  name: 'von' | 'bis';
  label: string;
  value: string;
  today: string;
  error?: string;
}

function Day({ name, label, value, today, error }: DayProps) {
  return (
    <div className="min-w-0 grow basis-32 sm:max-w-52">
      <label htmlFor={name} className="mb-1 block text-sm leading-5 text-muted">
        {label}
      </label>
      <Input
        density="dense"
        type="date"
        {...wiring({ name, error })}
        defaultValue={value}
        max={today}
      />
      <FieldError name={name} message={error} />
    </div>
  );
}

function PeriodForm({ preset, von, bis, today, errors }: PeriodFormProps) {
  return (
    <div className="mt-3 flex flex-wrap items-start gap-x-10 gap-y-2 print:hidden">
      <nav aria-label="Zeitraum" className="sm:mt-6">
        <ul className="flex flex-wrap gap-x-6">
          {PRESETS.map(({ days, label }) => (
            <li key={days}>
              <PageLink
                href={`${employeeRoutes.statistics}?tage=${days}`}
                aria-current={days === preset ? 'true' : undefined}
                className="inline-flex min-h-11 items-center underline-offset-4 hover:underline aria-[current=true]:font-semibold aria-[current=true]:underline"
              >
                {label}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <form
        action={employeeRoutes.statistics}
        aria-label="Eigener Zeitraum"
        noValidate
        className="flex grow flex-wrap items-start gap-x-3 gap-y-2 lg:justify-end"
      >
        <Day name="von" label="Von" value={von} today={today} error={errors.von} />
        <Day name="bis" label="Bis" value={bis} today={today} error={errors.bis} />
        <Button type="submit" variant="outline" className="min-h-11 py-1 max-sm:w-full sm:mt-6">
          Anzeigen
        </Button>
      </form>
    </div>
  );
}

export const metadata: Metadata = { title: 'Zahlen' };

async function Statistics({ period }: { period: StatisticsPeriod }) {
  const { headlines, sections } = await allStatistics(period);
  const file = `${employeeRoutes.statisticsFile}?von=${period.first}&bis=${period.last}`;
  return (
    <>
      <p className="mt-4 font-semibold">
        {arrivalDayLabel(period.first)} bis {arrivalDayLabel(period.last)}
      </p>
      <p className="max-w-prose text-base text-muted">
        Anfragen in Quarantäne zählen nicht. Was gelöscht ist, auch nach Ablauf der Aufbewahrung,
        ist nicht mehr enthalten.
      </p>
      <Headlines
        className="mt-6"
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
        <StatisticsView
          key={section.id}
          section={section}
          file={`${file}&abschnitt=${section.id}`}
        />
      ))}
    </>
  );
}

export default async function StatisticsPage({ searchParams }: PageQuery) {
  await requireEmployee('office');
  const given = await searchParams;
  const asked = {
    tage: firstValue(given.tage),
    von: firstValue(given.von),
    bis: firstValue(given.bis),
  };
  const now = new Date();
  const own = isOwnPeriod(asked) ? ownPeriodSchema(now).safeParse(typedOf(asked, now)) : undefined;
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
      {period && <Statistics period={period} />}
    </>
  );
}
