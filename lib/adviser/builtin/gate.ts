import { glossaryTerms } from '@/lib/words/terms';
import type { Knowledge } from '../knowledge/knowledge';
import { withoutNumbers } from '@/lib/adviser/tools/parsed-numbers';
import { OWN_FROM } from './constants';
import { chanceOf } from './rank';
import { type FoundPassage, retrieve } from './retrieve';
import { aboutOf, dependence, type Thread } from './thread';

/** Separate a fitting answer from one that only shares some words, each from about 0 to 1. */
export const GATE_SIGNS = [
  'standing',
  'margin',
  'chance',
  'beyondChance',
  'beyond',
  'beyondFirst',
  'terms',
  'unknown',
  'about',
] as const;

export type GateSign = (typeof GATE_SIGNS)[number];

const MANY_TERMS = 10;

export function gateSigns(found: FoundPassage, goesOn: boolean): Record<GateSign, number> {
  const { candidates, beyond, terms } = found;
  const [best, second] = candidates;
  return {
    standing: best?.standing ?? 0,
    margin: (best?.standing ?? 0) - (second?.standing ?? 0),
    chance: chanceOf(best?.evidence.probability ?? 0),
    beyondChance: chanceOf(beyond?.probability ?? 0),
    beyond: beyond?.probability ?? 0,
    beyondFirst: beyond?.first ?? 0,
    terms: Math.min(terms.length, MANY_TERMS) / MANY_TERMS,
    unknown: terms.filter(({ isKnown }) => !isKnown).length / Math.max(1, terms.length),
    about: goesOn ? 1 : 0,
  };
}

/** Logistic regression: `npm run eval:chat -- --fit`. */
const CERTAINTY: Record<GateSign | 'bias', number> = {
  bias: -2.59,
  standing: 0.25,
  margin: 0.16,
  chance: 1.39,
  beyondChance: -0.37,
  beyond: -4.76,
  beyondFirst: -4.21,
  terms: 1.46,
  unknown: -0.83,
  about: -0.23,
};

/** From 0 to 1. */
function certainty(found: FoundPassage, goesOn: boolean): number {
  if (found.candidates.length === 0) return 0;
  const signs = gateSigns(found, goesOn);
  const sum = GATE_SIGNS.reduce(
    (total, sign) => total + CERTAINTY[sign] * signs[sign],
    CERTAINTY.bias,
  );
  return 1 / (1 + Math.exp(-sum));
}

export interface Judged extends FoundPassage {
  certainty: number;
  isFollowUp: boolean;
}

export function lookUp(knowledge: Knowledge, message: string, thread: Thread): Judged {
  const { topic, said, scope } = thread;
  const asked = { message: withoutNumbers(message), said, scope };
  const weight = topic ? dependence(message, knowledge) : 0;
  // 'Wer zahlt den Makler?' is short as well, and asks for something of its own.
  if (weight === 1 && glossaryTerms(message, knowledge.vocabulary).length > 1) {
    const alone = retrieve(knowledge, asked);
    const sure = certainty(alone, false);
    if (sure >= OWN_FROM) return { ...alone, certainty: sure, isFollowUp: false };
  }
  const isFollowUp = weight === 1;
  const about = topic && { text: aboutOf(topic), weight };
  const found = retrieve(knowledge, { ...asked, about, last: isFollowUp ? topic?.id : undefined });
  return { ...found, certainty: certainty(found, isFollowUp), isFollowUp };
}
