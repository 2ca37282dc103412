import 'server-only';
import { z } from 'zod';
import { readYaml } from '@/lib/read-content';
import { idSchema, lineSchema, textSchema } from './answer';

const guardSchema = z.strictObject({
  id: idSchema,
  questions: z.array(lineSchema).min(1),
  text: textSchema,
  sources: z.array(lineSchema).optional(),
});

/** Answered before any search: danger, and requests that we do not help with. */
export type Guard = z.output<typeof guardSchema>;

const CONTENT = readYaml(
  'adviser/guards.yaml',
  z.strictObject({ guards: z.array(guardSchema).min(1), harmless: z.array(lineSchema) }),
);

export const GUARDS = CONTENT.guards;

export const HARMLESS = CONTENT.harmless;
