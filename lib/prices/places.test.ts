import {
  allPlaces,
  country,
  hasOwnPage,
  partsOf,
  placeAt,
  placeOfPostcode,
  placeSlug,
  upwards,
} from './places';
import { findablePlaces, pricesOf } from './service';

const at = (path: string) => placeAt(path.split('/').filter(Boolean))?.path;

test.each([
  ['Baden-Württemberg', 'baden-wuerttemberg'],
  ['Landkreis Fürth', 'landkreis-fuerth'],
  ['Weißenfels', 'weissenfels'],
])('%s stands as %s in an address', (name, slug) => {
  expect(placeSlug(name)).toBe(slug);
});

test.each([
  ['', '/immobilienpreise'],
  ['niedersachsen', '/immobilienpreise/niedersachsen'],
  ['Niedersachsen', '/immobilienpreise/niedersachsen'],
  ['baden-württemberg', '/immobilienpreise/baden-wuerttemberg'],
  ['baden-wurttemberg', '/immobilienpreise/baden-wuerttemberg'],
  ['niedersachsen/celle', '/immobilienpreise/niedersachsen/landkreis-celle'],
  ['niedersachsen/lk-celle', '/immobilienpreise/niedersachsen/landkreis-celle'],
  ['niedersachsen/hannover', '/immobilienpreise/niedersachsen/region-hannover'],
  ['26122', '/immobilienpreise/niedersachsen/oldenburg/26122'],
  ['bayern/landkreis-celle/26122', '/immobilienpreise/niedersachsen/oldenburg/26122'],
  // A city state has one page.
  ['berlin/berlin', '/immobilienpreise/berlin'],
  ['bayern/coburg/96450', '/immobilienpreise/bayern/coburg'],
])('the address %s leads to %s', (typed, path) => {
  expect(at(typed)).toBe(path);
});

test.each([
  ['atlantis'],
  ['niedersachsen/muenchen'],
  ['00000'],
  ['niedersachsen/oldenburg/26122/mehr'],
  ['constructor'],
  ['__proto__'],
])('nothing is at %s', (typed) => {
  expect(at(typed)).toBeUndefined();
});

test('no two places share an address, and each lies in what its address names', () => {
  const places = [...allPlaces()].filter(hasOwnPage);
  expect(places.length).toBeGreaterThan(8000);
  expect(new Set(places.map(({ path }) => path)).size).toBe(places.length);
  for (const { path, parent } of places)
    if (parent) expect(path.startsWith(parent.path)).toBe(true);
});

test('every place has postcodes with offers, and those of its parts together', () => {
  for (const place of allPlaces()) {
    expect(place.codes.length).toBeGreaterThan(0);
    if (place.level === 'postcode') continue;
    const inParts = partsOf(place).reduce((sum, { codes }) => sum + codes.length, 0);
    expect(inParts).toBe(place.codes.length);
  }
});

test('from a postcode the way leads up to the country, past what shares a page only once', () => {
  const names = (code: string) => upwards(placeOfPostcode(code)!).map(({ name }) => name);
  expect(names('29221')).toEqual([
    '29221 Celle',
    'Landkreis Celle',
    'Niedersachsen',
    'Deutschland',
  ]);
  expect(names('10115')).toEqual(['10115 Berlin', 'Berlin', 'Deutschland']);
  expect(names('96450')).toEqual(['Coburg', 'Bayern', 'Deutschland']);
  expect(placeOfPostcode('96450')?.path).toBe('/immobilienpreise/bayern/coburg');
  expect(upwards(country)).toEqual([country]);
});

test('a town of several postcodes has a page in its district, and a city that is one has no second', () => {
  const hannover = placeAt(['niedersachsen', 'region-hannover', 'hannover'])!;
  expect(hannover).toMatchObject({ level: 'town', name: 'Hannover' });
  expect(hannover.codes.length).toBeGreaterThan(20);
  expect(hannover.children).toContain(placeOfPostcode('30161'));
  expect(upwards(hannover).map(({ name }) => name)).toEqual([
    ...['Hannover', 'Region Hannover', 'Niedersachsen', 'Deutschland'],
  ]);
  expect(placeAt(['bayern', 'muenchen', 'muenchen'])).toBeUndefined();
});

test('addresses for search engines lead to themselves, once, and rest on their own offers', () => {
  const places = findablePlaces(country);
  expect(places.length).toBeGreaterThan(3000);
  expect(new Set(places.map(({ path }) => path)).size).toBe(places.length);
  for (const place of places) {
    expect(placeAt(place.path.split('/').slice(2))).toBe(place);
    expect(upwards(place)[0]).toBe(place);
  }
  for (const place of places.filter((_, index) => index % 200 === 0)) {
    expect(pricesOf(place).isThin).toBe(false);
  }
});
