import { PrinterIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { PrintButton } from '@/components/ui/print-button';
import { formatDate } from '@/lib/platform/format/date';
import { formatEuros } from '@/lib/platform/format/number';
import { homeFacts } from '@/lib/requests/answers';
import { formatReference } from '@/lib/valuation/reference';
import type { StoredValuation } from '@/lib/requests/kinds/valuation';
import { estimate } from '@/lib/valuation/estimate';
import { explain } from '@/lib/valuation/explanation';
import { Factors } from './factors';

interface BaseFactorsProps {
  /** m² */
  area: number;
  yearBuilt: number | null;
  /** Whole euros, as stored */
  value: number;
}

/** How the base formula comes to its figure. */
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

/** What the valuation rests on, as a list of terms. */
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

/** What the page shows of a valuation. */
export type ValuationFacts = Omit<StoredValuation, 'id'>;

interface ResultProps {
  valuation: ValuationFacts;
  /** Name of the place, where the postcode is known */
  place?: string;
  drawing: ReactNode;
  /** The regional figure, after that of the base formula */
  regional?: ReactNode;
  /** Its whole euros, where there is one */
  regionalValue?: number;
}

const factsOf = (valuation: ValuationFacts, place?: string) => [
  { label: 'Bewertungs-ID', value: formatReference(valuation.reference) },
  { label: 'Datum', value: formatDate(valuation.createdAt) },
  ...homeFacts(valuation, place),
];

/** A stored valuation: the figures, what they rest on, and how that of the base formula comes about. */
export function Result({ valuation, place, drawing, regional, regionalValue }: ResultProps) {
  const { area, yearBuilt, estimatedValue } = valuation;
  return (
    <>
      <div className="grid items-end gap-8 md:grid-cols-[1fr_auto]">
        <div>
          <h1 tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
            Bewertung erfolgreich erstellt!
          </h1>
          <p className="mt-6 text-muted">Geschätzter Wert nach der Grundformel</p>
          <p className="font-serif text-5xl font-semibold tracking-tight sm:text-7xl">
            {formatEuros(estimatedValue)}
          </p>
          <p className="mt-3 max-w-prose text-muted">
            Eine unverbindliche Ersteinschätzung aus Fläche und Alter. Lage und Ausstattung kennt
            die Formel nicht.
            {regionalValue !== undefined && (
              <>
                {' '}
                Meist näher am Angebotspreis liegt die{' '}
                <a href="#regional" className="text-petrol underline underline-offset-4">
                  regionale Bewertung: {formatEuros(regionalValue)}
                </a>
                .
              </>
            )}
          </p>
        </div>
        <div className="w-48 justify-self-start sm:w-64 md:justify-self-end">{drawing}</div>
      </div>
      {regional}
      <div className="mt-12">
        <Facts facts={factsOf(valuation, place)} />
      </div>
      <section aria-labelledby="rechnung" className="mt-14 max-w-3xl">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h2 id="rechnung" className="text-2xl">
            So rechnet die Grundformel
          </h2>
          <PrintButton icon={<PrinterIcon />} />
        </div>
        <div className="mt-5">
          <BaseFactors area={area} yearBuilt={yearBuilt} value={estimatedValue} />
        </div>
      </section>
    </>
  );
}
