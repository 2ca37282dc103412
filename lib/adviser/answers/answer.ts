import 'server-only';
import { z } from 'zod';
import { filledText } from '@/lib/content-values';

/**
 * Property types for which a rule may not hold. `home`: flats and single-family houses, also terraced
 * and semi-detached ones, villas and bungalows. The other ones: apartment buildings, land, and
 * business property.
 */
const PROPERTY_SCOPES = ['home', 'apartment-building', 'land', 'business'] as const;

export type PropertyScope = (typeof PROPERTY_SCOPES)[number];

/** As people type it, so without placeholders. */
export const lineSchema = z
  .string()
  .trim()
  .min(1)
  .regex(/^[^{}]*$/, 'a placeholder may stand in a title or a text');

/** With plain spaces: which of them may not break is decided where an answer is shown. */
export const textSchema = filledText.transform((text) => text.replaceAll('\u00a0', ' '));

/** kebab-case, unlike any other: 'maklerprovision-hoehe' */
export const idSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected lower-case letters and digits with hyphens');

/** Begins the id of a passage that an employee has written in the back-office. */
export const OWN_PREFIX = 'eigen-';

/** A passage that was written to be an answer. */
const answerSchema = z.strictObject({
  id: idSchema,
  /** The question in one line, as an editor would print it */
  title: textSchema,
  questions: z.array(lineSchema).min(1),
  /** Words of the matter that stand in none of the questions */
  keywords: z.array(lineSchema).optional(),
  /** Two to five sentences; paragraphs, `- ` lists and `**bold**` */
  text: textSchema,
  /**
   * Where it can be read, the best first: `slug#heading-id` of a guide, or a path of the portal. The
   * statement is to be found under that very heading.
   */
  sources: z.array(lineSchema).min(1),
  /** Where the answer holds for some kinds of property only; unset, it holds for all */
  scope: z.array(z.enum(PROPERTY_SCOPES)).min(1).optional(),
});

export type Answer = z.output<typeof answerSchema>;

export const answersSchema = z.array(answerSchema).min(1);
