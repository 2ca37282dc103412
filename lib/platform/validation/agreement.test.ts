import { optionalAgreement, requiredAgreement } from './agreement';

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
