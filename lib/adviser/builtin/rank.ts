import type { Judgement } from '../ranking/ranking';
import type { Hit } from '../retrieval/search';

/** What is known of a passage as an answer to one question, each from 0 to about 1. */
export interface Evidence extends Omit<Hit, 'id'>, Judgement {
  section: number;
  firstSection: number;
  /** 1 where it was written for the kind of property that is asked about */
  scope: number;
  /** 1 where it was the last answer and the question is a follow-up */
  repeated: number;
  sameTopic: number;
}

export type Sign = Exclude<keyof Evidence, 'probability'> | 'chance';

const LEAST_CHANCE = 1e-4;

export const chanceOf = (probability: number): number =>
  1 + Math.log10(Math.max(probability, LEAST_CHANCE)) / 4;

export const signsOf = ({ probability, ...evidence }: Evidence): Record<Sign, number> => ({
  ...evidence,
  chance: chanceOf(probability),
});

export const ORDER_SIGNS = [
  'coverage',
  'section',
  'firstSection',
  'scope',
  'repeated',
  'sameTopic',
  'first',
  'second',
  'chance',
] as const satisfies Sign[];

/** Fitted: `npm run eval:chat -- --fit`; `sameTopic` was set by hand. */
const ORDER: Record<Sign, number> = {
  coverage: 4.67,
  section: 1.51,
  firstSection: 1.31,
  scope: 0.82,
  repeated: -3.47,
  sameTopic: 1.2,
  first: 3.01,
  second: 2.83,
  chance: 8.61,
};

/** How well a passage answers; higher is better, and only within one question. */
export function scoreOf(evidence: Evidence): number {
  const signs = Object.entries(signsOf(evidence)) as [Sign, number][];
  return signs.reduce((sum, [sign, value]) => sum + ORDER[sign] * value, 0);
}

/** Within a conversation a passage this far below the first is not shown. */
export const FAR_BELOW = 3;

const FAR = 30;

export const isFarBehind = (second: Evidence, first: Evidence): boolean =>
  second.probability * FAR < first.probability;
