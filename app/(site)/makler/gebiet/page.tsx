import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { Field } from '@/components/forms/field';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { DataTable } from '@/components/ui/data-table';
import { agencyRoutes } from '@/lib/agency-routes';
import { AppError } from '@/lib/platform/http/errors';
import type { PageQuery } from '@/lib/platform/page';
import { type AreaCount, checkArea, AREA_PERIODS } from '@/lib/submissions/leads/area-service';
import { submitterOf } from '@/lib/submissions/store/service';
import { routes } from '@/lib/routes';

export const metadata: Metadata = {
  title: 'Leads in Ihrem Gebiet',
  description: 'Wie viele Verkäufer-Leads welcher Klasse es in einem Gebiet zuletzt gab.',
  robots: { index: false, follow: true },
};

async function counted(plz: unknown): Promise<{ found?: AreaCount; error?: string }> {
  try {
    return { found: await checkArea({ plz }, submitterOf(await headers()).caller) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { error: error.details.fields?.plz ?? error.message };
  }
}

export default async function AreaPage({ searchParams }: PageQuery) {
  const { plz } = await searchParams;
  const { found, error } = plz === undefined ? {} : await counted(plz);
  return (
    <div className="mx-auto max-w-3xl px-4 py-12 sm:px-6 sm:py-16">
      <h1 className="text-3xl sm:text-4xl">Leads in Ihrem Gebiet</h1>
      <p className="mt-4 text-lg">
        So viele Leads gab es dort zuletzt. Gezählt wird, wer der Weitergabe an ein Maklerbüro
        zugestimmt hat, jede Person mit jeder Immobilie einmal. Kleine Zahlen nennen wir nicht
        genau.
      </p>
      <form action={agencyRoutes.areaCheck} method="get" noValidate className="mt-6 max-w-xl">
        <Field
          name="plz"
          label="Postleitzahl oder ihre ersten Ziffern"
          hint="Zum Beispiel 26122 oder 26"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          defaultValue={typeof plz === 'string' ? plz : ''}
          error={error}
          beside={<Button type="submit">Nachsehen</Button>}
        />
      </form>
      {found && (
        <section aria-labelledby="zahlen" className="mt-10">
          <h2 id="zahlen" className="text-2xl">
            {found.prefix.length === 5
              ? `Postleitzahl ${found.prefix}`
              : `Postleitzahlen, die mit ${found.prefix} beginnen`}
          </h2>
          <DataTable
            caption="Leads nach Klasse"
            columns={['Klasse', ...AREA_PERIODS.map((days) => `letzte ${days}\u00a0Tage`)]}
            rows={found.classes.map(({ name, counts }) => ({
              key: name,
              cells: [name, ...counts],
            }))}
          />
          <ButtonLink href={`${routes.agencies}#lead-pakete`} className="mt-6">
            Lead-Pakete ansehen
          </ButtonLink>
        </section>
      )}
    </div>
  );
}
