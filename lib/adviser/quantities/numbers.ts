import 'server-only';
import { z } from 'zod';
import { readYaml } from '@/lib/read-content';

const words = z.array(z.string());
const values = z.record(z.string(), z.number());

/** The words of numbers. */
export const NUMBERS = readYaml(
  'adviser/numbers.yaml',
  z.strictObject({
    fractions: values,
    units: z.array(z.strictObject({ measures: z.string(), words: z.string() })),
    elsewhere: words,
    ones: words,
    teens: words,
    tens: words,
    others: values,
  }),
);
