import { lengthInWords } from './length';

test.each([
  [{ hours: 1 }, 'eine Stunde'],
  [{ hours: 12 }, 'zwölf Stunden'],
  [{ days: 1 }, 'einen Tag'],
  [{ days: 3 }, 'drei Tage'],
  [{ days: 14 }, '14 Tage'],
  [{ days: 30 }, '30 Tage'],
  [{ months: 1 }, 'einen Monat'],
  [{ months: 2 }, 'zwei Monate'],
  [{ months: 12 }, 'zwölf Monate'],
  [{ years: 1 }, 'ein Jahr'],
  [{ years: 5 }, 'fünf Jahre'],
])('%j is %j', (length, words) => {
  expect(lengthInWords(length)).toBe(words.replace(' ', '\u00a0'));
});
