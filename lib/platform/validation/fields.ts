import { z } from 'zod';
import { text } from './text';

export function requiredAgreement(message: string) {
  return z.literal(true, { error: message });
}

export function optionalAgreement(message: string) {
  return z
    .boolean({ error: message })
    .nullish()
    .transform((value) => value ?? false);
}

/** Empty text, `null` and a missing field become `undefined`. */
export function optionalChoice<const Value extends string>(
  values: readonly Value[],
  message: string,
) {
  return z
    .union([z.literal(''), z.null(), z.undefined(), z.enum(values)], { error: message })
    .transform((value): Value | undefined => (value ? (value as Value) : undefined))
    .optional();
}

export function phone({ min, message }: { min: number; message: string }) {
  return text({ min, max: 50, message });
}

/** Text, because of the leading zero. */
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

/** Changes 'du' (wizard) to 'Sie' (all other pages). */
export const inFormal = (message: string): string =>
  FORMAL.reduce((text, [du, sie]) => text.replace(du, sie), message);
