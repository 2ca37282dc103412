import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArticleLinks } from '@/components/guides/article-links';
import { ValuationCard } from '@/components/guides/valuation-card';
import { ErrorSummary } from '@/components/forms/error-summary';
import { BackLink } from '@/components/ui/back-link';
import {
  calculateFrom,
  type DescribedCalculator,
  type CalculatorEntries,
  findCalculator,
  shownFields,
  type ShownResult,
} from '@/lib/calculators/calculators';
import { listArticlesBySlug } from '@/lib/guides/service';
import { toTeaser } from '@/lib/guides/teaser';
import { pageMetadata } from '@/lib/platform/seo/metadata';
import type { Params } from '@/lib/platform/page';
import { routes } from '@/lib/routes';
import { CalculatorForm } from '@/components/calculators/calculator-form';
import { TitledSection } from '@/components/ui/titled-section';
import { BarTable } from '@/components/ui/bar-table';

export type CalculatorRouteProps = Params<'name'>;

export async function calculatorAsked({ params }: CalculatorRouteProps) {
  const { name } = await params;
  return findCalculator(name) ?? notFound();
}

/** The canonical address, also of a result, is the empty calculator. */
export async function calculatorMetadata(props: CalculatorRouteProps): Promise<Metadata> {
  const { calculator, content } = await calculatorAsked(props);
  const { title, description } = content;
  return pageMetadata({ title, description, path: routes.calculator(calculator.name) });
}

interface CalculatorPageProps {
  described: DescribedCalculator;
  /** What was typed; absent before anything is calculated */
  entries?: CalculatorEntries;
}

export async function CalculatorPage({ described, entries }: CalculatorPageProps) {
  const { calculator, content } = described;
  const { title, intro, law, asOf, guides } = content;
  const { result, errors = {} } = entries ? calculateFrom(described, entries) : {};
  const wrong = Object.entries(errors).map(([name, message]) => ({ name, message }));
  const articles = await listArticlesBySlug(guides);
  return (
    <div className="mx-auto max-w-6xl px-4 pt-6 pb-16 sm:px-6">
      <BackLink href={routes.calculators}>Alle Rechner</BackLink>
      <h1 className="mt-4 text-4xl hyphens-auto wrap-anywhere sm:text-5xl">{title}</h1>
      <p className="mt-4 max-w-2xl text-lg">{intro}</p>
      <div className="mt-8 grid grid-cols-1 gap-12 lg:grid-cols-2">
        <div>
          {wrong.length > 0 && <ErrorSummary title="Bitte prüfen" entries={wrong} />}
          <CalculatorForm
            // Going back also brings back what was typed.
            key={JSON.stringify(entries)}
            // On a phone the result is below the form.
            action={`${routes.calculation(calculator.name)}#ergebnis`}
            fields={shownFields(described)}
            entries={entries}
            errors={errors}
          />
        </div>
        {result && <CalculatorResult result={result} />}
      </div>
      <p className="mt-10 max-w-2xl text-muted">
        Rechtsstand: {asOf}. Grundlage: {law.join(', ')}. Die Rechnung ersetzt keine Beratung; wir
        speichern nichts davon.
      </p>
      <TitledSection id="ratgeber" title="Mehr dazu im Ratgeber" className="mt-12 max-w-2xl">
        <div className="mt-4">
          <ArticleLinks articles={articles.map(toTeaser)} />
        </div>
      </TitledSection>
      <div className="mt-12">
        <ValuationCard postcodes={[]} />
      </div>
    </div>
  );
}

function CalculatorResult({ result }: { result: ShownResult }) {
  const { headline, steps, parts, notes } = result;
  return (
    <TitledSection
      id="ergebnis"
      title={headline.text}
      look="text-lg font-semibold"
      className="max-w-xl border-t-2 border-ink pt-4"
    >
      {headline.amount && (
        <p className="mt-1 font-serif text-4xl font-semibold tabular-nums">{headline.amount}</p>
      )}
      <dl className="mt-6 border-y border-line">
        {steps.map(({ text, amount }, index) => (
          <div
            key={index}
            className="flex flex-wrap justify-between gap-x-6 border-t border-line py-2.5 first:border-t-0"
          >
            <dt>{text}</dt>
            <dd className="ml-auto font-semibold whitespace-nowrap tabular-nums">{amount}</dd>
          </div>
        ))}
      </dl>
      {parts.length > 0 && (
        <div className="mt-6">
          <BarTable
            caption="Was wohin geht"
            columns={['Anteil', 'Betrag']}
            rows={parts.map(({ text, amount = '', euros }) => ({
              cells: [text, amount],
              size: euros,
            }))}
            drawn={1}
          />
        </div>
      )}
      {notes.map((note) => (
        <p key={note} className="mt-4">
          {note}
        </p>
      ))}
    </TitledSection>
  );
}
