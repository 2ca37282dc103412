import 'server-only';
import { z } from 'zod';
import { readYaml } from '@/lib/read-content';
import { idSchema, lineSchema, textSchema } from './answer';

/** Matched against the folded message without punctuation. */
const patternSchema = z.string().transform((source, context) => {
  try {
    return new RegExp(source);
  } catch (error) {
    context.addIssue(String(error));
    return z.NEVER;
  }
});

const guardSchema = z.strictObject({
  id: idSchema,
  patterns: z.array(patternSchema).min(1),
  questions: z.array(lineSchema).min(1),
  text: textSchema,
  /** Where more of it can be read, as in an answer */
  sources: z.array(lineSchema).optional(),
});

/**
 * What is answered before any search: someone is in danger, or asks for something we do not help
 * with.
 */
export type Guard = z.output<typeof guardSchema>;

const CONTENT = readYaml(
  'adviser/guards.yaml',
  z.strictObject({ guards: z.array(guardSchema).min(1), harmless: z.array(lineSchema) }),
);

export const GUARDS = CONTENT.guards;

/** Ordinary questions that sound like the subject of a guard. */
export const HARMLESS = CONTENT.harmless;
