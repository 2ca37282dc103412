import { answerOf } from './testing.fixture';

const NAME = 'grunderwerbsteuer';

test.each([
  // guide nebenkosten-fuer-eigentuemer
  [{ price: '350.000', state: 'bayern' }, '12.250 €'],
  [{ price: '350.000', state: 'nordrhein-westfalen' }, '22.750 €'],
  // (380,000 − 20,000) × 6 %
  [{ price: '380.000', state: 'hessen', inventory: '20.000' }, '21.600 €'],
  // § 3 Nr. 1 GrEStG
  [{ price: '2.500', state: 'berlin' }, '0 €'],
  // § 3 Nr. 3 to 6 GrEStG
  [{ price: '200.000', state: 'nordrhein-westfalen', buyer: 'direct-line' }, '0 €'],
  [{ price: '200.000', state: 'nordrhein-westfalen', buyer: 'spouse' }, '0 €'],
  [{ price: '200.000', state: 'sachsen', buyer: 'divorced-spouse' }, '0 €'],
  [{ price: '200.000', state: 'sachsen', buyer: 'co-heir' }, '0 €'],
  [{ price: '240.000', state: 'niedersachsen', buyer: 'sibling' }, '12.000 €'],
  [{ price: '300.000', state: 'hessen', buyer: 'relative' }, '18.000 €'],
  [{ price: '130.000', state: 'berlin', buyer: 'partner' }, '7.800 €'],
])('%j: %s', (entries, tax) => {
  expect(answerOf(NAME, entries).amount).toBe(tax);
});

test('another state is compared', () => {
  const entries = { price: '300.000', state: 'thueringen', otherState: 'bayern' };
  expect(answerOf(NAME, entries).steps).toEqual([
    'Kaufpreis 300.000 €',
    'Steuer, Thüringen, 5 % 15.000 €',
    'Zum Vergleich Bayern, 3,5 % 10.500 €',
    'dort weniger 4.500 €',
    'Kaufpreis und Steuer 315.000 €',
  ]);
});

test('who is exempt also sees what others would pay', () => {
  const { steps, notes } = answerOf(NAME, {
    price: '300.000',
    state: 'hessen',
    buyer: 'direct-line',
  });
  expect(steps).toContain('Steuer für Fremde, Hessen, 6 % 18.000 €');
  expect(notes.join(' ')).toContain('§ 3 Nr. 6 GrEStG');
});

test.each([
  [{ price: '10.000', state: 'hessen', inventory: '10.000' }, 'inventory'],
  [{ price: '10.000', state: 'hessen', otherState: 'hessen' }, 'otherState'],
])('%j does not fit together', (entries, field) => {
  expect(Object.keys(answerOf(NAME, entries).errors ?? {})).toEqual([field]);
});
