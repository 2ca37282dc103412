import { PrinterIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { PrintButton } from '@/components/ui/print-button';
import { formatDate } from '@/lib/platform/format/date';
import { homeFacts } from '@/lib/submissions/kinds/kinds';
import { formatReference } from '@/lib/submissions/reference';
import type { StoredValuation } from '@/lib/submissions/kinds/valuation';

export type ValuationFacts = Omit<StoredValuation, 'id'>;

interface ResultProps {
  valuation: ValuationFacts;
  place?: string;
  drawing: ReactNode;
  nextStep?: ReactNode;
  headline: ReactNode;
  regional?: ReactNode;
}

const factsOf = (valuation: ValuationFacts, place?: string) => [
  { label: 'Bewertungs-ID', value: formatReference(valuation.reference) },
  { label: 'Datum', value: formatDate(valuation.createdAt) },
  ...homeFacts(valuation, place),
];

export function Result({ valuation, place, drawing, nextStep, headline, regional }: ResultProps) {
  return (
    <>
      <div className="grid items-end gap-8 md:grid-cols-[1fr_auto]">
        <div>
          <h1 tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
            Bewertung erfolgreich erstellt!
          </h1>
          {headline}
        </div>
        {nextStep && <div className="md:order-last md:col-span-2">{nextStep}</div>}
        <div className="w-48 justify-self-start sm:w-64 md:justify-self-end">{drawing}</div>
      </div>
      {regional}
      <div className="mt-12">
        <dl className="grid break-inside-avoid gap-x-8 sm:grid-cols-2">
          {factsOf(valuation, place).map(({ label, value }) => (
            <div
              key={label}
              className="flex items-baseline justify-between gap-4 border-b border-line py-2.5"
            >
              <dt className="text-muted">{label}</dt>
              <dd className="text-right font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-5 flex justify-end">
          <PrintButton icon={<PrinterIcon />} />
        </div>
      </div>
    </>
  );
}
