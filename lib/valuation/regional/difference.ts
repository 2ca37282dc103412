import { formatEuros, formatNumber } from '@/lib/format/number';
import { PRICE_PER_SQUARE_METRE } from '../estimate';
import type { FactorName, RegionalFactor, RegionalValuation } from './outcome';

interface Words {
  object: string;
  subject: string;
  pronoun: string;
}

/** What the base formula does not look at, as it stands behind 'kennt' and in front of 'macht'. */
const UNKNOWN_TO_FORMULA = {
  region: { object: 'die Lage', subject: 'die Lage', pronoun: 'sie' },
  type: { object: 'den Immobilientyp', subject: 'der Immobilientyp', pronoun: 'er' },
  plot: { object: 'das Grundstück', subject: 'das Grundstück', pronoun: 'es' },
  rooms: { object: 'die Zimmerzahl', subject: 'die Zimmerzahl', pronoun: 'sie' },
  condition: { object: 'den Zustand', subject: 'der Zustand', pronoun: 'er' },
  index: { object: 'die Preisentwicklung', subject: 'die Preisentwicklung', pronoun: 'sie' },
} satisfies Partial<Record<FactorName, Words>>;

type UnknownName = keyof typeof UNKNOWN_TO_FORMULA;

/** Share of the larger figure below which two figures count as close to each other. */
const CLOSE = 0.05;
/** A second reason is named when it weighs at least this share of the first. */
const SECOND_REASON = 0.4;
/** Share of the difference that the factors have to explain to be named as its reason. */
const ENOUGH = 0.25;

const isUnknown = (factor: RegionalFactor): factor is RegionalFactor & { name: UnknownName } =>
  factor.name in UNKNOWN_TO_FORMULA;

/** What the factor does, measured against the national median: 'macht … 71.000 € mehr aus'. */
const effect = (euros: number) =>
  euros > 0 ? `${formatEuros(euros)} mehr aus` : `${formatEuros(-euros)} weniger aus`;

/**
 * Why the regional figure is not that of the base formula, in one sentence without address: the largest
 * of the factors that the formula does not know and that pull to the same side.
 * @param base figure of the base formula, whole euros
 * @param where '80331 München'
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
  const names = UNKNOWN_TO_FORMULA[first.name];
  const isSecond = second && Math.abs(second.euros) >= SECOND_REASON * Math.abs(first.euros);
  if (!isSecond) {
    return `Die Grundformel kennt ${names.object} nicht; in ${where} macht ${names.pronoun} ${effect(first.euros)} als im bundesweiten Mittel.`;
  }
  const others = UNKNOWN_TO_FORMULA[second.name];
  return `Die Grundformel kennt weder ${names.object} noch ${others.object}; in ${where} macht ${names.subject} ${effect(first.euros)} als im bundesweiten Mittel, ${others.subject} ${formatEuros(Math.abs(second.euros))}.`;
}
