import { formatEuros } from '@/lib/platform/format/number';
import type { Confidence, RegionalValuation } from './regional/outcome';

/** Follows 'Aussagekraft'. */
export const CONFIDENCE_LABELS: Record<Confidence, string> = {
  high: 'hoch',
  medium: 'mittel',
  low: 'gering',
};

export const VALUE_LABEL = 'Geschätzter Wert';

/** Introduces the Grundformel beside a value. */
export const FORMULA_ASIDE = 'Zum Vergleich, ohne Lage gerechnet';

/** Introduces the Grundformel where there is no value. */
export const FORMULA_ALONE = 'Als grobe Faustregel aus Fläche und Alter, ohne Lage gerechnet';

export const NO_VALUE_HELP =
  'Ein Tippfehler? Dann berichtigen Sie die Angabe. Stimmt sie, hilft ein Gespräch: Unsere Fachleute sehen sich an, was keine Rechnung kennt.';

/** '420.000 € bis 870.000 €' */
export const rangeLabel = ({ from, to }: RegionalValuation['range']) =>
  `${formatEuros(from)} bis ${formatEuros(to)}`;

export function startOf(propertyType: string, nationalMedian: number) {
  const isFlat = propertyType === 'eigentumswohnung';
  const homes = isFlat ? 'Wohnungen' : 'Häuser';
  return {
    label: `Ausgangswert: ${isFlat ? 'mittlere Wohnung' : 'mittleres Haus'} in Deutschland`,
    text: `Die Hälfte aller ${homes} in Deutschland wird teurer angeboten, die andere günstiger.`,
    euros: nationalMedian,
  };
}

/** Like the factors of the base formula, beginning with the national median. */
export function regionalSteps(
  propertyType: string,
  { nationalMedian, factors }: RegionalValuation,
) {
  return [
    startOf(propertyType, nationalMedian),
    ...factors.map(({ label, text, euros, isAssumed }) => ({
      label: isAssumed ? `${label} (angenommen)` : label,
      text,
      euros,
    })),
  ];
}
