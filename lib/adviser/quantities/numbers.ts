import 'server-only';
import { z } from 'zod';
import type { Quantity } from '@/lib/calculators/quantities';
import { readYaml } from '@/lib/read-content';

const MEASURES = ['percent', 'area', 'years', 'factor', 'count'] as const satisfies Quantity[];

const words = z.array(z.string());
const values = z.record(z.string(), z.number());

/** The words of numbers. */
export const NUMBERS = readYaml(
  'adviser/numbers.yaml',
  z.strictObject({
    fractions: values,
    people: z.record(z.string(), z.string()),
    units: z.array(
      z.strictObject({
        measures: z.enum(MEASURES).optional(),
        /** So many are one of what it measures: 12 months */
        in: z.number().default(1),
        words: z.string(),
      }),
    ),
    elsewhere: words,
    ones: words,
    teens: words,
    tens: words,
    others: values,
  }),
);
