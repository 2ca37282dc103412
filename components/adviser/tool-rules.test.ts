import { MORE_TYPES } from '@/lib/adviser/reply';
import { knownValues, TOOL_FIELDS, toolErrors, toolSentence, type ToolValues } from './tool-rules';

const TYPES = [
  { value: 'einfamilienhaus', label: 'Einfamilienhaus' },
  { value: 'eigentumswohnung', label: 'Eigentumswohnung' },
  { value: 'villa', label: 'Villa' },
  ...MORE_TYPES,
];
const HOUSE: ToolValues = {
  propertyType: 'einfamilienhaus',
  postalCode: '50667',
  area: '120',
  yearBuilt: '1975',
  isYearUnknown: false,
  price: '400000',
};

test.each<[string, Partial<ToolValues>, string]>([
  ['a house', {}, 'Einfamilienhaus, Postleitzahl 50667, 120 m², Baujahr 1975'],
  [
    'half square metres',
    { area: '82.5' },
    'Einfamilienhaus, Postleitzahl 50667, 82,5 m², Baujahr 1975',
  ],
  ['thousands', { area: '1.200' }, 'Einfamilienhaus, Postleitzahl 50667, 1.200 m², Baujahr 1975'],
  [
    'a year that nobody knows',
    { yearBuilt: '', isYearUnknown: true },
    'Einfamilienhaus, Postleitzahl 50667, 120 m², Baujahr unbekannt',
  ],
  ['no postcode', { postalCode: ' ' }, 'Einfamilienhaus, 120 m², Baujahr 1975'],
  [
    'spaces around',
    { postalCode: ' 01067 ', yearBuilt: ' 1975 ' },
    'Einfamilienhaus, Postleitzahl 01067, 120 m², Baujahr 1975',
  ],
])('an estimate is asked for in a sentence: %s', (_, change, sentence) => {
  expect(toolErrors('estimate', { ...HOUSE, ...change })).toEqual({});
  expect(toolSentence('estimate', { ...HOUSE, ...change }, TYPES)).toBe(sentence);
});

test.each([
  ['400000', 'Eigentumswohnung, Verkaufspreis 400.000 €'],
  ['400.000 €', 'Eigentumswohnung, Verkaufspreis 400.000 €'],
  ['400 000 Euro', 'Eigentumswohnung, Verkaufspreis 400.000 €'],
  ['1.250.000,00 EUR', 'Eigentumswohnung, Verkaufspreis 1.250.000 €'],
])('costs are asked for in a sentence: %s', (price, sentence) => {
  const values = { ...HOUSE, propertyType: 'eigentumswohnung', price };
  expect(toolErrors('costs', values)).toEqual({});
  expect(toolSentence('costs', values, TYPES)).toBe(sentence);
});

test('land has costs', () => {
  expect(toolSentence('costs', { ...HOUSE, propertyType: 'grundstueck' }, TYPES)).toMatch(
    /^Grundstück, /,
  );
});

test.each<[keyof typeof TOOL_FIELDS, Partial<ToolValues>, string]>([
  ['estimate', { propertyType: '' }, 'propertyType'],
  ['estimate', { postalCode: '5066' }, 'postalCode'],
  ['estimate', { postalCode: 'Köln' }, 'postalCode'],
  ['estimate', { area: '' }, 'area'],
  ['estimate', { area: '9' }, 'area'],
  ['estimate', { area: '2001' }, 'area'],
  ['estimate', { area: 'groß' }, 'area'],
  ['estimate', { yearBuilt: '' }, 'yearBuilt'],
  ['estimate', { yearBuilt: '1799' }, 'yearBuilt'],
  ['estimate', { yearBuilt: '2100' }, 'yearBuilt'],
  ['estimate', { yearBuilt: '1975,5' }, 'yearBuilt'],
  ['costs', { propertyType: '' }, 'propertyType'],
  ['costs', { price: '' }, 'price'],
  ['costs', { price: 'viel' }, 'price'],
  ['costs', { price: '999' }, 'price'],
  ['costs', { price: '1e9' }, 'price'],
])('%s: %j is named at its field', (tool, change, field) => {
  expect(Object.keys(toolErrors(tool, { ...HOUSE, ...change }))).toEqual([field]);
});

test('everything that is missing is named at once, in the order of the fields', () => {
  const empty = knownValues({}, TYPES);
  const needed = TOOL_FIELDS.estimate.filter((field) => field !== 'postalCode');
  expect(Object.keys(toolErrors('estimate', empty))).toEqual(needed);
  expect(Object.keys(toolErrors('costs', empty))).toEqual(TOOL_FIELDS.costs);
});

test('what is known stands in the form, in German form', () => {
  const known = { propertyType: 'villa', price: '400000', postalCode: '50667', area: '82,5' };
  expect(knownValues(known, TYPES)).toMatchObject({ ...known, price: '400.000', yearBuilt: '' });
});

test.each([{ propertyType: 'schloss' }, { price: 'viel' }, { price: '-3' }])(
  'what cannot stand in the form is asked for: %j',
  (known) => {
    expect(knownValues(known, TYPES)).toEqual(knownValues({}, TYPES));
  },
);
