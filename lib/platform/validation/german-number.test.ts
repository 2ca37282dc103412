import { parseGermanNumber } from './german-number';

describe('parseGermanNumber', () => {
  test.each([
    ['82', 82],
    ['82,5', 82.5],
    ['82.5', 82.5],
    [',5', 0.5],
    ['.5', 0.5],
    ['5,', 5],
    ['1.200', 1200],
    ['1.200,5', 1200.5],
    ['1.234.567,89', 1_234_567.89],
    ['12.34', 12.34],
    ['1,200', 1.2],
    ['-3,5', -3.5],
    ['+1.200', 1200],
    ['01067', 1067],
    ['0', 0],
  ])('reads %j as %d', (typed, expected) => {
    expect(parseGermanNumber(typed)).toBe(expected);
  });

  test.each([
    ['1 200', 1200],
    [' 82,5\t', 82.5],
    ['1\u00a0200', 1200],
    ['1\u202f200,5', 1200.5],
  ])('does not mind the spaces in %j', (typed, expected) => {
    expect(parseGermanNumber(typed)).toBe(expected);
  });

  test.each(['', ' ', '\t\n', '\u00a0'])('%j is no answer', (typed) => {
    expect(parseGermanNumber(typed)).toBeUndefined();
  });

  test.each([
    'hundert',
    '82 m²',
    '1e3',
    '0x10',
    'Infinity',
    'NaN',
    '1.2.3',
    '12.34,5',
    '1,2,3',
    '1,200.5',
    '1.200.50',
    '--5',
    '5-',
    '-',
    ',',
    '.',
    '1_000',
    "1'200",
    '١٢',
    '１２',
  ])('%j is no number', (typed) => {
    expect(parseGermanNumber(typed)).toBeNaN();
  });
});
