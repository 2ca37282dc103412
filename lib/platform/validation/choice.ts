import { z } from 'zod';

/** One of a list, or nothing: an empty text, `null` and a missing field all become `undefined`. */
export function optionalChoice<const Value extends string>(
  values: readonly Value[],
  message: string,
) {
  return z
    .union([z.literal(''), z.null(), z.undefined(), z.enum(values)], { error: message })
    .transform((value): Value | undefined => (value ? (value as Value) : undefined))
    .optional();
}
