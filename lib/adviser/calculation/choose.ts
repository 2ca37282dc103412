import 'server-only';
import { calculateFrom, type DescribedCalculator } from '@/lib/calculators/calculators';
import { wordsOf } from '@/lib/words/stem';
import type { Knowledge } from '../knowledge/knowledge';
import { patternOf } from '../patterns';
import { readText, type ReadText } from '../quantities/read-text';
import { NO_CALCULATION } from '../ranking/calculations';
import { type Claims, claimsOf } from './claims';
import { ADVISED } from '../advised/advised';

/** An amount is asked for: 'wie viel', 'was kostet', 'berechnen'. */
export const HOW_MUCH = patternOf('howMuch');
/** A judgement or a rule is asked for, and no amount. */
const PRINCIPLE = patternOf('principle');
const OWN = patternOf('ownWords');

/** Less than this says no more. */
const LEAST = 1e-6;

const logOf = (value: number) => Math.log(Math.max(value, LEAST));

const LONG = 40;
/** So many are compared by what they explain. */
const LIKELIEST = 8;

/** Both are logistic regressions on the training sets. */
const FIT = {
  asked: 0.46,
  explained: 1.25,
  left: -0.67,
  choices: 1.94,
  missing: -1.14,
  loose: -0.18,
};
const CALCULATES = {
  bias: -2.95,
  odds: 0.21,
  amount: 2.4,
  number: 0.23,
  none: -0.41,
  howMuch: 0.39,
  principle: -0.95,
  own: -0.5,
  long: -1.3,
  explained: 1.13,
  choices: 1.26,
  result: 0.44,
};

const weighted = <Sign extends string>(
  weights: Record<Sign, number>,
  signs: Record<Sign, number | boolean>,
): number =>
  (Object.keys(weights) as Sign[]).reduce(
    (sum, sign) => sum + weights[sign] * Number(signs[sign]),
    0,
  );

/** How well a calculator fits: its ways to ask, what its words explain, and what is left and missing. */
function fitOf(described: DescribedCalculator, probability: number, read: ReadText) {
  const claims = claimsOf(read, described);
  const { entries, sure, explained } = claims;
  const { errors = {} } = calculateFrom(described, entries);
  const known = Object.keys(sure).length;
  const loose = Object.keys(entries).length - known;
  const signs = {
    asked: logOf(probability),
    explained,
    left: Math.max(0, read.numbers.length - explained - loose),
    choices: known - explained,
    missing: Object.keys(errors).length,
    loose,
  };
  return { described, claims, signs, fit: weighted(FIT, signs) };
}

export interface Chosen {
  read: ReadText;
  described: DescribedCalculator;
  claims: Claims;
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
  const likeliest = [...ADVISED].sort((a, b) => of(b) - of(a));
  const most = likeliest[0] ? of(likeliest[0]) : 0;
  const [best] = likeliest
    .slice(0, LIKELIEST)
    .map((described) => fitOf(described, of(described), read))
    .sort((a, b) => b.fit - a.fit);
  if (!best) throw new Error('There is no calculator');
  const { described, claims, signs } = best;
  const none = likely.get(NO_CALCULATION) ?? 0;
  const kinds = read.numbers.map(({ kinds: [kind] }) => kind);
  const sum = weighted(CALCULATES, {
    bias: true,
    odds: logOf(most) - logOf(none),
    amount: kinds.includes('euros') || kinds.includes('eurosPerArea'),
    number: kinds.some((kind) => kind === 'percent' || kind === 'area' || kind === 'year'),
    none: kinds.length === 0,
    howMuch: HOW_MUCH.test(read.text),
    principle: PRINCIPLE.test(read.text),
    own: OWN.test(read.text),
    long: wordsOf(message).length > LONG,
    explained: Math.min(signs.explained, 3),
    choices: Math.min(signs.choices, 2),
    result: signs.missing === 0,
  });
  const probability = 1 / (1 + Math.exp(-sum));
  return { read, described, claims, probability, isNamed: of(described) > none };
}
