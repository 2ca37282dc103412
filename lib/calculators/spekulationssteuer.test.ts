import type { CalculatorEntries } from './calculators';
import { answerOf } from './testing.fixture';

/** guide spekulationssteuer-und-zehnjahresfrist: the example with the depreciation */
const GUIDE: CalculatorEntries = {
  boughtYear: '2017',
  boughtMonth: '12',
  boughtDay: '14',
  soldYear: '2026',
  soldMonth: '11',
  use: 'rented',
  price: '330.000',
  saleCosts: '11.781',
  purchasePrice: '240.000',
  purchaseCosts: '24.000',
  depreciation: '35.640',
  percent: '38',
};

const SHORT: CalculatorEntries = { boughtYear: '2020', soldYear: '2026', use: 'rented' };
const OWN: CalculatorEntries = { ...SHORT, use: 'own-period' };

test.each<[string, CalculatorEntries, string]>([
  ['the guide’s example', GUIDE, '34.146 €'],
  [
    'the same a day after ten years',
    { ...GUIDE, soldYear: '2027', soldMonth: '12', soldDay: '15' },
    '0 €',
  ],
  // § 23 Abs. 3 Satz 5 EStG: all of 1,000 €, nothing of less
  ['the limit', { ...SHORT, gain: '1.000', percent: '40' }, '400 €'],
  ['below the limit', { ...SHORT, gain: '999', percent: '40' }, '0 €'],
  ['below the limit for each owner', { ...SHORT, gain: '1.900', share: '50' }, '0 €'],
  ['other gains of the year', { ...SHORT, gain: '999', otherGains: '1', percent: '42' }, '420 €'],
  ['other losses of the year', { ...SHORT, gain: '5.000', otherGains: '-4.500' }, '0 €'],
  [
    'half of 80,000 € at 25 %',
    { ...SHORT, gain: '80.000', share: '50', percent: '25' },
    '10.000 €',
  ],
  ['a loss', { ...SHORT, price: '200.000', purchasePrice: '250.000' }, '0 €'],
  ['own use ever since', { ...SHORT, use: 'own', gain: '90.000' }, '0 €'],
  // guide: 12/2024 to 2/2026; moved out in 2024; scheidung-und-gemeinsames-haus: 30,000 × 35 %
  ['three years touched', { ...OWN, ownFrom: '2024', gain: '90.000' }, '0 €'],
  ['moved out too early', { ...OWN, ownUntil: '2024', gain: '30.000', percent: '35' }, '10.500 €'],
  [
    'inherited, own use of the deceased',
    { ...SHORT, use: 'inherited-own', gain: '10.000' },
    '4.200 €',
  ],
  ['no figures', SHORT, ''],
])('%s', (_, entries, amount) => {
  expect(answerOf('spekulationssteuer', entries)).toMatchObject({ amount, errors: undefined });
});

test.each<[CalculatorEntries, string]>([
  // guide: bought on the 14th, free from the 15th
  [
    { boughtYear: '2017', boughtMonth: '12', boughtDay: '14', soldYear: '2026' },
    'Ohne Rücksicht auf die Nutzung steuerfrei ab 15. Dezember 2027',
  ],
  [
    { boughtYear: '2016', soldYear: '2026' },
    'Ohne Rücksicht auf die Nutzung steuerfrei, spätestens ab 1. Januar 2027',
  ],
  [
    { boughtYear: '2020', soldYear: '2026', gain: '10.000' },
    'Steuer, wenn Sie in den zehn Jahren verkaufen und nicht lange genug selbst dort wohnen: 4.200 €',
  ],
  [
    { boughtYear: '2010', soldYear: '2026' },
    'Der Verkauf ist steuerfrei, weil die zehn Jahre um sind. Steuer: 0 €',
  ],
])('without the use, %j: %s', (entries, headline) => {
  expect(answerOf('spekulationssteuer', entries)).toMatchObject({ headline, errors: undefined });
});

test('the steps add up and name the day', () => {
  expect(answerOf('spekulationssteuer', GUIDE).steps).toEqual([
    'Verkaufspreis 330.000 €',
    'Kosten des Verkaufs −11.781 €',
    'Kaufpreis damals −240.000 €',
    'Nebenkosten und Ausbauten −24.000 €',
    'Abschreibung, wird hinzugerechnet 35.640 €',
    'Gewinn 89.859 €',
    'Steuer, 38 % vom Gewinn −34.146 €',
    'Vom Gewinn bleibt 55.713 €',
    'Ohne Rücksicht auf die Nutzung steuerfrei ab 15. Dezember 2027',
  ]);
});

test.each<[CalculatorEntries, string]>([
  [{ ...SHORT, boughtYear: '2027' }, 'soldYear'],
  [{ ...SHORT, boughtYear: '2026', boughtMonth: '3', soldMonth: '2' }, 'soldYear'],
  [{ ...SHORT, boughtYear: '2016' }, 'boughtMonth'],
  [{ ...SHORT, boughtYear: '2016', boughtMonth: '11' }, 'soldMonth'],
  [{ ...SHORT, boughtYear: '2016', boughtMonth: '11', soldMonth: '11' }, 'boughtDay'],
  [{ ...SHORT, boughtDay: '3' }, 'boughtMonth'],
  [{ ...SHORT, boughtMonth: '2', boughtDay: '30' }, 'boughtDay'],
  [OWN, 'ownFrom'],
  [{ ...OWN, ownFrom: '2025', ownUntil: '2024' }, 'ownUntil'],
  [{ ...SHORT, ownFrom: '2024' }, 'use'],
  [{ ...SHORT, gain: '10.000', price: '300.000' }, 'gain'],
  [{ ...SHORT, price: '300.000' }, 'purchasePrice'],
  [{ ...SHORT, purchasePrice: '300.000' }, 'price'],
  [{ ...SHORT, price: '300.000', purchasePrice: '1.000', depreciation: '2.000' }, 'depreciation'],
])('%j: a message at %s', (entries, field) => {
  expect(Object.keys(answerOf('spekulationssteuer', entries).errors ?? {})).toEqual([field]);
});
