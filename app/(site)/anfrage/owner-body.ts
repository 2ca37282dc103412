import { z } from 'zod';
import { parse } from '@/lib/platform/validation/parse';

const FORM = 'Bitte senden Sie die Angaben als Formular';

/** A form of a request's page: whose request it is, beside whatever the form holds. */
const schema = z.looseObject({ token: z.string({ error: FORM }) }, { error: FORM });

/**
 * Reads a form that was sent by script.
 * @throws AppError `invalid` (422)
 */
export function ownerBody(body: unknown) {
  return parse(schema, body);
}
