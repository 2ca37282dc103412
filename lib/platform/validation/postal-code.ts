import { z } from 'zod';

/** A German postcode: exactly five digits, kept as text because it may start with a zero. */
export function postalCode(message: string) {
  return z
    .string({ error: message })
    .trim()
    .regex(/^\d{5}$/, { error: message });
}
