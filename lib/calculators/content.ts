import 'server-only';
import { z } from 'zod';
import { filledText } from '@/lib/content-values';
import { DESCRIPTION_LIMIT } from '@/lib/platform/seo/metadata';
import { readYaml } from '@/lib/read-content';
import { TAX_STATES } from './rules/transfer-tax';
import type { Calculator } from './calculator';
import { metaOf } from './fields';

const word = z.string().trim().min(1);

const fieldText = z.strictObject({
  label: word,
  hint: filledText.optional(),
  /** Of a choice: label of each value; absent for the federal states */
  options: z.record(z.string(), word).optional(),
  /** Words beside a number, or for a value of a choice, in a chat message; in lower case without marks */
  words: z.union([z.array(word), z.record(z.string(), z.array(word))]).optional(),
  /** A number of people gives the share of each */
  isShared: z.literal(true).optional(),
  /** How a year of waiting changes the number; a year counts from now */
  waiting: z.literal([1, -1]).optional(),
});

const contentSchema = z.strictObject({
  title: word,
  /** In lists and links */
  short: word,
  /** Search engines show it */
  description: filledText.pipe(z.string().max(DESCRIPTION_LIMIT)),
  /** Heading of the answer in the chat */
  question: word,
  intro: filledText,
  /** When law and rates were last checked */
  asOf: word,
  law: z.array(word).min(1),
  /** Slugs of the two fitting guides */
  guides: z.array(word).length(2),
  fields: z.record(z.string(), fieldText),
  texts: z.record(z.string(), filledText),
  /** Ways to ask for it */
  asks: z.array(word).min(5),
});

export type CalculatorContent = z.output<typeof contentSchema>;

const STATES: Record<string, string> = Object.fromEntries(
  TAX_STATES.map(({ key, label }) => [key, label]),
);

/** The labels of a choice. */
export const optionsOf = (content: CalculatorContent, field: string): Record<string, string> =>
  content.fields[field]?.options ?? STATES;

/** @throws Error that names what the file of a calculator lacks or has too much */
export function calculatorContent({ name, fields }: Calculator): CalculatorContent {
  const path = `calculators/${name}.yaml`;
  const content = readYaml(path, contentSchema);
  const keys = Object.keys(fields.shape);
  const texts = Object.keys(content.fields);
  const odd = [...keys, ...texts].filter((key) => !keys.includes(key) || !texts.includes(key));
  if (odd.length > 0) throw new Error(`content/${path}: fields: ${odd.join(', ')}`);
  for (const [key, schema] of Object.entries(fields.shape)) {
    const { kind } = metaOf(schema as z.ZodType);
    if (kind.type !== 'choice') continue;
    const options = optionsOf(content, key);
    const missing = kind.values.filter((value) => !options[value]);
    if (missing.length > 0) throw new Error(`content/${path}: ${key}: ${missing.join(', ')}`);
  }
  return content;
}
