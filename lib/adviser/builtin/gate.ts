import type { Found } from './retrieve';
import { chanceOf } from './rank';

/** What tells an answer that fits from one that only shares some words, each from about 0 to 1. */
export const GATE_SIGNS = [
  'standing',
  'margin',
  'chance',
  'beyondChance',
  'beyondFirst',
  'terms',
  'unknown',
  'about',
] as const;

export type GateSign = (typeof GATE_SIGNS)[number];

/** More words than this make a question no clearer. */
const MANY_TERMS = 10;

/** The signs of what was found. */
export function gateSigns(found: Found, goesOn: boolean): Record<GateSign, number> {
  const { candidates, beyond, terms } = found;
  const [best, second] = candidates;
  return {
    standing: best?.standing ?? 0,
    margin: (best?.standing ?? 0) - (second?.standing ?? 0),
    chance: chanceOf(best?.evidence.probability ?? 0),
    beyondChance: chanceOf(beyond?.probability ?? 0),
    beyondFirst: beyond?.first ?? 0,
    terms: Math.min(terms.length, MANY_TERMS) / MANY_TERMS,
    unknown: terms.filter(({ isKnown }) => !isKnown).length / Math.max(1, terms.length),
    about: goesOn ? 1 : 0,
  };
}

/** Logistic regression: `npm run eval:chat -- --fit`. */
const CERTAINTY: Record<GateSign | 'bias', number> = {
  bias: -4.48,
  standing: 0.39,
  margin: 0.03,
  chance: 3.21,
  beyondChance: -1.24,
  beyondFirst: -5.2,
  terms: 0.66,
  unknown: -1.08,
  about: -0.3,
};

/** How certain it is that the first passage answers the question, from 0 to 1. */
export function certainty(found: Found, goesOn: boolean): number {
  if (found.candidates.length === 0) return 0;
  const signs = gateSigns(found, goesOn);
  const sum = GATE_SIGNS.reduce(
    (total, sign) => total + CERTAINTY[sign] * signs[sign],
    CERTAINTY.bias,
  );
  return 1 / (1 + Math.exp(-sum));
}
