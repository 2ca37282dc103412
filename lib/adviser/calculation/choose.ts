import 'server-only';
import { calculateFrom, type DescribedCalculator } from '@/lib/calculators/calculators';
import { wordsOf } from '@/lib/words/stem';
import type { Knowledge } from '../knowledge/knowledge';
import { patternOf } from '../patterns';
import { readText, type ReadText } from '../quantities/read-text';
import { NO_CALCULATION } from '../ranking/calculations';
import { claimsOf } from './claims';
import { ADVISED } from '../advised/advised';

/** An amount is asked for: 'wie viel', 'was kostet', 'berechnen'. */
export const HOW_MUCH = patternOf('howMuch');
/** A judgement or a rule is asked for, and no amount. */
const PRINCIPLE = patternOf('principle');
const OWN = patternOf('ownWords');

/** Less than this says no more. */
const LEAST = 1e-4;

const log = (value: number) => Math.log(Math.max(value, LEAST));

/** Logistic regression on the training sets. */
const WEIGHTS = {
  bias: -1.9,
  odds: 0.24,
  amount: 3.2,
  number: 1.6,
  howMuch: 0.9,
  principle: -1.2,
  own: -0.55,
  long: -1.3,
};

type CalculationSign = Exclude<keyof typeof WEIGHTS, 'bias'>;

const LONG = 40;

function calculationSigns(
  message: string,
  { text, numbers }: ReadText,
  odds: number,
): Record<CalculationSign, number> {
  const is = (condition: boolean) => (condition ? 1 : 0);
  const kinds = numbers.map(({ kinds: [kind] }) => kind);
  return {
    odds,
    amount: is(kinds.includes('euros') || kinds.includes('eurosPerArea')),
    number: is(kinds.some((kind) => kind === 'percent' || kind === 'area' || kind === 'year')),
    howMuch: is(HOW_MUCH.test(text)),
    principle: is(PRINCIPLE.test(text)),
    own: is(OWN.test(text)),
    long: is(wordsOf(message).length > LONG),
  };
}

/** So many are compared by what they explain. */
const LIKELIEST = 5;

/** How well a calculator fits: its ways to ask, the numbers its words explain, and what is missing. */
const FIT = { explained: 1, known: 2, missing: -1 };

function fitOf(described: DescribedCalculator, probability: number, read: ReadText): number {
  const { entries, sure, explained } = claimsOf(read, described);
  const { errors = {} } = calculateFrom(described, entries);
  return (
    Math.log(Math.max(probability, 1e-12)) +
    FIT.explained * explained +
    FIT.known * Object.keys(sure).length +
    FIT.missing * Object.keys(errors).length
  );
}

export interface Chosen {
  read: ReadText;
  described: DescribedCalculator;
  /** That a calculation is asked for, from 0 to 1 */
  probability: number;
  /** Its words alone ask for it */
  isNamed: boolean;
}

/** The calculator that a message asks for most likely. */
export function choose({ ranking }: Knowledge, message: string): Chosen {
  const read = readText(message);
  const likely = ranking.calculations(message);
  const of = ({ calculator: { name } }: DescribedCalculator) => likely.get(name) ?? 0;
  const likeliest = [...ADVISED].sort((a, b) => of(b) - of(a)).slice(0, LIKELIEST);
  const [best] = likeliest
    .map((described) => ({ described, fit: fitOf(described, of(described), read) }))
    .sort((a, b) => b.fit - a.fit);
  if (!best) throw new Error('There is no calculator');
  const most = Math.max(...ADVISED.map(of));
  const odds = log(most) - log(likely.get(NO_CALCULATION) ?? 0);
  const signs = Object.entries(calculationSigns(message, read, odds)) as [
    CalculationSign,
    number,
  ][];
  const sum = signs.reduce((total, [sign, value]) => total + WEIGHTS[sign] * value, WEIGHTS.bias);
  return {
    read,
    described: best.described,
    probability: 1 / (1 + Math.exp(-sum)),
    isNamed: of(best.described) > (likely.get(NO_CALCULATION) ?? 0),
  };
}
