import type { z } from 'zod';
import { AppError, type FieldErrors } from '@/lib/platform/http/errors';

const SUMMARY = 'Bitte die markierten Angaben prüfen.';

/** In place of what zod says of input that is no object, which is English. */
const NO_OBJECT = 'Bitte die Angaben als JSON-Objekt senden';

/**
 * The first message for each top-level field; what concerns the whole input stands under `form`.
 * @param wording how the page says the schema's messages
 */
export function fieldErrors(error: z.ZodError, wording = (message: string) => message) {
  const fields: FieldErrors = {};
  for (const { path, code, message } of error.issues) {
    const isNoObject = path.length === 0 && code === 'invalid_type';
    fields[String(path[0] ?? 'form')] ??= isNoObject ? NO_OBJECT : wording(message);
  }
  return fields;
}

/**
 * Checks input against a schema.
 * @param wording see {@link fieldErrors}
 * @throws AppError `invalid` (422) with a message for each field
 */
export function parse<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  wording?: (message: string) => string,
): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new AppError('invalid', SUMMARY, { fields: fieldErrors(result.error, wording) });
}
