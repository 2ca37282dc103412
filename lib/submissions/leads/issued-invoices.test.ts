import { invoiceNumber, reversed, totals } from './issued-invoices';

const line = (cents: number) => ({ id: 'a', date: '2026-11-25T12:00:00.000Z', text: 'A+', cents });

test.each([
  [[], 0, 0],
  [[4980], 4980, 946],
  [[4980, 14_900, -4980], 14_900, 2831],
  [[-4980], -4980, -946],
])('lines of %j cents are %d net and %d tax', (cents, netCents, taxCents) => {
  expect(totals(cents.map(line))).toEqual({ netCents, taxCents });
});

test('a counter-invoice takes back to the cent what it cancels', () => {
  for (const cents of [[4980], [4980, -4980, 3745], [-1], [14_950]]) {
    const [given, taken] = [totals(cents.map(line)), totals(reversed(cents.map(line)))];
    expect([given.netCents + taken.netCents, given.taxCents + taken.taxCents]).toEqual([0, 0]);
  }
});

test('numbers have the year and five digits', () => {
  expect(invoiceNumber(7, '2026-11')).toBe('RE-2026-00007');
});
