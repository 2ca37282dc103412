import 'server-only';
import { z } from 'zod';
import { readYaml } from '@/lib/read-content';
import { idSchema, lineSchema, textSchema } from './answer';

const limitSchema = z.strictObject({
  id: idSchema,
  questions: z.array(lineSchema).min(1),
  text: textSchema,
});

/** A field next to ours: it sounds like a sale, and the guides hold no answer. */
export type Limit = z.output<typeof limitSchema>;

export const LIMITS = readYaml('adviser/limits.yaml', z.array(limitSchema));

const limitId = z.enum(LIMITS.map(({ id }) => id));

/** A question that is more like one of these than like any answered question is refused. */
export const OUTSIDE = readYaml(
  'adviser/outside.yaml',
  z.array(z.strictObject({ limit: limitId, questions: z.array(lineSchema).min(1) })),
);
