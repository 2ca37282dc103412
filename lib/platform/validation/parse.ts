import type { z } from 'zod';
import { AppError, type FieldErrors } from '@/lib/platform/http/errors';

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

/** Throws AppError `invalid` (422) with a message for each field. */
export function parse<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  wording?: (message: string) => string,
): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new AppError('invalid', SUMMARY, { fields: fieldErrors(result.error, wording) });
}
