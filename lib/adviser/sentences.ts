import 'server-only';
import { z } from 'zod';
import { readYaml } from '@/lib/read-content';
import { textSchema } from './answers/answer';

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
  calculationRead: ['figures'],
  calculationAssumes: ['figures'],
  calculationNeeds: ['needed'],
  calculationLeft: ['left'],
  calculationLaw: ['asOf', 'law'],
} as const satisfies Record<string, readonly string[]>;

type SentenceName = keyof typeof SENTENCES;

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

const TEXTS = readYaml('adviser/sentences.yaml', sentencesSchema) as Record<SentenceName, string>;

export function say(name: SentenceName, values: Record<string, string> = {}): string {
  const all: Record<string, string> = { ...TEXTS, ...values };
  const text = TEXTS[name].replace(BRACES, (_, filled: string) => all[filled] ?? '');
  // An empty placeholder leaves two spaces.
  return text.replace(/ {2,}/g, ' ').trim();
}
