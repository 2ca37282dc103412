import { postcodes } from '@/lib/platform/places/postcodes';
import { confidenceOf, FEW_OFFERS } from './confidence';
import type { RegionalHome } from './outcome';
import { placeModel } from './service';
import { valueRegionally } from './value';

const place = placeModel('80331')!;
const KNOWN: RegionalHome = {
  propertyType: 'einfamilienhaus',
  area: 120,
  yearBuilt: 1990,
  rooms: 4.5,
  condition: 'gut',
  plotArea: 400,
};
const confidence = (
  asKnown: number,
  { home = {}, listings = 60, ifAllKnown = asKnown, postalCodes = 1 } = {},
) =>
  confidenceOf({ ...place, listings, postalCodes }, { ...KNOWN, ...home }, { asKnown, ifAllKnown });

test.each([
  [0.2, 60, 'high'],
  [0.2, FEW_OFFERS, 'high'],
  [0.2, FEW_OFFERS - 1, 'medium'],
  [0.3, 60, 'medium'],
  [0.37, 60, 'low'],
] as const)('half a range of %d from %i offers is %s', (asKnown, listings, grade) => {
  expect(confidence(asKnown, { listings }).grade).toBe(grade);
});

test.each([
  ['wide prices', confidence(0.4), /gehen hier weit auseinander/],
  ['close prices', confidence(0.2), /eng beieinander/],
  ['few offers', confidence(0.2, { listings: 20 }), /^Der Wert stützt sich auf nur 20 Angebote /],
  [
    'missing entries',
    confidence(0.35, { ifAllKnown: 0.25, home: { condition: null, yearBuilt: null } }),
    /^Nicht angegeben sind das Baujahr und der Zustand\.$/,
  ],
  ['a villa', confidence(0.5, { home: { propertyType: 'villa' } }), /^Villen unterscheiden/],
  [
    'rents',
    confidence(0.5, { home: { propertyType: 'mehrfamilienhaus' } }),
    /zählen die Mieten, die hier nicht bekannt sind/,
  ],
])('what decides stands first: %s', (_, { reasons }, first) => {
  expect(reasons[0]).toMatch(first);
  expect(reasons).toHaveLength(3);
});

test.each([
  [{}, 'Die Größe des Grundstücks fragen wir nicht ab.'],
  [
    { rooms: null },
    'Nicht angegeben ist die Zimmerzahl. Die Größe des Grundstücks fragen wir nicht ab.',
  ],
])('what the form does not ask for is no fault of who filled it in: %j', (home, sentence) => {
  expect(confidence(0.3, { home: { plotArea: null, ...home } }).reasons).toContain(sentence);
});

test('the words follow the number of offers alone, all over the country', () => {
  for (const { postalCode } of postcodes.filter((_, at) => at % 120 === 0)) {
    const model = placeModel(postalCode)!;
    for (const propertyType of ['reihenhaus', 'villa', 'eigentumswohnung'] as const) {
      const outcome = valueRegionally(model, { ...KNOWN, propertyType });
      if (!outcome.isPossible) throw new Error(outcome.reason);
      const isFew = outcome.confidenceReasons.some((reason) => reason.includes('auf nur '));
      expect([postalCode, isFew]).toEqual([postalCode, model.listings < FEW_OFFERS]);
      if (isFew) expect(outcome.confidence).not.toBe('high');
    }
  }
});
