import 'server-only';
import { z } from 'zod';
import { readYaml } from '@/lib/read-content';
import { idSchema, lineSchema, textSchema } from './answer';

const limitSchema = z.strictObject({
  id: idSchema,
  /** Ways in which people ask about it */
  questions: z.array(lineSchema).min(1),
  /** What is said instead, without guessing: who does know it */
  text: textSchema,
});

/** A field that borders on ours: it sounds like a sale, and the guides hold no answer. */
export type Limit = z.output<typeof limitSchema>;

/** What the adviser is asked near its field and does not know. */
export const LIMITS = readYaml('adviser/limits.yaml', z.array(limitSchema));

const limitId = z.enum(LIMITS.map(({ id }) => id));

/**
 * Questions that have nothing to do with a sale, or border on it, as people type them: what is more like
 * one of these than like any question that has an answer is refused.
 */
export const OUTSIDE = readYaml(
  'adviser/outside.yaml',
  z.array(z.strictObject({ limit: limitId, questions: z.array(lineSchema).min(1) })),
);
