import { answerOf } from './testing.fixture';

const of = (entries: Record<string, string>) => answerOf('vorfaelligkeitsentschaedigung', entries);

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-30T12:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

/** guide nebenkosten-fuer-eigentuemer */
const guide = { debt: '90.000', contractRate: '3,8', currentRate: '2,5', remainingYears: '3' };

test.each([
  [guide, '3.510 €'],
  [{ ...guide, currentRate: '' }, '3.510 €'],
  [{ debt: '160.000', contractRate: '3,9', currentRate: '2,4', remainingYears: '3' }, '7.200 €'],
  // Nothing is lost at a higher rate, or at the end of the term.
  [{ debt: '90.000', contractRate: '1,4', currentRate: '3,2', remainingYears: '4' }, '0 €'],
  [{ ...guide, remainingYears: '0' }, '0 €'],
  // At most ten and a half years: 100,000 × 1 % × 10.5
  [{ debt: '100.000', contractRate: '3,5', remainingYears: '15' }, '10.500 €'],
  // Paid out in March 2020: from November 2026 40 months to March 2030, and 6 of notice
  [
    {
      debt: '120.000',
      contractRate: '3,5',
      remainingYears: '9',
      startYear: '2020',
      startMonth: '3',
    },
    '4.600 €',
  ],
  // More than ten years ago
  [{ ...guide, startYear: '2014' }, '0 €'],
  // 97.50 a month for 36 months, discounted: 97.50 × 34.6484
  [{ ...guide, instalment: '285' }, '3.378 €'],
])('%j: %s', (entries, amount) => {
  expect(of(entries).amount).toBe(amount);
});

test('after ten years only the six months of notice count', () => {
  const { headline, steps } = of({ ...guide, startYear: '2014' });
  expect(headline).toContain('Mit sechs Monaten Frist');
  // 90,000 × 1.3 % ÷ 2
  expect(steps).toContain('Fließt das Geld schon heute zurück, höchstens 585 €');
});

test('the steps lead to what the bank gets', () => {
  expect(of({ ...guide, instalment: '285' }).steps).toEqual([
    'Restschuld 90.000 €',
    'Entgangener Zins im Jahr, 1,3 % der Restschuld 1.170 €',
    'Für 3 Jahre 3.510 €',
    'weniger durch Tilgung und Abzinsung −132 €',
    'An die Bank zu zahlen 93.378 €',
  ]);
});

test.each([
  ['3.000', 'kann stimmen'],
  ['4.000', 'etwas über'],
  ['9.000', 'deutlich über'],
])('the bank demands %s €: %s', (demanded, words) => {
  expect(of({ ...guide, demanded }).notes.join(' ')).toContain(words);
});

test('the day from which notice is free', () => {
  const notes = of({ ...guide, startYear: '2019', startMonth: '6' }).notes.join(' ');
  expect(notes).toContain('nach dem Juni 2029');
  expect(notes).toContain('im Dezember 2029');
  expect(of({ ...guide, startYear: '2016' }).notes.join(' ')).toContain('kommt auf den Tag an');
});

test.each([
  [{ startMonth: '3' }, 'startYear'],
  [{ startYear: '2027' }, 'startYear'],
  [{ startYear: '2026', startMonth: '12' }, 'startMonth'],
  [{ instalment: '100' }, 'instalment'],
])('%j does not fit together', (entries, field) => {
  const { errors = {} } = of({ ...guide, ...entries });
  expect(Object.keys(errors)).toEqual([field]);
  expect(errors[field]).toMatch(/^Bitte /);
});
