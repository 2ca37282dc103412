import { optionalNumber, requiredNumber } from './fields';
import { parseGermanNumber } from './german-number';

const options = {
  message: 'keine Zahl',
  min: 0.5,
  minMessage: 'zu klein',
  max: 50,
  maxMessage: 'zu groß',
};
const optional = optionalNumber(options);
const required = requiredNumber(options);
const messages = (schema: typeof optional | typeof required, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

describe.each([
  ['optional', optional],
  ['required', required],
])('an %s number', (_, schema) => {
  test.each([
    [3.5, 3.5],
    ['3,5', 3.5],
    ['0,5', 0.5],
    ['50', 50],
  ])('takes %j', (value, expected) => {
    expect(schema.parse(value)).toBe(expected);
  });

  test.each([0.49, '0,49', 0, '0', -1, '-1', -1e308])('finds %j too small', (value) => {
    expect(messages(schema, value)).toEqual(['zu klein']);
  });

  test.each([50.01, '50,01', '1.200', 1e308, '9'.repeat(40)])('finds %j too large', (value) => {
    expect(messages(schema, value)).toEqual(['zu groß']);
  });

  test.each<unknown>([
    'vier',
    '1e1',
    true,
    [],
    {},
    { valueOf: 4 },
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ])('refuses %p as no number', (value) => {
    expect(messages(schema, value)).toEqual(['keine Zahl']);
  });
});

describe('no answer', () => {
  test.each(['', '  ', '\u00a0', null, undefined])('%j is fine where it is optional', (value) => {
    expect(optional.parse(value)).toBeUndefined();
  });

  test.each(['', '  ', '\u00a0', null, undefined])(
    '%j is refused where it is required',
    (value) => {
      expect(messages(required, value)).toEqual(['keine Zahl']);
    },
  );
});

describe('parseGermanNumber', () => {
  test.each([
    ['82,5', 82.5],
    ['82.5', 82.5],
    ['1.200', 1200],
    ['1.200,5', 1200.5],
    ['1.234.567,89', 1_234_567.89],
    ['1,200', 1.2],
    ['-3,5', -3.5],
    ['01067', 1067],
  ])('reads %j as %d', (typed, expected) => {
    expect(parseGermanNumber(typed)).toBe(expected);
  });

  test.each([
    ['1 200', 1200],
    ['1\u202f200,5', 1200.5],
  ])('does not mind the spaces in %j', (typed, expected) => {
    expect(parseGermanNumber(typed)).toBe(expected);
  });

  test.each(['', ' ', '\t\n', '\u00a0'])('%j is no answer', (typed) => {
    expect(parseGermanNumber(typed)).toBeUndefined();
  });

  test.each(['hundert', '1e3', '1,2,3', '1,200.5', ',', '١٢'])('%j is no number', (typed) => {
    expect(parseGermanNumber(typed)).toBeNaN();
  });
});
