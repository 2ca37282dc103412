import { z } from 'zod';
import { FORBIDDEN_IN_LINE, FORBIDDEN_IN_TEXT } from '@/lib/platform/validation/control-characters';
import { parseGermanNumber } from '@/lib/platform/validation/german-number';
import { currentYear } from '@/lib/platform/format/berlin-day';
import { AppError, type FieldErrors } from '@/lib/platform/http/errors';

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

/** Such as the zero-width space. */
const INVISIBLE = /\p{Cf}/gu;

const CONTROL_MESSAGE = 'Bitte unsichtbare Steuerzeichen aus diesem Feld entfernen';

interface TextOptions {
  min?: number;
  max: number;
  message: string;
  multiline?: boolean;
}

/**
 * Limits in characters. Postgres cannot store NUL; other control characters can mislead readers.
 */
export function text({ min = 0, max, message, multiline = false }: TextOptions) {
  const forbidden = multiline ? FORBIDDEN_IN_TEXT : FORBIDDEN_IN_LINE;
  return z
    .string({ error: message })
    .max(max, { error: `Bitte den Text auf höchstens ${max} Zeichen kürzen`, abort: true })
    .trim()
    .refine((value) => value.isWellFormed() && !forbidden.test(value), {
      error: CONTROL_MESSAGE,
      abort: true,
    })
    .refine((value) => [...value.replace(INVISIBLE, '')].length >= min, { error: message });
}

/** Empty text, `null` and a missing field become `undefined`. */
export function optionalText(options: Omit<TextOptions, 'min'>) {
  return text(options)
    .nullish()
    .transform((value) => value || undefined);
}

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
  /** Like `maxMessage`, unless given, the message */
  minMessage?: string;
  max: number;
  maxMessage?: string;
}

const MAX_DIGITS = 40;

/** A JSON number or a typed one; empty text, `null` and a missing field become `undefined`. */
export function optionalNumber({
  message,
  min,
  minMessage = message,
  max,
  maxMessage = message,
}: NumberOptions) {
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

const SUMMARY = 'Bitte die markierten Angaben prüfen.';

const NO_OBJECT = 'Bitte die Angaben als JSON-Objekt senden';

/** The first message per top-level field; errors of the whole input under `form`. */
export function fieldErrors(error: z.ZodError, wording = (message: string) => message) {
  const fields: FieldErrors = {};
  for (const { path, code, message } of error.issues) {
    const isNoObject = path.length === 0 && code === 'invalid_type';
    fields[String(path[0] ?? 'form')] ??= isNoObject ? NO_OBJECT : wording(message);
  }
  return fields;
}

/** For what a schema cannot know */
export const refusedFields = (fields: FieldErrors, message = SUMMARY) =>
  new AppError('invalid', message, { fields });

/** Throws AppError `invalid` (422) with a message for each field. */
export function parse<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  wording?: (message: string) => string,
): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw refusedFields(fieldErrors(result.error, wording));
}
