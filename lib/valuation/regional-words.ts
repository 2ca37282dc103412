import { formatEuros } from '@/lib/format/number';
import type { Confidence, RegionalValuation } from './regional/outcome';

/** What the second figure is called, beside 'Grundformel'. */
export const REGIONAL_TITLE = 'Regionale Bewertung';

/** The data behind the regional figure, as every place that shows it names them. */
export const REGIONAL_DATA =
  'Angebotspreise 2020 und 2024, mit dem Häuserpreisindex fortgeschrieben';

/** The version of the model that gives the figure: the month in which it was fitted. */
export const REGIONAL_VERSION = '2026-11';

/** How much the range can be relied on: follows 'Aussagekraft'. */
export const CONFIDENCE_WORDS: Record<Confidence, string> = {
  high: 'hoch',
  medium: 'mittel',
  low: 'gering',
};

/** What the range means, in one sentence without address. */
export const RANGE_MEANING =
  'Bei acht von zehn Angeboten, an denen wir gemessen haben, lag der Preis innerhalb einer solchen Spanne.';

/** '420.000 € bis 870.000 €' */
export const rangeWords = ({ from, to }: RegionalValuation['range']) =>
  `${formatEuros(from)} bis ${formatEuros(to)}`;

/** What the factors start from: 'Ein mittleres Haus in Deutschland'. */
export function startWords(propertyType: string): string {
  const isFlat = propertyType === 'eigentumswohnung';
  return isFlat ? 'Eine mittlere Wohnung in Deutschland' : 'Ein mittleres Haus in Deutschland';
}

/** The factors in the shape of those of the base formula: first the national median, then what changes it. */
export function regionalSteps(
  propertyType: string,
  { nationalMedian, factors }: RegionalValuation,
) {
  return [
    {
      label: startWords(propertyType),
      text: 'Die Hälfte der Angebote war teurer.',
      euros: nationalMedian,
    },
    ...factors.map(({ label, text, euros, isAssumed }) => ({
      label: isAssumed ? `${label} (angenommen)` : label,
      text,
      euros,
    })),
  ];
}
