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

describe('requiredAgreement', () => {
  const schema = requiredAgreement('muss sein');

  test('takes a ticked box', () => {
    expect(schema.parse(true)).toBe(true);
  });

  test.each([false, null, undefined, 'true', 'on', '', 1, [true], {}])('refuses %p', (value) => {
    expect(messages(schema, value)).toEqual(['muss sein']);
  });
});

describe('optionalAgreement', () => {
  const schema = optionalAgreement('ja oder nein');

  test.each([
    [true, true],
    [null, false],
    [undefined, false],
  ])('%p means %p', (value, expected) => {
    expect(schema.parse(value)).toBe(expected);
  });

  test.each(['true', 'on', '', 0, 1, [], {}])('takes no %p for an answer', (value) => {
    expect(messages(schema, value)).toEqual(['ja oder nein']);
  });
});

describe('optionalChoice', () => {
  const schema = optionalChoice(['villa', 'bungalow'], 'nicht dabei');

  test.each(['villa', 'bungalow'])('takes %s', (value) => {
    expect(schema.parse(value)).toBe(value);
  });

  test.each(['', null, undefined])('%p is no answer', (value) => {
    expect(schema.parse(value)).toBeUndefined();
  });

  test.each(['Villa', ' villa', 'schloss', 'toString', 0, false, [], ['villa'], {}])(
    'refuses %p',
    (value) => {
      expect(messages(schema, value)).toEqual(['nicht dabei']);
    },
  );
});

describe('phone', () => {
  const schema = phone({ min: 6, message: 'ungültig' });

  test.each(['123456', '030 1234567', '+49 (0)30/1234-567', '0'.repeat(50), 'Tel. 12'])(
    'takes %s as it was written',
    (value) => {
      expect(schema.parse(value)).toBe(value);
    },
  );

  test('does not count spaces around it', () => {
    expect(schema.parse('  123456 ')).toBe('123456');
    expect(messages(schema, ' 12345 ')).toEqual(['ungültig']);
  });

  test.each(['', '12345', '      ', null, undefined, 123456, ['123456'], {}, true])(
    'refuses %p',
    (value) => {
      expect(messages(schema, value)).toEqual(['ungültig']);
    },
  );

  test('refuses what is too long or holds control characters, and says so', () => {
    expect(messages(schema, '0'.repeat(51))).toEqual([
      'Bitte den Text auf höchstens 50 Zeichen kürzen',
    ]);
    expect(messages(schema, '030\u0000123456')).toEqual([
      'Bitte unsichtbare Steuerzeichen aus diesem Feld entfernen',
    ]);
  });
});

describe('postalCode', () => {
  const schema = postalCode('ungültig');

  test.each([
    ['01067', '01067'],
    ['00000', '00000'],
    [' 80331 ', '80331'],
  ])('takes %j and keeps its zeros', (value, expected) => {
    expect(schema.parse(value)).toBe(expected);
  });

  test.each([
    '',
    '8033',
    '803311',
    '8033a',
    '80 331',
    '8033１',
    '٨٠٣٣١',
    '80331\n80331',
    80331,
    null,
    undefined,
    true,
    ['80331'],
    {},
  ])('refuses %p', (value) => {
    expect(messages(schema, value)).toEqual(['ungültig']);
  });
});

describe('an address', () => {
  const schema = email('ungültig');
  const local = (length: number) => 'a'.repeat(length);
  const ofLength = (length: number) =>
    `${local(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(length - 196)}.de`;

  test.each([
    'erika@beispiel.de',
    'erika+bewertung@mail.beispiel.co.uk',
    "o'neill@beispiel.ie",
    'info@müller.de',
    `${local(64)}@beispiel.de`,
    ofLength(254),
  ])('takes %s', (address) => {
    expect(schema.parse(address)).toBe(address);
  });

  test.each([
    '',
    'erika',
    '@beispiel.de',
    'erika@beispiel',
    'erika@beispiel..de',
    'erika@-beispiel.de',
    '.erika@beispiel.de',
    'eri..ka@beispiel.de',
    'erika@bei spiel.de',
    'a@b@beispiel.de',
    'erika@beispiel.de, max@beispiel.de',
    'erika@beispiel.de\nBcc: max@beispiel.de',
    'erika\u0000@beispiel.de',
    `${local(65)}@beispiel.de`,
    ofLength(255),
  ])('refuses %j', (address) => {
    expect(messages(schema, address)).toEqual(['ungültig']);
  });

  test.each([null, undefined, 1, true, [], ['erika@beispiel.de'], {}])('refuses %p', (value) => {
    expect(messages(schema, value)).toEqual(['ungültig']);
  });

  test.each([`a@${'a-'.repeat(100_000)}`, `${'a.'.repeat(100_000)}@`, `a@${'a.'.repeat(120)}`])(
    'comes to an end with what is made to be slow',
    (value) => {
      expect(schema.safeParse(value).success).toBe(false);
    },
  );
});

describe('a text', () => {
  const TOO_LONG = 'Bitte den Text auf höchstens 5 Zeichen kürzen';
  const CONTROL = 'Bitte unsichtbare Steuerzeichen aus diesem Feld entfernen';

  const line = text({ min: 2, max: 5, message: 'zu kurz' });
  const lines = text({ max: 5, message: 'kein Text', multiline: true });
  const optional = optionalText({ max: 5, message: 'kein Text' });

  describe('text', () => {
    test.each([
      ['Jo', 'Jo'],
      ['  Jo ', 'Jo'],
      ['Jürgen'.slice(0, 5), 'Jürge'],
      ['😀😀😀😀😀', '😀😀😀😀😀'],
    ])('takes %j', (value, expected) => {
      expect(line.parse(value)).toBe(expected);
    });

    test.each(['', 'J', ' J ', '😀', '   '])('%j is shorter than two characters', (value) => {
      expect(messages(line, value)).toEqual(['zu kurz']);
    });

    test.each([null, undefined, 12, true, [], ['Jo'], {}])('%p is no text', (value) => {
      expect(messages(line, value)).toEqual(['zu kurz']);
    });

    test.each(['sechse', '😀😀😀😀😀😀', 'x'.repeat(1_000_000)])(
      'a text of too many characters says how many',
      (value) => {
        expect(messages(line, value)).toEqual([TOO_LONG]);
      },
    );

    test.each(['a\u0000b', 'a\u0007b', 'a\u001bb', 'a\u007fb', 'a\u0085b', 'a\u202eb', 'a\u2066b'])(
      'refuses the control character in %j, on one line and on several',
      (value) => {
        expect(messages(line, value)).toEqual([CONTROL]);
        expect(messages(lines, value)).toEqual([CONTROL]);
      },
    );

    test.each(['a\ud800', '\udc00a'])('refuses half a character: %j', (value) => {
      expect(messages(line, value)).toEqual([CONTROL]);
    });

    test.each(['a\nb', 'a\r\nb', 'a\tb', 'a\u2028b'])('a line break or tab: %j', (value) => {
      expect(messages(line, value)).toEqual([CONTROL]);
      expect(lines.parse(value)).toBe(value);
    });
  });

  describe('optionalText', () => {
    test.each(['', '   ', '\n', null, undefined])('%j is no answer', (value) => {
      expect(optional.parse(value)).toBeUndefined();
    });

    test.each([
      [12, 'kein Text'],
      [{}, 'kein Text'],
      ['sechse', TOO_LONG],
      ['a\u0000', CONTROL],
    ])('refuses %p', (value, message) => {
      expect(messages(optional, value)).toEqual([message]);
    });
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
