import { postalCode } from './postal-code';

const schema = postalCode('ungültig');

describe('postalCode', () => {
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
