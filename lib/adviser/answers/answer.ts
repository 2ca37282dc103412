import 'server-only';
import { z } from 'zod';
import { filledText } from '@/lib/content-values';

/** `home` is a flat or a house for one family, also terraced or semi-detached. */
const PROPERTY_SCOPES = ['home', 'apartment-building', 'land', 'business'] as const;

export type PropertyScope = (typeof PROPERTY_SCOPES)[number];

export const lineSchema = z
  .string()
  .trim()
  .min(1)
  .regex(/^[^{}]*$/, 'a placeholder may stand in a title or a text');

/** Plain spaces: non-breaking ones are set where an answer is shown. */
export const textSchema = filledText.transform((text) => text.replaceAll('\u00a0', ' '));

export const idSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected lower-case letters and digits with hyphens');

export const OWN_PREFIX = 'eigen-';

const answerSchema = z.strictObject({
  id: idSchema,
  title: textSchema,
  questions: z.array(lineSchema).min(1),
  keywords: z.array(lineSchema).optional(),
  text: textSchema,
  /** `slug#heading-id` of a guide or a path of the portal, best first */
  sources: z.array(lineSchema).min(1),
  /** Kinds of property that the answer holds for; unset, all */
  scope: z.array(z.enum(PROPERTY_SCOPES)).min(1).optional(),
});

export type Answer = z.output<typeof answerSchema>;

export const answersSchema = z.array(answerSchema).min(1);
