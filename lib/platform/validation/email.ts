import { z } from 'zod';

/** RFC 5321, 4.5.3.1.3, less the brackets. */
const MAX_LENGTH = 254;

/** The domain may have letters of any script: `info@müller.de` is a real address. */
const ADDRESS =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}(?<!\.)@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:xn--[a-z0-9-]{2,59}|\p{L}{2,63})$/u;

export function email(message: string) {
  return z
    .string({ error: message })
    .max(MAX_LENGTH, { error: message, abort: true })
    .trim()
    .regex(ADDRESS, { error: message });
}

/** Empty text, `null` and a missing field become `undefined`. */
export function optionalEmail(message: string) {
  return z
    .union([z.literal('').transform(() => undefined), email(message)], { error: message })
    .nullish()
    .transform((value) => value ?? undefined);
}
