import { answerOf } from './testing.fixture';

/** The example of the guide nebenkosten-fuer-eigentuemer. */
const guide = {
  price: '350.000',
  debt: '90.000',
  compensation: '3.510',
  nominal: '200.000',
  papers: '420',
  other: '2.000',
};

test('the costs of the guide’s example, one by one', () => {
  expect(answerOf('verkaufskosten', guide).steps).toEqual([
    // 350,000 × 3.57 %
    'Maklerprovision, 3,57 % vom Preis 12.495 €',
    'Vorfälligkeitsentschädigung 3.510 €',
    // 217.50 and 123 × 1.19 = 146.37
    'Löschung der Grundschuld beim Grundbuchamt 217,50 €',
    'Treuhandauftrag der Bank beim Notar 146,37 €',
    'Energieausweis und Unterlagen 420 €',
    'Weitere Kosten 2.000 €',
    'Zusammen, 5,37 % vom Preis 18.788,87 €',
  ]);
});

test.each([
  // 350,000 − 90,000 − 18,788.87; the guide assumes 103.63 more for the notary
  [guide, 'Vom Kaufpreis bleiben: 241.211,13 €'],
  [{ price: '420.000', percent: '3,57', compensation: '5.300', papers: '90' }, '399.616 €'],
  [{ price: '295.000', debt: '64.000', compensation: '2.100' }, '218.368,50 €'],
  [{ price: '375.000', debt: '92.000', percent: '0' }, '283.000 €'],
  [
    { price: '520.000', percent: '3,57', owners: '4' },
    'Für jeden von 4 Eigentümern bleiben: 125.359 €',
  ],
  [
    { price: '350.000', debt: '50.000', percent: '0', share: '75' },
    'Auf Ihren Anteil von 75 % entfallen: 225.000 €',
  ],
  [
    { price: '280.000', debt: '295.000', percent: '0', owners: '2' },
    'Der Kaufpreis reicht nicht. Es fehlen: 15.000 €',
  ],
])('the proceeds of %j: %s', (entries, headline) => {
  expect(answerOf('erloes', entries).headline).toContain(headline);
});

test('the steps to the proceeds add up', () => {
  expect(answerOf('erloes', { price: '480.000', debt: '140.000', owners: '2' }).steps).toEqual([
    'Verkaufspreis 480.000 €',
    'Restschuld −140.000 €',
    'Maklerprovision, 3,57 % vom Preis −17.136 €',
    'Es bleiben 322.864 €',
    'geteilt durch 2 161.432 €',
  ]);
});

test('equal owners and a share of one’s own exclude each other', () => {
  const { errors } = answerOf('erloes', { price: '400.000', owners: '2', share: '50' });
  expect(errors).toEqual({
    share: 'Bitte entweder die Zahl der Eigentümer oder Ihren Anteil eingeben',
  });
});

test.each([
  [{ target: '200.000', percent: '0' }, '200.000 €'],
  // 300,000 ÷ 0.9643 = 311,106.50
  [{ target: '200.000', debt: '100.000' }, '311.107 €'],
  // 96,430 ÷ 0.9643, exactly
  [{ target: '96.430' }, '100.000 €'],
])('the least price for %j: %s', (entries, price) => {
  expect(answerOf('mindestpreis', entries).amount).toBe(price);
});

test('notes say what a loan may still cost', () => {
  const notes = answerOf('verkaufskosten', { price: '400.000', debt: '100.000' }).notes.join(' ');
  expect(notes).toContain('Nicht eingerechnet ist eine Vorfälligkeitsentschädigung');
  expect(notes).toContain('Nicht eingerechnet ist die Löschung');
});
