import 'server-only';
import type { DescribedCalculator } from '@/lib/calculators/calculators';
import { wordsOf } from '@/lib/words/stem';
import type { Knowledge } from '../knowledge/knowledge';
import type { ReadText } from '../quantities/assign';
import { NO_CALCULATION } from '../ranking/calculations';
import { ADVISED } from './advised';

/** An amount is asked for: 'wie viel', 'was kostet', 'berechnen'. */
export const HOW_MUCH =
  /wie ?viel|\bwv\b|was (?:kostet|kosten|koste|zahl|nimmt|bekomm|krieg|macht|sind|ist das|war|bleib|spar|kommt|will|fallt|geht)|wie (?:hoch|teuer|gross)|rechn|hohe der|in euro|\bwert\b/;
/** A judgement or a rule is asked for, and no amount. */
const PRINCIPLE =
  /\bublich|\bnormal|angemessen|zulassig|erlaubt|rechtens|verhandel|\bdarf|\bdurfen|warum|wieso|weshalb|\bwer\b|gultig|wirksam|absetz|vermeid|umgeh|unterschied/;
const OWN = /\b(?:ich|mir|mich|mein\w*|wir|uns|unser\w*)\b/;

/** Less than this says no more. */
const LEAST = 1e-4;

const log = (value: number) => Math.log(Math.max(value, LEAST));

/** Logistic regression on the training sets. */
const WEIGHTS = {
  bias: -1.5,
  odds: 0.7,
  amount: 2,
  number: 1,
  howMuch: 1,
  principle: -1,
  own: 0.2,
  long: -0.5,
};

export type CalculationSign = Exclude<keyof typeof WEIGHTS, 'bias'>;

const LONG = 40;

export function calculationSigns(
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

export interface Chosen {
  described: DescribedCalculator;
  /** That a calculation is asked for, from 0 to 1 */
  probability: number;
}

/** The calculator that a message asks for most likely. */
export function choose({ ranking }: Knowledge, message: string, read: ReadText): Chosen {
  const likely = ranking.calculations(message);
  const of = ({ calculator: { name } }: DescribedCalculator) => likely.get(name) ?? 0;
  const described = ADVISED.reduce((best, each) => (of(each) > of(best) ? each : best));
  const odds = log(of(described)) - log(likely.get(NO_CALCULATION) ?? 0);
  const signs = Object.entries(calculationSigns(message, read, odds)) as [
    CalculationSign,
    number,
  ][];
  const sum = signs.reduce((total, [sign, value]) => total + WEIGHTS[sign] * value, WEIGHTS.bias);
  return { described, probability: 1 / (1 + Math.exp(-sum)) };
}
