/** @jest-environment node */
import { findAdvised } from '../advised/advised';
import type { CalculatorEntries } from '@/lib/calculators/calculators';
import { claimsOf } from './claims';
import { readText } from '../quantities/read-text';

const read = (name: string, message: string, before?: CalculatorEntries) =>
  claimsOf(readText(message), findAdvised(name)!, before).entries;

test.each<[string, string, Record<string, string>]>([
  // The nearest word says what a number is.
  [
    'erloes',
    'Verkaufspreis 445.000, Restschuld 187.300, Vorfälligkeit laut Bank 6.200, Makler 3,57 %',
    { price: '445000', debt: '187300', compensation: '6200', percent: '3,57' },
  ],
  ['erloes', '510.000 Verkaufspreis, 60.000 Restschuld', { price: '510000', debt: '60000' }],
  // Words may be misspelt.
  ['erloes', 'restshculd 80 tsd, verkaufspreiss 400k', { price: '400000', debt: '80000' }],
  // One amount without a word is the first that is needed.
  ['maklerprovision', '450k bei 3 % plus mwst', { price: '450000', percent: '3', tax: 'added' }],
  // Tax on top, where no field asks for it
  ['erloes', 'Preis 410.000, Makler 3 prozent plus steuer', { price: '410000', percent: '3,57' }],
  // Each of three has a third.
  [
    'auszahlung',
    'drei geschwister erben, haus 540.000',
    { value: '540000', share: '33,33', relation: 'sibling' },
  ],
  ['afa', 'Altbau von neunzehnhundertacht', { completed: '1908' }],
  // 'Ohne' and 'kein' are nought.
  [
    'erloes',
    'ohne Makler für 330.000 verkauft, schuldenfrei',
    { price: '330000', percent: '0', debt: '0' },
  ],
  // A price in thousands
  ['erloes', 'preis 395, restschuld 122k', { price: '395000', debt: '122000' }],
  // A state by its town
  ['grunderwerbsteuer', 'Haus in Wiesbaden, 515 tsd', { price: '515000', state: 'hessen' }],
  // The rent of a year in a month
  ['kaufpreisfaktor', 'Jahreskaltmiete 14.400, Faktor 25', { rent: '1200', factor: '25' }],
  // A year to come, where years are asked for
  [
    'vorfaelligkeitsentschaedigung',
    'Restschuld 210.000, Zins 1,2 %, noch 5 Jahre fest',
    { debt: '210000', contractRate: '1,2', remainingYears: '5' },
  ],
  [
    'immobilienwert',
    'Wohnung 72 qm in Dresden, Baujahr 1998',
    { propertyType: 'eigentumswohnung', area: '72', place: 'Dresden', yearBuilt: '1998' },
  ],
])('%s reads "%s"', (name, message, entries) => {
  expect(read(name, message)).toEqual(entries);
});

test('a number that belongs to something else is left out', () => {
  expect(read('erloes', 'Ich habe 50.000 Eigenkapital')).toEqual({});
});

test('in a calculation that goes on, a lone number is what is missing, or the first one', () => {
  const before = { price: '400000', debt: '100000' };
  expect(read('erloes', '300.000', { debt: '1' })).toEqual({
    price: '300000',
  });
  expect(read('erloes', 'und bei 350?', before)).toEqual({ price: '350000' });
});
