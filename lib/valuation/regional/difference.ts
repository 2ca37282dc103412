import { formatEuros, formatNumber } from '@/lib/platform/format/number';
import { PRICE_PER_SQUARE_METRE } from '../estimate';
import type { RegionalFactor, RegionalValuation } from './outcome';

/** Follows 'für'. */
const UNKNOWN_TO_FORMULA = {
  region: 'die Lage',
  type: 'den Immobilientyp',
  plot: 'das Grundstück',
  rooms: 'die Zimmerzahl',
  condition: 'den Zustand',
  index: 'die Preisentwicklung',
  energyClass: 'die Energieklasse',
  outdoorSpace: 'Balkon und Garten',
  lift: 'den Aufzug',
  occupancy: 'die Vermietung',
} satisfies Partial<Record<RegionalFactor['name'], string>>;

type UnknownName = keyof typeof UNKNOWN_TO_FORMULA;

/** Share of the larger figure. */
const CLOSE = 0.05;
/** Share of the first reason. */
const SECOND_REASON = 0.4;
/** Share of the difference that the named factors explain. */
const ENOUGH = 0.25;

const isUnknown = (factor: RegionalFactor): factor is RegionalFactor & { name: UnknownName } =>
  factor.name in UNKNOWN_TO_FORMULA;

/**
 * The largest factors that the formula ignores. `base` in whole euros, `where`: '80331 München'.
 */
export function whyFiguresDiffer(
  base: number,
  { value, factors }: RegionalValuation,
  where: string,
): string {
  const difference = value - base;
  if (Math.abs(difference) <= CLOSE * Math.max(value, base)) {
    return `Beide Werte liegen nah beieinander, obwohl die Grundformel die Lage nicht kennt: Ihr Ansatz von ${formatNumber(PRICE_PER_SQUARE_METRE)} € je m² passt hier ungefähr.`;
  }
  const [first, second] = factors
    .filter(isUnknown)
    .filter(({ euros }) => Math.sign(euros) === Math.sign(difference))
    .sort((a, b) => Math.abs(b.euros) - Math.abs(a.euros));
  if (!first || Math.abs(first.euros) < ENOUGH * Math.abs(difference)) {
    const side = difference > 0 ? 'wenig' : 'viel';
    return `Die Grundformel setzt überall ${formatNumber(PRICE_PER_SQUARE_METRE)} € je m² an, gleich wie groß und wie alt; für diese Immobilie in ${where} ist das gemessen an den Angeboten zu ${side}.`;
  }
  const [come, side] = difference > 0 ? ['hinzukommen', 'höher'] : ['abgehen', 'niedriger'];
  const reason = ({ name }: { name: UnknownName }) =>
    `für ${UNKNOWN_TO_FORMULA[name]}${name === 'region' ? ` in ${where}` : ''}`;
  const amount = ({ euros }: RegionalFactor) => formatEuros(Math.abs(euros));
  const isSecond = second && Math.abs(second.euros) >= SECOND_REASON * Math.abs(first.euros);
  const further = isSecond ? ` und ${reason(second)} ${amount(second)}` : '';
  return `Die Grundformel rechnet überall gleich; der geschätzte Wert liegt ${formatEuros(Math.abs(difference))} ${side}, vor allem weil ${reason(first)} ${amount(first)}${further} ${come}.`;
}
