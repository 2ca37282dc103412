import { postcodes } from '@/lib/platform/places/postcodes';
import { confidenceOf, evidenceOf, FEW_OFFERS, HARDLY_ANY_OFFERS } from './confidence';
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
  { home = {}, offers = 60, own = 60, ifAllKnown = asKnown } = {},
) =>
  confidenceOf(
    {
      ...place,
      postalCodes: 1,
      offers: { house: offers, flat: 99 },
      own: { house: own, flat: 99 },
    },
    { ...KNOWN, ...home },
    { asKnown, ifAllKnown },
  );

test.each([
  [0.2, 60, 'high'],
  [0.2, FEW_OFFERS, 'high'],
  [0.2, FEW_OFFERS - 1, 'medium'],
  [0.2, HARDLY_ANY_OFFERS - 1, 'low'],
  [0.3, 60, 'medium'],
  [0.37, 60, 'low'],
] as const)('half a range of %d from %i offers is %s', (asKnown, offers, grade) => {
  expect(confidence(asKnown, { offers }).grade).toBe(grade);
});

test.each([
  ['wide prices', confidence(0.4), /gehen hier weit auseinander/],
  ['close prices', confidence(0.2), /eng beieinander/],
  [
    'few offers',
    confidence(0.2, { offers: 20 }),
    /^Der Wert stützt sich auf nur 20 Angebote von Häusern /,
  ],
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
  [{}, 'Die Größe des Grundstücks ist nicht angegeben.'],
  [
    { rooms: null },
    'Nicht angegeben ist die Zimmerzahl. Die Größe des Grundstücks ist nicht angegeben.',
  ],
])('what the form does not ask for is no fault of who filled it in: %j', (home, sentence) => {
  expect(confidence(0.3, { home: { plotArea: null, ...home } }).reasons).toContain(sentence);
});

test('without an offer of its own a place is never above the lowest grade, and that stands first', () => {
  const { grade, reasons } = confidence(0.1, { own: 0 });
  expect(grade).toBe('low');
  expect(reasons[0]).toBe(
    'Aus 80331 selbst gab es kein Angebot eines Hauses, aus den Gebieten mit demselben Preis 60 Angebote von Häusern.',
  );
});

test('a borrowed price says from where', () => {
  expect(evidenceOf('house', placeModel('26571')!)).toMatch(
    /^Aus 26571 selbst gab es kein Angebot eines Hauses\. Der Preis ist von ähnlichen Orten \(Ostfriesische Inseln\) geliehen, darunter 26548 Norderney, .*; dort gab es \d+ Angebote von Häusern\.$/,
  );
});

test('words and grade follow the offers alone, all over the country', () => {
  for (const { postalCode } of postcodes.filter((_, at) => at % 120 === 0)) {
    const model = placeModel(postalCode)!;
    for (const propertyType of ['reihenhaus', 'villa', 'eigentumswohnung'] as const) {
      const kind = propertyType === 'eigentumswohnung' ? 'flat' : 'house';
      const outcome = valueRegionally(model, { ...KNOWN, propertyType });
      if (!outcome.isPossible) throw new Error(outcome.reason);
      expect(outcome.confidenceReasons).toContain(evidenceOf(kind, model));
      if (model.own[kind] === 0)
        expect([postalCode, outcome.confidence]).toEqual([postalCode, 'low']);
      if (model.offers[kind] < FEW_OFFERS) expect(outcome.confidence).not.toBe('high');
    }
  }
});
