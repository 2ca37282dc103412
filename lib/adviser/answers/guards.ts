import 'server-only';
import { z } from 'zod';
import { readYaml } from '@/lib/read-content';
import { idSchema, lineSchema, textSchema } from './answer';

/** Held against the folded message without marks. */
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
  /** Whoever says one of these is meant */
  patterns: z.array(patternSchema).min(1),
  /** How else people write it */
  questions: z.array(lineSchema).min(1),
  /** What is said to them */
  text: textSchema,
  /** Where more of it can be read, as in an answer */
  sources: z.array(lineSchema).optional(),
});

/** What is answered before anything is looked up: somebody is in need, or asks for what we do not help with. */
export type Guard = z.output<typeof guardSchema>;

const CONTENT = readYaml(
  'adviser/guards.yaml',
  z.strictObject({ guards: z.array(guardSchema).min(1), harmless: z.array(lineSchema) }),
);

export const GUARDS = CONTENT.guards;

/** What sounds like a guard's matter and is an ordinary question. */
export const HARMLESS = CONTENT.harmless;
