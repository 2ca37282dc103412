import { optionalText, text } from './text';

const TOO_LONG = 'Bitte den Text auf höchstens 5 Zeichen kürzen';
const CONTROL = 'Bitte unsichtbare Steuerzeichen aus diesem Feld entfernen';

const line = text({ min: 2, max: 5, message: 'zu kurz' });
const lines = text({ max: 5, message: 'kein Text', multiline: true });
const optional = optionalText({ max: 5, message: 'kein Text' });
const messages = (schema: typeof line | typeof optional, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

describe('text', () => {
  test.each([
    ['Jo', 'Jo'],
    ['  Jo ', 'Jo'],
    ['Jürgen'.slice(0, 5), 'Jürge'],
    ["O'Ja", "O'Ja"],
    ['李小龍', '李小龍'],
    ['😀😀😀😀😀', '😀😀😀😀😀'],
    ['<b>', '<b>'],
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

  test('keeps what is there, trimmed', () => {
    expect(optional.parse(' ja ')).toBe('ja');
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
