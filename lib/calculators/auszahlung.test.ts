import type { CalculatorEntries } from './calculators';
import { answerOf } from './testing.fixture';

/** guide scheidung-und-gemeinsames-haus */
const GUIDE: CalculatorEntries = { value: '480.000', debt: '180.000', saleCosts: '23.136' };

test.each<[string, CalculatorEntries, string]>([
  ['the guide’s couple', GUIDE, '150.000 €'],
  // guide geerbtes-haus: 360,000 € in three
  ['one of three heirs', { value: '420.000', debt: '60.000', share: '33,33' }, '120.000 €'],
  ['no debts', { value: '300.000' }, '150.000 €'],
  // (200,000 − 260,000) ÷ 2
  ['more debts than value', { value: '200.000', debt: '260.000' }, '30.000 €'],
])('%s', (_, entries, amount) => {
  expect(answerOf('auszahlung', entries)).toMatchObject({ amount, errors: undefined });
});

test('the steps name what has to be financed, and what a sale would leave', () => {
  expect(answerOf('auszahlung', GUIDE).steps).toEqual([
    'Wert der Immobilie 480.000 €',
    'Restschuld −180.000 €',
    'Wert nach Abzug der Schulden 300.000 €',
    'davon 50 % 150.000 €',
    'Auszahlung und Restschuld zusammen, wenn einer alles übernimmt 330.000 €',
    'Zum Vergleich beim Verkauf an Dritte, 50 % nach Kosten 138.432 €',
  ]);
});

test.each([
  ['', '240.000 € je nach Bundesland 8.400 € bis 15.600 €'],
  // § 3 Nr. 4 to 6 and 3 GrEStG; 240,000 € × 3.5 % and 6.5 %
  ['spouse', '§ 3 Nr. 4 GrEStG'],
  ['divorced-spouse', '§ 3 Nr. 5 GrEStG'],
  ['direct-line', '§ 3 Nr. 6 GrEStG'],
  ['co-heir', '§ 3 Nr. 3 GrEStG'],
  ['sibling', '8.400 € bis 15.600 €'],
  ['partner', '8.400 € bis 15.600 €'],
  ['relative', '8.400 € bis 15.600 €'],
])('%s: %s', (relation, said) => {
  expect(answerOf('auszahlung', { ...GUIDE, relation }).notes.join(' ')).toContain(said);
});
