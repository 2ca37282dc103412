import { z } from 'zod';
import { text } from './text';

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

/** A phone number as people write it: only its length is checked, in characters. */
export function phone({ min, message }: { min: number; message: string }) {
  return text({ min, max: 50, message });
}

/** A German postcode: exactly five digits, kept as text because it may start with a zero. */
export function postalCode(message: string) {
  return z
    .string({ error: message })
    .trim()
    .regex(/^\d{5}$/, { error: message });
}

const FORMAL = [
  ['Bitte gib ', 'Bitte geben Sie '],
  ['Bitte wähle ', 'Bitte wählen Sie '],
  ['Bitte sende ', 'Bitte senden Sie '],
  [' deine ', ' Ihre '],
] as const;

/** A message that the wizard says with 'du', as every other page says it: with 'Sie'. */
export const inFormal = (message: string): string =>
  FORMAL.reduce((text, [du, sie]) => text.replace(du, sie), message);
