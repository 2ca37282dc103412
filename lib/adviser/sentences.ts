import 'server-only';
import { z } from 'zod';
import { readYaml } from '@/lib/read-content';
import { textSchema } from './answers/answer';
import { CALCULATION_SENTENCES } from './calculation-sentences';

const SHARED = { purpose: [], agree: [] } as const;

const SENTENCES = {
  ...SHARED,
  greeting: [],
  howAreYou: [],
  thanks: [],
  goodbye: [],
  machine: [],
  help: [],
  goOn: [],
  refusal: [],
  offer: [],
  otherwise: [],
  whereItStands: ['where', 'law'],
  law: ['paragraphs'],
  callback: [],
  person: [],
  modelResting: [],
  needed: ['what'],
  neededType: [],
  neededPrice: [],
  neededArea: [],
  costs: ['opening', 'agent'],
  costsOpening: ['type', 'price', 'share'],
  costsOpeningFree: ['type', 'price', 'share'],
  costsOpeningAlone: ['type', 'price'],
  costsAgent: ['commission', 'share'],
  costsAgentNamed: ['percent', 'commission', 'share'],
  costsAgentNone: [],
  costsTypeOpen: ['price', 'commission'],
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
  estimateTown: ['least', 'most', 'place', 'home', 'base', 'factors'],
  regionalAssumed: ['factors'],
  regionalImpossible: ['reason'],
  regionalTown: ['place'],
  regionalUnasked: [],
} as const satisfies Record<string, readonly string[]>;

type Sentences = typeof SENTENCES & typeof CALCULATION_SENTENCES;
export type SentenceName = keyof Sentences;
type Values<N extends SentenceName> = Record<Sentences[N][number], string>;
type Filled<N extends SentenceName> = Sentences[N]['length'] extends 0 ? [] : [Values<N>];

export type PlainName = {
  [N in SentenceName]: Sentences[N]['length'] extends 0 ? N : never;
}[SentenceName];

const BRACES = /\{([^{}]*)\}/g;

const sentenceSchema = (allowed: readonly string[]) =>
  textSchema.superRefine((text, context) => {
    for (const [braces, name = ''] of text.matchAll(BRACES)) {
      if (!allowed.includes(name)) context.addIssue(`nothing can be filled in for ${braces}`);
    }
  });

const schemaOf = (sentences: Record<string, readonly string[]>) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(sentences).map(([name, values]) => [
        name,
        sentenceSchema(name in SHARED ? [] : [...values, ...Object.keys(SHARED)]),
      ]),
    ),
  );

export const sentencesSchema = schemaOf(SENTENCES);

const TEXTS = {
  ...readYaml('adviser/sentences.yaml', sentencesSchema),
  ...readYaml('adviser/calculations.yaml', schemaOf(CALCULATION_SENTENCES)),
} as Record<SentenceName, string>;

export function say<N extends SentenceName>(name: N, ...[values]: Filled<N>): string {
  const all: Record<string, string> = { ...TEXTS, ...values };
  const text = TEXTS[name].replace(BRACES, (_, filled: string) => all[filled] ?? '');
  // An empty placeholder leaves two spaces.
  return text.replace(/ {2,}/g, ' ').trim();
}
