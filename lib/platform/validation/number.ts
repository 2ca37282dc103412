import { z } from 'zod';
import { parseGermanNumber } from './german-number';

interface NumberOptions {
  /** Shown when it is no number at all (for a required field also when it is missing) */
  message: string;
  min: number;
  minMessage: string;
  max: number;
  maxMessage: string;
}

/** Longest text that is looked at as a number. */
const MAX_DIGITS = 40;

/**
 * An optional number, from a JSON number or as typed. An empty text, `null` and a missing field
 * become `undefined`.
 */
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

/** A number that must be there. */
export function requiredNumber(options: NumberOptions) {
  return optionalNumber(options).pipe(z.number({ error: options.message }));
}
