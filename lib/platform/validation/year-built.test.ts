import { optionalYearBuilt } from './year-built';

const schema = optionalYearBuilt({
  message: 'kein Jahr',
  minMessage: 'zu früh',
  maxMessage: (year) => `höchstens ${year}`,
});
const firstMessage = (value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-06-15T12:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('optionalYearBuilt', () => {
  test.each([
    [1990, 1990],
    ['1990', 1990],
    [' 1990 ', 1990],
    [1800, 1800],
    ['1800', 1800],
    [2026, 2026],
    ['2026', 2026],
  ])('takes %j', (value, expected) => {
    expect(schema.parse(value)).toBe(expected);
  });

  test.each(['', '  ', null, undefined])('%j is no answer', (value) => {
    expect(schema.parse(value)).toBeUndefined();
  });

  test.each([
    [1799, 'zu früh'],
    ['1799', 'zu früh'],
    [1799.5, 'zu früh'],
    [0, 'zu früh'],
    [-1990, 'zu früh'],
    ['90', 'zu früh'],
    [2027, 'höchstens 2026'],
    ['2027', 'höchstens 2026'],
    [99999, 'höchstens 2026'],
    [1990.5, 'kein Jahr'],
    ['1990,5', 'kein Jahr'],
    ['ca. 1990', 'kein Jahr'],
    ['1990/91', 'kein Jahr'],
    ['1.1.1990', 'kein Jahr'],
    [true, 'kein Jahr'],
    [[1990], 'kein Jahr'],
    [{}, 'kein Jahr'],
    [Number.NaN, 'kein Jahr'],
    [Number.POSITIVE_INFINITY, 'kein Jahr'],
  ])('answers %p with "%s"', (value, message) => {
    expect(firstMessage(value)).toBe(message);
  });
});

describe("New Year's Eve in Berlin", () => {
  test('the coming year is refused until midnight there, and taken from then on', () => {
    jest.setSystemTime(new Date('2026-12-31T22:59:59.999Z'));
    expect(firstMessage(2027)).toBe('höchstens 2026');
    jest.setSystemTime(new Date('2026-12-31T23:00:00Z'));
    expect(schema.parse(2027)).toBe(2027);
    expect(firstMessage(2028)).toBe('höchstens 2027');
  });
});
