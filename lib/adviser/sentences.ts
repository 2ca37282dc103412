import 'server-only';
import { z } from 'zod';
import { readYaml } from '@/lib/read-content';
import { textSchema } from './answers/answer';

/** Sentences that may stand in others, by their names in braces. */
const SHARED = { purpose: [], agree: [] } as const;

/** What the adviser says of itself and of a calculation, and what is filled in for a name in braces. */
const SENTENCES = {
  ...SHARED,
  greeting: [],
  howAreYou: [],
  thanks: [],
  goodbye: [],
  machine: [],
  help: [],
  complaint: [],
  goOn: [],
  refusal: [],
  callback: [],
  person: [],
  modelResting: [],
  needed: ['what'],
  neededType: [],
  neededPrice: [],
  neededArea: [],
  costs: ['type', 'price', 'commission', 'share'],
  costsShared: ['share'],
  costsFree: ['share'],
  priceRange: ['least', 'most'],
  noFormula: [],
  wrongArea: [],
  wrongYear: [],
  wrongPostalCode: [],
  postalCodeHelps: [],
  yearHelps: [],
  estimate: ['value', 'home', 'factors', 'regional'],
  estimateRegional: ['value', 'home', 'from', 'to', 'assumed', 'base', 'why', 'factors'],
  regionalAssumed: ['factors'],
  regionalImpossible: ['reason'],
  regionalUnasked: [],
} as const satisfies Record<string, readonly string[]>;

type Name = keyof typeof SENTENCES;
type Values<N extends Name> = Record<(typeof SENTENCES)[N][number], string>;
type Filled<N extends Name> = (typeof SENTENCES)[N]['length'] extends 0 ? [] : [Values<N>];

const BRACES = /\{([^{}]*)\}/g;

const sentenceSchema = (allowed: readonly string[]) =>
  textSchema.superRefine((text, context) => {
    for (const [braces, name = ''] of text.matchAll(BRACES)) {
      if (!allowed.includes(name)) context.addIssue(`nothing can be filled in for ${braces}`);
    }
  });

export const sentencesSchema = z.strictObject(
  Object.fromEntries(
    Object.entries(SENTENCES).map(([name, values]) => [
      name,
      sentenceSchema(name in SHARED ? [] : [...values, ...Object.keys(SHARED)]),
    ]),
  ),
);

const TEXTS = readYaml('adviser/sentences.yaml', sentencesSchema) as Record<Name, string>;

/** A sentence of content/adviser/sentences.yaml, with what was calculated filled in. */
export function say<N extends Name>(name: N, ...[values]: Filled<N>): string {
  const all: Record<string, string> = { ...TEXTS, ...values };
  return TEXTS[name].replace(BRACES, (_, filled: string) => all[filled] ?? '').trim();
}
