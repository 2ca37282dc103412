import { z } from 'zod';
import { parseGermanNumber } from '@/lib/platform/validation/german-number';
import { currentYear } from '@/lib/platform/format/date';

interface YearBuiltOptions {
  message: string;
  minMessage: string;
  maxMessage: (year: number) => string;
}

const FIRST_YEAR_BUILT = 1800;

export function optionalYearBuilt({ message, minMessage, maxMessage }: YearBuiltOptions) {
  return optionalNumber({
    message,
    min: FIRST_YEAR_BUILT,
    minMessage,
    max: Number.MAX_VALUE,
    maxMessage: message,
  })
    .refine((year) => year === undefined || Number.isInteger(year), { error: message, abort: true })
    .superRefine((year, context) => {
      // At each check: a server may run past New Year's Eve.
      const latest = currentYear();
      if (year !== undefined && year > latest) {
        context.addIssue({ code: 'custom', message: maxMessage(latest) });
      }
    })
    .optional();
}

interface NumberOptions {
  message: string;
  min: number;
  minMessage: string;
  max: number;
  maxMessage: string;
}

const MAX_DIGITS = 40;

/** A JSON number or a typed one; empty text, `null` and a missing field become `undefined`. */
export function optionalNumber({ message, min, minMessage, max, maxMessage }: NumberOptions) {
  return z
    .union([z.number(), z.string().max(MAX_DIGITS, { error: message }), z.null(), z.undefined()], {
      error: message,
    })
    .transform(
      (value) => (typeof value === 'string' ? parseGermanNumber(value) : value) ?? undefined,
    )
    .pipe(
      z
        .number({ error: message })
        .min(min, { error: minMessage })
        .max(max, { error: maxMessage })
        .optional(),
    )
    .optional();
}

export function requiredNumber(options: NumberOptions) {
  return optionalNumber(options).pipe(z.number({ error: options.message }));
}
