import { z } from 'zod';

/** A box that must be ticked. */
export function requiredAgreement(message: string) {
  return z.literal(true, { error: message });
}

/** A box that may be ticked; untouched means no. */
export function optionalAgreement(message: string) {
  return z
    .boolean({ error: message })
    .nullish()
    .transform((value) => value ?? false);
}
