import { formatEuros, formatNumber, formatPercent } from '@/lib/platform/format/number';
import { routes } from '@/lib/routes';
import { rangeMeaning, REGIONAL_DATA } from '@/lib/valuation/regional/data-state';
import { modelCard } from '@/lib/valuation/regional/model-card';
import type { RegionalValuation } from '@/lib/valuation/regional/outcome';
import { CONFIDENCE_LABELS, rangeLabel, VALUE_LABEL } from '@/lib/valuation/regional-labels';
import { RangeBar, RangeLegend } from './range-bar';

interface RegionalProps {
  valuation: RegionalValuation;
  isFlat: boolean;
}

/** By measured errors (docs/valuation.md). */
function howFarOff({ confidence }: RegionalValuation, isFlat: boolean): string {
  const { regional, baseFormula } = modelCard.errors[isFlat ? 'flat resale' : 'house resale'];
  const percent = (share: number) => formatPercent(Math.round(share));
  const offers = `${formatNumber(regional.n)} ${isFlat ? 'Wohnungsangeboten' : 'Hausangeboten'}`;
  const advice =
    confidence === 'low'
      ? 'Hier kommt es aber auf die ganze Spanne an, nicht auf den einen Betrag.'
      : `Ohne Lage gerechnet wären es ${percent(baseFormula.medianAbsoluteErrorPct)}.`;
  return `Im Test mit ${offers} lag jeder zweite geschätzte Wert höchstens ${percent(regional.medianAbsoluteErrorPct)} daneben. ${advice}`;
}

export function RegionalHeadline({ valuation }: Pick<RegionalProps, 'valuation'>) {
  const { value, range } = valuation;
  return (
    <>
      <p className="mt-6 text-muted">{VALUE_LABEL}</p>
      <p className="font-serif text-5xl font-semibold tracking-tight sm:text-7xl">
        {formatEuros(value)}
      </p>
      <p className="mt-3 text-lg font-semibold">Spanne: {rangeLabel(range)}</p>
      <div className="mt-3 max-w-xl">
        <RangeBar value={value} range={range} />
        <RangeLegend />
      </div>
      <p className="mt-3 max-w-prose text-base text-muted">{rangeMeaning(valuation)}</p>
    </>
  );
}

export function Regional({ valuation, isFlat }: RegionalProps) {
  return (
    <>
      <p className="max-w-prose">{howFarOff(valuation, isFlat)}</p>
      <div className="mt-6 border-t border-line pt-4">
        <h3 className="text-lg">Aussagekraft: {CONFIDENCE_LABELS[valuation.confidence]}</h3>
        <ul className="mt-1 space-y-1 text-muted">
          {valuation.confidenceReasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
      <p className="mt-4 max-w-prose text-base text-muted">
        Eine unverbindliche Ersteinschätzung. Datenstand: {REGIONAL_DATA}.{' '}
        <a href={routes.method} className="text-petrol underline underline-offset-4">
          So wird gerechnet
        </a>
      </p>
    </>
  );
}
