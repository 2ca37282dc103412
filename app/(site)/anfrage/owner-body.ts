import { z } from 'zod';
import { parse } from '@/lib/platform/validation/parse';

const FORM = 'Bitte senden Sie die Angaben als Formular';

const id = z.string({ error: FORM });

/**
 * A form about a request: which one it is, by the token of a link or, where the browser's pass opens it,
 * by its id; beside whatever the form holds.
 */
const schema = z
  .looseObject({ token: id.optional(), request: id.optional() }, { error: FORM })
  .refine(({ token, request }) => token !== undefined || request !== undefined, { error: FORM });

/**
 * Reads a form that was sent by script.
 * @throws AppError `invalid` (422)
 */
export function ownerBody(body: unknown) {
  return parse(schema, body);
}
