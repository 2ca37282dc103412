import type { CalculatorEntries } from './calculators';
import { answerOf } from './testing.fixture';

/** guide geerbtes-haus: the daughter who sells */
const GUIDE: CalculatorEntries = {
  value: '560.000',
  relation: 'child',
  homeDebts: '30.000',
  otherAssets: '45.000',
};

test.each<[string, CalculatorEntries, string]>([
  ['the guide’s daughter', GUIDE, '17.600 €'],
  ['with proof of the lower value', { ...GUIDE, value: '500.000' }, '11.000 €'],
  ['the guide’s two children', { ...GUIDE, share: '50' }, '0 €'],
  // 540,000 × 25 %
  ['the guide’s niece', { ...GUIDE, relation: 'niece-or-nephew' }, '135.000 €'],
  // a third of 1,215,000 − 15,000 is the free amount
  ['thirds', { value: '1.215.000', relation: 'child', share: '33,33' }, '0 €'],
  // § 13 Abs. 1 Nr. 4b and 4c: 50 of 250 m² of 1,000,000 and 315,000 − 15,000, less 400,000
  ['a widow who stays', { value: '2.000.000', relation: 'spouse', home: 'family-home' }, '0 €'],
  [
    'a child in a large house',
    {
      value: '1.000.000',
      relation: 'child',
      home: 'family-home',
      livingArea: '250',
      otherAssets: '315.000',
    },
    '11.000 €',
  ],
  // § 13d: 540,000 − 400,000, times 11 %
  [
    'a home that is let',
    { value: '600.000', relation: 'child', home: 'let', costs: '0' },
    '15.400 €',
  ],
  // § 14: (300,000 + 300,000 − 400,000) × 11 %
  ['a gift before', { value: '315.000', relation: 'child', earlier: '300.000' }, '22.000 €'],
  // § 17: 915,000 − 15,000 − 256,000 − 500,000, times 11 %
  [
    'a widow who moves',
    { value: '915.000', relation: 'spouse', allowances: '256.000' },
    '15.840 €',
  ],
  // § 19 Abs. 3: 75,000 × 15 % + half of 5,000
  ['hardship', { value: '115.000', relation: 'sibling' }, '13.750 €'],
])('%s', (_, entries, amount) => {
  expect(answerOf('erbschaftsteuer', entries)).toMatchObject({ amount, errors: undefined });
});

test('the steps add up', () => {
  expect(answerOf('erbschaftsteuer', { ...GUIDE, home: 'let', share: '90' }).steps).toEqual([
    'Wert der Immobilie 560.000 €',
    'Schulden auf der Immobilie −30.000 €',
    'zu Wohnzwecken vermietet, 10 % bleiben frei −53.000 €',
    'Übriges Vermögen 45.000 €',
    'Kosten der Beerdigung und des Nachlasses −15.000 €',
    'Nachlass für die Steuer 507.000 €',
    'davon Ihr Anteil, 90 % 456.300 €',
    'Freibetrag −400.000 €',
    'Zu versteuern, auf volle 100 € abgerundet 56.300 €',
    'Steuer, 7 % 3.941 €',
  ]);
});
