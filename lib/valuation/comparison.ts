import { formatEuros, formatPercent } from '@/lib/format/number';
import { PRICE_PER_SQUARE_METRE } from './estimate';
import type { FactorName, RegionalValuation } from './regional/outcome';

/** Percent apart from which two figures are said to differ strongly. */
const FAR = 30;
/** Percent up to which they are said to be close. */
const NEAR = 3;

/** What the base formula does not know, with the words that follow 'vor allem wegen'. */
const UNKNOWN_TO_FORMULA: Partial<Record<FactorName, string>> = {
  region: 'der Lage',
  type: 'des Immobilientyps',
  plot: 'des Grundstücks',
  rooms: 'der Zimmerzahl',
  condition: 'des Zustands',
};

/** By how many percent the regional figure lies above (or below) that of the base formula, rounded. */
export function percentApart(base: number, regional: number): number {
  return base > 0 ? Math.round((regional / base - 1) * 100) : 0;
}

/** Whether the two figures are so far apart that whoever works with them should know why. */
export const isFarApart = (base: number, regional: number) =>
  Math.abs(percentApart(base, regional)) > FAR;

/** '46 % höher', '12 % niedriger', 'gleich hoch': the regional figure against that of the base formula. */
export function apartWords(base: number, regional: number): string {
  const percent = percentApart(base, regional);
  if (percent === 0) return 'gleich hoch';
  return `${formatPercent(Math.abs(percent))} ${percent > 0 ? 'höher' : 'niedriger'}`;
}

/** The factor that the formula leaves out and that makes at least half of the difference, if one does. */
function mainReason(base: number, { value, factors }: RegionalValuation): string | undefined {
  const difference = value - base;
  const [most] = factors
    .filter(({ name, euros }) => UNKNOWN_TO_FORMULA[name] && euros * difference > 0)
    .sort((a, b) => Math.abs(b.euros) - Math.abs(a.euros));
  const isMain = most && Math.abs(most.euros) >= Math.abs(difference) / 2;
  return isMain ? UNKNOWN_TO_FORMULA[most.name] : undefined;
}

/**
 * One sentence, without address, on why the base formula and the regional valuation give two figures.
 * @param base whole euros by the base formula, specification 9
 */
export function whyTheyDiffer(base: number, regional: RegionalValuation): string {
  const price = `${formatEuros(PRICE_PER_SQUARE_METRE)} je\u00a0m²`;
  const formula = `Die Grundformel rechnet an jedem Ort mit ${price} und berücksichtigt sonst nur das Alter`;
  const percent = percentApart(base, regional.value);
  if (Math.abs(percent) <= NEAR) {
    return `${formula}; hier kommt sie zu fast demselben Ergebnis wie die regionale Bewertung.`;
  }
  const side = percent > 0 ? 'darüber' : 'darunter';
  const reason = mainReason(base, regional);
  const because = reason ? `, vor allem wegen ${reason}` : '';
  return `${formula}; die regionale Bewertung liegt ${formatPercent(Math.abs(percent))} ${side}${because}.`;
}
