import { phone } from './phone';

const schema = phone({ min: 6, message: 'ungültig' });
const messages = (value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

describe('phone', () => {
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
