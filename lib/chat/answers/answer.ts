import { z } from 'zod';

/**
 * Property types for which a rule may not hold. `home`: flats and single-family houses, also terraced
 * and semi-detached ones, villas and bungalows. The other ones: apartment buildings, land, and
 * business property.
 */
const PROPERTY_SCOPES = ['home', 'apartment-building', 'land', 'business'] as const;

export type PropertyScope = (typeof PROPERTY_SCOPES)[number];

export const lineSchema = z.string().trim().min(1);

/** kebab-case, unlike any other: 'maklerprovision-hoehe' */
export const idSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected lower-case letters and digits with hyphens');

/** A passage that was written to be an answer. */
export const answerSchema = z.strictObject({
  id: idSchema,
  /** The question in one line, as an editor would print it */
  title: lineSchema,
  /** Other ways in which people ask the same, everyday German */
  questions: z.array(lineSchema).min(1),
  /** Words of the matter that stand in none of the questions */
  keywords: z.array(lineSchema).optional(),
  /** Two to five sentences; paragraphs, `- ` lists and `**bold**` */
  text: lineSchema,
  /**
   * Where it can be read, the best first: `slug#heading-id` of a guide, or a path of the portal. The
   * statement is to be found under that very heading.
   */
  sources: z.array(lineSchema).min(1),
  /** Where the answer holds for some kinds of property only; unset, it holds for all */
  scope: z.array(z.enum(PROPERTY_SCOPES)).min(1).optional(),
});

export type Answer = z.output<typeof answerSchema>;
