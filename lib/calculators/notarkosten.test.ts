import { answerOf } from './testing.fixture';

const stepsOf = (entries: Record<string, string>) => answerOf('notarkosten', entries).steps;

test('a purchase, fee by fee: the table of the guide notartermin-und-uebergabe', () => {
  expect(stepsOf({ subject: 'purchase', amount: '400.000' })).toEqual([
    'Notar, Beurkundung des Kaufvertrags (2,0) 1.570 €',
    'Notar, Vollzug (0,5) 392,50 €',
    'Notar, Betreuung (0,5) 392,50 €',
    'Umsatzsteuer auf die Notargebühren (19 %) 447,45 €',
    'Grundbuchamt, Auflassungsvormerkung (0,5) 392,50 €',
    'Grundbuchamt, Umschreibung des Eigentums (1,0) 785 €',
    'Zusammen 3.979,95 €',
  ]);
});

test.each([
  // 3,979.95 and for the charge 635 × 1.19 + 635 = 1,390.65
  [{ subject: 'purchase', amount: '400.000', charge: '300.000' }, '5.370,60 €'],
  // 435 × 1.19 + 435
  [{ subject: 'charge', amount: '200.000' }, '952,65 €'],
  // 217.50 + 217.50 × 1.19
  [{ subject: 'deletion', amount: '200.000' }, '476,33 €'],
  // 2 × 635
  [{ subject: 'certificate', amount: '350.000', debts: '50.000' }, '1.270 €'],
  // The least fee, 15 each
  [{ subject: 'certificate', amount: '1.000', debts: '1.000' }, '30 €'],
])('%j: %s', (entries, sum) => {
  expect(answerOf('notarkosten', entries).amount).toBe(sum);
});

test.each([
  [{ subject: 'charge', amount: '200.000', charge: '1.000' }, 'charge'],
  [{ subject: 'purchase', amount: '200.000', debts: '1.000' }, 'debts'],
  [{ subject: 'certificate', amount: '200.000', debts: '200.001' }, 'debts'],
])('%j does not fit together', (entries, field) => {
  const { errors = {} } = answerOf('notarkosten', entries);
  expect(Object.keys(errors)).toEqual([field]);
  expect(errors[field]).toMatch(/^Bitte /);
});
