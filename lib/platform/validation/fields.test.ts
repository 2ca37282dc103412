import {
  optionalAgreement,
  optionalChoice,
  phone,
  postalCode,
  requiredAgreement,
  optionalText,
  text,
  email,
  optionalYearBuilt,
  parse,
} from './fields';
import { z } from 'zod';
import { AppError } from '@/lib/platform/http/errors';

const messages = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

const tooLong = (max: number) => `Bitte den Text auf höchstens ${max} Zeichen kürzen`;
const CONTROL = 'Bitte unsichtbare Steuerzeichen aus diesem Feld entfernen';

const local = (length: number) => 'a'.repeat(length);
const ofLength = (length: number) =>
  `${local(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(length - 196)}.de`;

const asItIs = (...values: unknown[]) => values.map((value) => [value, value]);
const asNothing = (...values: unknown[]) => values.map((value) => [value, undefined]);

const WITH_CONTROL = ['\u0000', '\u0007', '\u001b', '\u007f', '\u0085', '\u202e', '\u2066'].map(
  (sign) => `a${sign}b`,
);
const WITH_BREAK = ['a\nb', 'a\r\nb', 'a\tb', 'a\u2028b'];

interface Field {
  schema: z.ZodType;
  /** A value, and what it is stored as */
  takes: unknown[][];
  /** Values by the reason */
  refuses: Record<string, unknown[]>;
}

const FIELDS: Record<string, Field> = {
  'a required agreement': {
    schema: requiredAgreement('muss sein'),
    takes: asItIs(true),
    refuses: { 'muss sein': [false, null, undefined, 'true', 'on', '', 1, [true], {}] },
  },
  'an optional agreement': {
    schema: optionalAgreement('ja oder nein'),
    takes: [
      [true, true],
      [null, false],
      [undefined, false],
    ],
    refuses: { 'ja oder nein': ['true', 'on', '', 0, 1, [], {}] },
  },
  'an optional choice': {
    schema: optionalChoice(['villa', 'bungalow'], 'nicht dabei'),
    takes: [...asItIs('villa', 'bungalow'), ...asNothing('', null, undefined)],
    refuses: {
      'nicht dabei': ['Villa', ' villa', 'schloss', 'toString', 0, false, [], ['villa'], {}],
    },
  },
  'a phone number': {
    schema: phone({ min: 6, message: 'ungültig' }),
    takes: [
      ...asItIs('123456', '030 1234567', '+49 (0)30/1234-567', '0'.repeat(50), 'Tel. 12'),
      ['  123456 ', '123456'],
    ],
    refuses: {
      ungültig: [' 12345 ', '', '12345', '      ', null, undefined, 123456, ['123456'], {}, true],
      [tooLong(50)]: ['0'.repeat(51)],
      [CONTROL]: ['030\u0000123456'],
    },
  },
  'a postcode': {
    schema: postalCode('ungültig'),
    takes: [...asItIs('01067', '00000'), [' 80331 ', '80331']],
    refuses: {
      ungültig: [
        ...['', '8033', '803311', '8033a', '80 331', '8033１', '٨٠٣٣١', '80331\n80331'],
        ...[80331, null, undefined, true, ['80331'], {}],
      ],
    },
  },
  'an address': {
    schema: email('ungültig'),
    takes: asItIs(
      ...['erika@beispiel.de', 'erika+bewertung@mail.beispiel.co.uk', "o'neill@beispiel.ie"],
      ...['info@müller.de', `${local(64)}@beispiel.de`, ofLength(254)],
    ),
    refuses: {
      ungültig: [
        ...['', 'erika', '@beispiel.de', 'erika@beispiel', 'erika@beispiel..de'],
        ...['erika@-beispiel.de', '.erika@beispiel.de', 'eri..ka@beispiel.de'],
        ...['erika@bei spiel.de', 'a@b@beispiel.de', 'erika@beispiel.de, max@beispiel.de'],
        ...['erika@beispiel.de\nBcc: max@beispiel.de', 'erika\u0000@beispiel.de'],
        ...[`${local(65)}@beispiel.de`, ofLength(255)],
        ...[null, undefined, 1, true, [], ['erika@beispiel.de'], {}],
        // Made to be slow.
        ...[`a@${'a-'.repeat(100_000)}`, `${'a.'.repeat(100_000)}@`, `a@${'a.'.repeat(120)}`],
      ],
    },
  },
  'a line of text': {
    schema: text({ min: 2, max: 5, message: 'zu kurz' }),
    takes: [...asItIs('Jo', 'Jürge', '😀😀😀😀😀'), ['  Jo ', 'Jo']],
    refuses: {
      'zu kurz': ['', 'J', ' J ', '😀', '   ', null, undefined, 12, true, [], ['Jo'], {}],
      [tooLong(5)]: ['sechse', '😀😀😀😀😀😀', 'x'.repeat(1_000_000)],
      [CONTROL]: [...WITH_CONTROL, 'a\ud800', '\udc00a', ...WITH_BREAK],
    },
  },
  'several lines of text': {
    schema: text({ max: 5, message: 'kein Text', multiline: true }),
    takes: asItIs(...WITH_BREAK),
    refuses: { [CONTROL]: WITH_CONTROL },
  },
  'an optional text': {
    schema: optionalText({ max: 5, message: 'kein Text' }),
    takes: asNothing('', '   ', '\n', null, undefined),
    refuses: { 'kein Text': [12, {}], [tooLong(5)]: ['sechse'], [CONTROL]: ['a\u0000'] },
  },
};

describe.each(Object.entries(FIELDS))('%s', (_, { schema, takes, refuses }) => {
  test.each(takes)('takes %j as %j', (value, stored) => {
    expect(schema.parse(value)).toBe(stored);
  });

  test.each(Object.entries(refuses))('says "%s" to each of %j', (message, values) => {
    const said = values.map((value) => [value, messages(schema, value)]);
    expect(said).toEqual(values.map((value) => [value, [message]]));
  });
});

describe('a year', () => {
  const schema = optionalYearBuilt({
    message: 'kein Jahr',
    minMessage: 'zu früh',
    maxMessage: (year) => `höchstens ${year}`,
  });
  const firstMessage = (value: unknown) => messages(schema, value)?.[0];

  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-06-15T12:00:00Z') });
  });

  test.each([
    [1990, 1990],
    [' 1990 ', 1990],
    [1800, 1800],
    [2026, 2026],
  ])('takes %j', (value, expected) => {
    expect(schema.parse(value)).toBe(expected);
  });

  test.each(['', '  ', null, undefined])('%j is no answer', (value) => {
    expect(schema.parse(value)).toBeUndefined();
  });

  test.each([
    [1799, 'zu früh'],
    [-1990, 'zu früh'],
    ['90', 'zu früh'],
    [2027, 'höchstens 2026'],
    [1990.5, 'kein Jahr'],
    ['1990,5', 'kein Jahr'],
    ['ca. 1990', 'kein Jahr'],
    [true, 'kein Jahr'],
    [Number.NaN, 'kein Jahr'],
  ])('answers %p with "%s"', (value, message) => {
    expect(firstMessage(value)).toBe(message);
  });

  test('the coming year is refused until midnight in Berlin, and taken from then on', () => {
    jest.setSystemTime(new Date('2026-12-31T22:59:59.999Z'));
    expect(firstMessage(2027)).toBe('höchstens 2026');
    jest.setSystemTime(new Date('2026-12-31T23:00:00Z'));
    expect(schema.parse(2027)).toBe(2027);
    expect(firstMessage(2028)).toBe('höchstens 2027');
  });
});

describe('a form', () => {
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
