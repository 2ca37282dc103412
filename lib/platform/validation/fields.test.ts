import { optionalAgreement, optionalChoice, phone, postalCode, requiredAgreement } from './fields';

describe('requiredAgreement', () => {
  const schema = requiredAgreement('muss sein');

  test('takes a ticked box', () => {
    expect(schema.parse(true)).toBe(true);
  });

  test.each([false, null, undefined, 'true', 'on', '', 1, [true], {}])('refuses %p', (value) => {
    expect(schema.safeParse(value).error?.issues.map(({ message }) => message)).toEqual([
      'muss sein',
    ]);
  });
});

describe('optionalAgreement', () => {
  const schema = optionalAgreement('ja oder nein');

  test.each([
    [true, true],
    [false, false],
    [null, false],
    [undefined, false],
  ])('%p means %p', (value, expected) => {
    expect(schema.parse(value)).toBe(expected);
  });

  test.each(['true', 'on', '', 0, 1, [], {}])('takes no %p for an answer', (value) => {
    expect(schema.safeParse(value).error?.issues.map(({ message }) => message)).toEqual([
      'ja oder nein',
    ]);
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
      expect(schema.safeParse(value).error?.issues.map(({ message }) => message)).toEqual([
        'nicht dabei',
      ]);
    },
  );
});

describe('phone', () => {
  const schema = phone({ min: 6, message: 'ungültig' });
  const messages = (value: unknown) =>
    schema.safeParse(value).error?.issues.map(({ message }) => message);

  test.each(['123456', '030 1234567', '+49 (0)30/1234-567', '0'.repeat(50), 'Tel. 12'])(
    'takes %s as it was written',
    (value) => {
      expect(schema.parse(value)).toBe(value);
    },
  );

  test('does not count spaces around it', () => {
    expect(schema.parse('  123456 ')).toBe('123456');
    expect(messages(' 12345 ')).toEqual(['ungültig']);
  });

  test.each(['', '12345', '      ', null, undefined, 123456, ['123456'], {}, true])(
    'refuses %p',
    (value) => {
      expect(messages(value)).toEqual(['ungültig']);
    },
  );

  test('refuses what is too long or holds control characters, and says so', () => {
    expect(messages('0'.repeat(51))).toEqual(['Bitte den Text auf höchstens 50 Zeichen kürzen']);
    expect(messages('030\u0000123456')).toEqual([
      'Bitte unsichtbare Steuerzeichen aus diesem Feld entfernen',
    ]);
  });
});

describe('postalCode', () => {
  const schema = postalCode('ungültig');

  test.each([
    ['80331', '80331'],
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
    '-8033',
    '8033.',
    'D-80331',
    '80331\n80331',
    '80331\u0000',
    80331,
    1067,
    null,
    undefined,
    true,
    ['80331'],
    {},
  ])('refuses %p', (value) => {
    expect(schema.safeParse(value).error?.issues.map(({ message }) => message)).toEqual([
      'ungültig',
    ]);
  });
});
