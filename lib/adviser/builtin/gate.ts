import type { Knowledge } from '../knowledge/knowledge';
import { withoutNumbers } from '../quantities/without-numbers';
import { BESIDES, BEYOND_FROM, OWN_FROM, STRANGE_BELOW } from './constants';
import { chanceOf } from './rank';
import { type FoundPassage, retrieve } from './retrieve';
import { hasOwnSubject } from '../knowledge/own-subject';
import { aboutOf, asks, type Thread } from './thread';

/** Separate a fitting answer from one that only shares some words, each from about 0 to 1. */
export const GATE_SIGNS = [
  'standing',
  'margin',
  'chance',
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
    beyond: beyond?.probability ?? 0,
    beyondFirst: beyond?.first ?? 0,
    terms: Math.min(terms.length, MANY_TERMS) / MANY_TERMS,
    unknown: terms.filter(({ isKnown }) => !isKnown).length / Math.max(1, terms.length),
    about: goesOn ? 1 : 0,
  };
}

/** Logistic regression: `npm run eval:chat -- --fit`. */
const CERTAINTY: Record<GateSign | 'bias', number> = {
  bias: -2.11,
  standing: 0.16,
  margin: 0.28,
  chance: 1.88,
  beyond: -5.2,
  beyondFirst: -3.78,
  terms: 1.23,
  unknown: -0.74,
  about: -0.26,
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

/** As in a fresh conversation; of an earlier one only the kind of property counts. */
export function lookUpAlone(knowledge: Knowledge, message: string, { scope }: Thread): Judged {
  const found = retrieve(knowledge, { message: withoutNumbers(message), scope });
  return { ...found, certainty: certainty(found, false), isFollowUp: false };
}

function standsAlone(
  { certainty: sure, beyond, terms }: Judged,
  isOwn: boolean,
  isStory: boolean,
): boolean {
  if (!isOwn) return sure >= OWN_FROM.followUp && terms.length > 2;
  const isBeyond = (beyond?.probability ?? 0) >= BEYOND_FROM;
  return sure >= (isStory ? OWN_FROM.story : OWN_FROM.question) || sure < STRANGE_BELOW || isBeyond;
}

/** The conversation helps only where the message alone is not enough. */
export function lookUp(
  knowledge: Knowledge,
  message: string,
  { topic, scope }: Thread,
  alone: Judged,
): Judged {
  const isOwn = hasOwnSubject(message, knowledge);
  const isWritten = isOwn && knowledge.exactly(message) !== undefined;
  if (!topic) return alone;
  const isStory = !asks(message);
  if (isWritten || standsAlone(alone, isOwn, isStory)) return alone;
  const isFollowUp = !isOwn;
  const about = {
    text: aboutOf(topic),
    weight: isFollowUp || isStory || !asks(topic.question) ? 1 : BESIDES,
  };
  const last = isFollowUp ? topic.id : undefined;
  const found = retrieve(knowledge, { message: withoutNumbers(message), scope, about, last });
  return { ...found, certainty: certainty(found, isFollowUp), isFollowUp };
}
