import { formatEuros } from '@/lib/format/number';
import { routes } from '@/lib/routes';
import { REGIONAL_DATA_AS_OF } from '@/lib/valuation/regional/as-of';
import { confidenceLabel } from '@/lib/valuation/regional/confidence-label';
import { whyFiguresDiffer } from '@/lib/valuation/regional/difference';
import type { RegionalValuation } from '@/lib/valuation/regional/outcome';
import { RangeBar, RangeLegend } from './range-bar';

interface RegionalProps {
  valuation: RegionalValuation;
  /** Figure of the base formula, whole euros */
  base: number;
  place: { postalCode: string; place: string };
}

function Confidence({ valuation }: Pick<RegionalProps, 'valuation'>) {
  return (
    <div className="mt-6 border-t border-line pt-4">
      <h3 className="text-lg">Aussagekraft: {confidenceLabel(valuation.confidence)}</h3>
      <ul className="mt-1 space-y-1 text-muted">
        {valuation.confidenceReasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}

/** The regional figure with its range, how far it can be relied on, and why it is another one. */
export function Regional({ valuation, base, place }: RegionalProps) {
  const { value, range } = valuation;
  return (
    <>
      <p className="text-muted">Regionaler Wert, mit Lage, Größe und Zustand gerechnet</p>
      <p className="font-serif text-4xl font-semibold tracking-tight sm:text-6xl">
        {formatEuros(value)}
      </p>
      <p className="mt-3 font-semibold">
        Spanne: {formatEuros(range.from)} bis {formatEuros(range.to)}
      </p>
      <div className="mt-3">
        <RangeBar value={value} range={range} base={base} />
        <RangeLegend />
      </div>
      <p className="mt-3 max-w-prose text-base text-muted">
        In acht von zehn Fällen liegt der Angebotspreis in der Spanne. Die Grundformel kommt auf{' '}
        {formatEuros(base)}.
      </p>
      <p className="mt-4 max-w-prose">{whyFiguresDiffer(base, valuation, place)}</p>
      <Confidence valuation={valuation} />
      <p className="mt-4 max-w-prose text-base text-muted">
        Eine unverbindliche Ersteinschätzung. Datenstand: {REGIONAL_DATA_AS_OF}.{' '}
        <a href={routes.method} className="text-petrol underline underline-offset-4">
          So wird gerechnet
        </a>
      </p>
    </>
  );
}
