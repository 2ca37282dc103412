import { parseNumbers } from '@/lib/adviser/tools/parsed-numbers';
import type { Facts } from './known';
import { readableSum } from './readable';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-26T12:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

const READ: [string, Facts][] = [
  ['vorfälligkeit 6200', { compensation: 6200 }],
  ['vfe 8.500', { compensation: 8500 }],
  ['die bank verlangt 9.000 euro vorfälligkeitsentschädigung', { compensation: 9000 }],
  ['vorfälligkeit fällt keine an', { compensation: 0 }],
  ['ohne vfe', { compensation: 0 }],
  ['VFE 80000 restschuld', { debt: 80_000 }],
  ['energieausweis 120, grundschuldlöschung 480', { certificate: 120, deletion: 480 }],
  ['umzug 2.000', { moving: 2000 }],
  ['mein Energieausweis ist von 2014', { yearBuilt: 2014 }],
  ['bank bekommt noch 200k', { debt: 200_000 }],
  ['120000 rest', { debt: 120_000 }],
  ['schulden noch 88000', { debt: 88_000 }],
  ['sparkasse kriegt noch 54.000', { debt: 54_000 }],
  ['2 kredite, 180k und 60k', { debt: 240_000 }],
  ['schulden sind keine mehr drauf', { debt: 0 }],
  ['kredit ist noch nicht abbezahlt', {}],
  ['grundschuld über 150.000 löschen', { nominal: 150_000 }],
  ['hypothek 60.000 DM', { nominal: 30_677.51, marks: 60_000 }],
  ['780 kalt', { rent: 780 }],
  ['miete 8.400 im jahr', { rent: 700 }],
  ['hausgeld nicht umlegbar 120', { upkeep: 120 }],
  ['faktor 25', { factor: 25 }],
  ['zum 22-fachen', { factor: 22 }],
  ['verkaufskosten 12.000', { saleCosts: 12_000 }],
  ['kaufnebenkosten 18.000', { purchaseCosts: 18_000 }],
  ['15.000 für küche und möbel', { inventory: 15_000 }],
  ['zinsdifferenz 1,2 %', { rateGap: 1.2 }],
  ['3,57', { commission: 3.57 }],
  ['510.000 verkaufspreis 18.207 euro courtage', { price: 510_000, agentFee: 18_207 }],
  ['Maklerprovision bei 50.000', {}],
  ['drei komma fünf sieben prozent', { commission: 3.57 }],
  ['400.000 euro 3,57 prozent', { commission: 3.57 }],
];
test.each(READ)('%s', (message, facts) => {
  expect(parseNumbers(message).facts).toEqual(facts);
});

test.each<[string, Facts]>([
  ['drei geschwister erben zu gleichen teilen', { persons: 3 }],
  ['ich habe zwei geschwister, was erbt jeder', { persons: 3 }],
  ['gehört uns je zur hälfte', { persons: 2 }],
  ['geteilt durch vier', { persons: 4 }],
  ['mein bruder und ich, jeder die hälfte', { persons: 2 }],
  ['mir gehören drei viertel', { share: 75 }],
  ['mein Anteil ist 1/4', { share: 25 }],
])('it is shared: %s', (message, facts) => {
  expect(parseNumbers(message).facts).toMatchObject(facts);
});

test.each([
  'zwei Kinder wohnen noch zu Hause',
  'Haus mit 3 Wohnungen',
  'Provision je zur Hälfte von Käufer und Verkäufer',
])('it is not shared: %s', (message) => {
  expect(parseNumbers(message).facts.persons).toBeUndefined();
});

test.each<[string, Facts]>([
  ['anfang 2024 ausgezogen und seitdem vermietet', { movedOut: { year: 2024 } }],
  ['selbst bewohnt bis mitte 2023, dann vermietet', { movedOut: { year: 2023 } }],
  ['seit dez 2024 wohn ich selber drin', { movedIn: { year: 2024, month: 12 } }],
  [
    'bis 2022 vermietet, seit januar 23 wohn ich selber drin',
    { movedIn: { year: 2023, month: 1 } },
  ],
])('who lived there when: %s', (message, facts) => {
  expect(parseNumbers(message).facts).toMatchObject(facts);
});

test.each(['seit dem kauf 2021 selbst bewohnt', 'Unsere Tochter wohnt seit 2022 dort'])(
  'that is no time of its own: %s',
  (message) => {
    const { movedIn, movedOut } = parseNumbers(message).facts;
    expect([movedIn, movedOut]).toEqual([undefined, undefined]);
  },
);

test.each<[string, Facts]>([
  ['mein sohn kauft das haus, grunderwerbsteuer?', { acquirer: 'direct-line' }],
  ['grunderwerbsteuer wenn mein bruder kauft', { acquirer: 'sibling' }],
  [
    'schwester kauft mir meinen anteil am geerbten haus ab, grunderwerbsteuer',
    { acquirer: 'co-heir' },
  ],
  ['nicht verheiratet, mein lebensgefährte hat mir das haus vermacht', { relation: 'other' }],
  ['wir sind zwei geschwister und erben von den eltern', { relation: 'child', persons: 2 }],
  ['ich und meine schwester erben von der tante', { relation: 'niece-or-nephew', persons: 2 }],
])('relatives: %s', (message, facts) => {
  expect(parseNumbers(message).facts).toMatchObject(facts);
});

test('two states are compared, in the order in which they are named', () => {
  expect(parseNumbers('nrw oder niedersachsen').facts).toEqual({
    state: 'nordrhein-westfalen',
    otherState: 'niedersachsen',
  });
});

test.each([
  ['grunderwebssteuer', 'grunderwerbsteuer'],
  ['GrESt', 'grunderwerbsteuer'],
  ['provison', 'provision'],
  ['erbschaftsteur', 'erbschaftssteuer'],
  ['Grundschule', 'grundschule'],
  ['Grundsteuer', 'grundsteuer'],
])('%s is read as %s', (typed, read) => {
  expect(readableSum(typed)).toBe(read);
});
