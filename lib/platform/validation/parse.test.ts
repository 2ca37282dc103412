import { z } from 'zod';
import { AppError } from '@/lib/platform/http/errors';
import { fieldErrors, parse } from './parse';

const schema = z.object({
  area: z.number({ error: 'Zahl' }),
  name: z
    .string()
    .min(2, 'kurz')
    .regex(/^[a-z]*$/, 'klein'),
  address: z.object({ city: z.string({ error: 'Ort' }) }).optional(),
});

function failure(input: unknown): AppError {
  try {
    parse(schema, input);
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error('expected an AppError');
}

describe('parse', () => {
  test('gives back the checked input without unknown keys', () => {
    expect(parse(schema, { area: 1, name: 'ab', other: 1 })).toEqual({ area: 1, name: 'ab' });
  });

  test('answers 422 with a message for each wrong field', () => {
    const error = failure({ area: 'x', name: 'a' });
    expect(error).toMatchObject({
      code: 'invalid',
      status: 422,
      message: 'Bitte die markierten Angaben prüfen.',
    });
    expect(error.details).toEqual({ fields: { area: 'Zahl', name: 'kurz' } });
  });

  test('keeps the first of two messages for one field', () => {
    expect(failure({ area: 1, name: 'A' }).details.fields).toEqual({ name: 'kurz' });
  });

  test('puts what is wrong inside a field at that field', () => {
    expect(failure({ area: 1, name: 'ab', address: {} }).details.fields).toEqual({
      address: 'Ort',
    });
  });

  test.each([null, undefined, [], 'text', 1, true])(
    'says under "form" that %p is no form',
    (input) => {
      expect(failure(input).details.fields).toEqual({
        form: 'Bitte die Angaben als JSON-Objekt senden',
      });
    },
  );
});

test('fieldErrors has nothing to say about no errors', () => {
  expect(fieldErrors(new z.ZodError([]))).toEqual({});
});
