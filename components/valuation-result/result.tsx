import { PrinterIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { PrintButton } from '@/components/ui/print-button';
import { formatDate } from '@/lib/platform/format/date';
import { formatEuros } from '@/lib/platform/format/number';
import { homeFacts } from '@/lib/requests/answers';
import { formatReference } from '@/lib/valuation/reference';
import type { StoredValuation } from '@/lib/requests/kinds/valuation';
import { estimate, explain } from '@/lib/valuation/estimate';
import type { RegionalOutcome } from '@/lib/valuation/regional/outcome';
import { whyFiguresDiffer } from '@/lib/valuation/regional/difference';
import { Factors } from './factors';
import { RegionalHeadline } from './regional';

interface BaseFactorsProps {
  /** m² */
  area: number;
  yearBuilt: number | null;
  /** Whole euros, as stored */
  value: number;
}

export function BaseFactors({ area, yearBuilt, value }: BaseFactorsProps) {
  const [start, ...steps] = explain(estimate({ area, yearBuilt }), area);
  return (
    <Factors
      start={start!}
      steps={steps}
      total={{ label: 'Wert nach der Grundformel', euros: value }}
    />
  );
}

interface FactsProps {
  facts: { label: string; value: string }[];
}

function Facts({ facts }: FactsProps) {
  return (
    <dl className="grid break-inside-avoid gap-x-8 sm:grid-cols-2">
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="flex items-baseline justify-between gap-4 border-b border-line py-2.5"
        >
          <dt className="text-muted">{label}</dt>
          <dd className="text-right font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export type ValuationFacts = Omit<StoredValuation, 'id'>;

interface ResultProps {
  valuation: ValuationFacts;
  place?: string;
  drawing: ReactNode;
  nextStep?: ReactNode;
  outcome: RegionalOutcome;
  regional?: ReactNode;
}

const factsOf = (valuation: ValuationFacts, place?: string) => [
  { label: 'Bewertungs-ID', value: formatReference(valuation.reference) },
  { label: 'Datum', value: formatDate(valuation.createdAt) },
  ...homeFacts(valuation, place),
];

const TITLE = 'Geschätzter Wert nach der Grundformel';

function BaseHeadline({ value }: { value: number }) {
  return (
    <>
      <p className="mt-6 text-muted">{TITLE}</p>
      <p className="font-serif text-5xl font-semibold tracking-tight sm:text-7xl">
        {formatEuros(value)}
      </p>
      <p className="mt-3 max-w-prose text-muted">
        Eine unverbindliche Ersteinschätzung aus Fläche und Alter. Lage und Ausstattung kennt die
        Formel nicht.
      </p>
    </>
  );
}

function BaseLine({ value, why, children }: { value: number; why: string; children: ReactNode }) {
  return (
    <div className="mt-8 max-w-3xl border-t border-line pt-4">
      <p className="font-semibold">
        {TITLE}: <span>{formatEuros(value)}</span>
      </p>
      <p className="mt-1 max-w-prose text-muted">{why}</p>
      <details className="mt-1">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-petrol underline underline-offset-4">
          So rechnet die Grundformel
        </summary>
        <div className="mt-3 mb-4">{children}</div>
      </details>
    </div>
  );
}

export function Result({ valuation, place, drawing, nextStep, outcome, regional }: ResultProps) {
  const { area, yearBuilt, postalCode, estimatedValue: base } = valuation;
  const baseFactors = <BaseFactors area={area} yearBuilt={yearBuilt} value={base} />;
  return (
    <>
      <div className="grid items-end gap-8 md:grid-cols-[1fr_auto]">
        <div>
          <h1 tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
            Bewertung erfolgreich erstellt!
          </h1>
          {outcome.isPossible ? (
            <RegionalHeadline valuation={outcome} base={base} />
          ) : (
            <BaseHeadline value={base} />
          )}
        </div>
        {nextStep && <div className="md:order-last md:col-span-2">{nextStep}</div>}
        <div className="w-48 justify-self-start sm:w-64 md:justify-self-end">{drawing}</div>
      </div>
      {outcome.isPossible && (
        <BaseLine
          value={base}
          why={whyFiguresDiffer(base, outcome, [postalCode, place].filter(Boolean).join(' '))}
        >
          {baseFactors}
        </BaseLine>
      )}
      {regional}
      <div className="mt-12">
        <Facts facts={factsOf(valuation, place)} />
        <div className="mt-5 flex justify-end">
          <PrintButton icon={<PrinterIcon />} />
        </div>
      </div>
      {!outcome.isPossible && (
        <section aria-labelledby="rechnung" className="mt-14 max-w-3xl">
          <h2 id="rechnung" className="text-2xl">
            So rechnet die Grundformel
          </h2>
          <div className="mt-5">{baseFactors}</div>
        </section>
      )}
    </>
  );
}
