import { z } from 'zod';
import { parseGermanNumber } from './german-number';

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
