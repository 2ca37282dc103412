import { answerOf } from './testing.fixture';

const answer = (entries: Record<string, string>) => answerOf('teilverkauf', entries);

// By hand. Where the company gets back what it paid, the charge is the interest of a loan.
test.each([
  // 100,000 × 5 % ÷ 12, times 240: BaFin, 3 March 2023, the payout is used up after 20 years
  [
    { value: '400.000', share: '25', years: '20' },
    '100.000 €',
    [
      'Auszahlung, 25 % von 400.000 € 100.000 €',
      '5 % im Jahr 416,67 €',
      'bleibt beim Verkauf 300.000 €',
    ],
    '5 % Sollzins',
  ],
  // 60,000 + 180,000 + 30,000 − 120,000; 270,000 of 600,000 for the owner before the fee
  [
    { value: '400.000', share: '30', years: '10', laterPrice: '600.000', fee: '5' },
    '150.000 €',
    [
      'Unternehmens, 30 % −180.000 €',
      'Durchführungsentgelt, 5 % des Preises −30.000 €',
      '390.000 €',
    ],
    '9,5 % Sollzins',
  ],
  // a quarter less of the company's own, and no charge
  [
    { value: '400.000', share: '25', charge: '0', laterPrice: '300.000' },
    '25.000 €',
    [],
    'Viele Verträge sichern dem Unternehmen einen Mindesterlös',
  ],
  // 117 % of 100,000 is more than a quarter of 300,000
  [
    { value: '400.000', share: '25', charge: '0', laterPrice: '300.000', minimum: '117' },
    '17.000 €',
    ['117 % der Auszahlung −117.000 €', '183.000 €'],
    '1,6 % Sollzins',
  ],
])('%j costs %s', (entries, headline, steps, loan) => {
  const found = answer(entries);
  expect(found.amount).toBe(headline);
  expect(found.steps).toEqual(
    expect.arrayContaining(steps.map((step) => expect.stringContaining(step))),
  );
  expect(found.notes?.join(' ')).toContain(loan);
});

test('more than half is not sold in parts', () => {
  expect(Object.keys(answer({ value: '400000', share: '51' }).errors ?? {})).toEqual(['share']);
});
