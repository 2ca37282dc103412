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
import { findablePlaces, pricesOf, pricedOf } from './service';
import { headOf } from './head';
import { mapOf, stepsOf } from './map';
import { fittingGuides } from './guides';
import { summarize, weightedQuantile } from './summary';

const at = (path: string) => placeAt(path.split('/').filter(Boolean))?.path;

test.each([
  ['Baden-Württemberg', 'baden-wuerttemberg'],
  ['Weißenfels', 'weissenfels'],
])('%s stands as %s in an address', (name, slug) => {
  expect(placeSlug(name)).toBe(slug);
});

test.each([
  ['', '/immobilienpreise'],
  ['niedersachsen', '/immobilienpreise/niedersachsen'],
  ['baden-württemberg', '/immobilienpreise/baden-wuerttemberg'],
  ['niedersachsen/celle', '/immobilienpreise/niedersachsen/landkreis-celle'],
  ['niedersachsen/hannover', '/immobilienpreise/niedersachsen/region-hannover'],
  ['26122', '/immobilienpreise/niedersachsen/oldenburg/26122'],
  ['bayern/landkreis-celle/26122', '/immobilienpreise/niedersachsen/oldenburg/26122'],
  // A city state has one page.
  ['berlin/berlin', '/immobilienpreise/berlin'],
  ['bayern/coburg/96450', '/immobilienpreise/bayern/coburg'],
])('the address %s leads to %s', (typed, path) => {
  expect(at(typed)).toBe(path);
});

test.each([['atlantis'], ['niedersachsen/muenchen'], ['00000'], ['constructor']])(
  'nothing is at %s',
  (typed) => {
    expect(at(typed)).toBeUndefined();
  },
);

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

describe('heads', () => {
  const heads = [...allPlaces()].filter(hasOwnPage).map((place) => headOf(pricedOf(place)));

  test('no two places have the same title or description, and none is cut off', () => {
    for (const each of ['title', 'description'] as const) {
      expect(new Set(heads.map((head) => head[each])).size).toBe(heads.length);
    }
    expect(Math.max(...heads.map(({ description }) => description.length))).toBeLessThanOrEqual(
      160,
    );
  });

  test('a description has as many facts as fit', () => {
    const of = (...segments: string[]) => headOf(pricedOf(placeAt(segments)!)).description;
    expect(of('bayern')).toMatch(/je m², mit Spanne, nach .+, im Vergleich zur Umgebung\.$/);
    expect(of('mecklenburg-vorpommern', 'landkreis-mecklenburgische-seenplatte')).toMatch(
      /je m², mit Spanne, nach Größe und Baujahr\.$/,
    );
  });
});

describe('maps', () => {
  test.each([
    [
      [3, 1, 2],
      [
        [1, 1],
        [2, 2],
        [3, 3],
      ],
    ],
    [
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      [
        [1, 2],
        [3, 4],
        [5, 6],
        [7, 8],
        [9, 10],
      ],
    ],
    [
      [7, 7, 7, 9],
      [
        [7, 7],
        [9, 9],
      ],
    ],
  ])('%j is drawn in the steps %j', (prices, steps) => {
    expect(stepsOf(prices).map(({ from, to }) => [from, to])).toEqual(steps);
  });

  const named = (places: readonly { place: { name: string } }[]) =>
    places.map(({ place }) => place.name);

  test('of the country its states are drawn, of a state its districts, of a district its postcodes', () => {
    expect(named(mapOf(placeAt([])!).areas)).toHaveLength(16);
    expect(named(mapOf(placeAt(['niedersachsen'])!).areas)).toContain('Landkreis Celle');
    const { areas, dots, outline } = mapOf(placeAt(['niedersachsen', 'landkreis-celle'])!);
    expect(areas).toEqual([]);
    expect(named(dots)).toContain('29221 Celle');
    expect(outline?.path).toMatch(/^M/);
  });

  test('a postcode is marked, above the others, among those of its district', () => {
    const { of, dots, width, height } = mapOf(placeOfPostcode('29221')!);
    expect(of.name).toBe('Landkreis Celle');
    expect(dots.filter(({ isHere }) => isHere).map(({ place }) => place.key)).toEqual(['29221']);
    expect(dots.at(-1)!.isHere).toBe(true);
    for (const { x, y } of dots) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(height);
    }
  });

  test('the prices of the kind that is offered more are drawn', () => {
    expect(mapOf(placeAt(['niedersachsen'])!).kind).toBe('house');
    expect(mapOf(placeAt(['bayern', 'muenchen'])!).kind).toBe('flat');
  });
});

describe('guides that fit', () => {
  const prices = pricesOf(placeAt(['niedersachsen', 'landkreis-celle'])!);
  const house = prices.house!;
  const flat = { ...prices.flat!, offers: 1 };
  const usual = {
    ...prices,
    flat,
    house: { ...house, price: 2800, from: 2000, to: 4000, offers: 90 },
  };

  const SLUGS = [
    ...['vergleichswert-sachwert-ertragswert', 'vermieten-oder-abgeben', 'maklerprovision'],
    ...['renovieren-oder-lassen', 'den-immobilienmarkt-lesen', 'fuenf-fehler-beim-preis'],
    'kostenlose-online-bewertung',
  ];
  const articles = SLUGS.map((slug) => ({ slug, title: `Über ${slug}` }));
  const slugs = (of: typeof prices) => fittingGuides(of, articles).map(({ slug }) => slug);

  test.each<[string, typeof prices, string]>([
    ['an ordinary place', usual, 'den-immobilienmarkt-lesen'],
    ['few offers', { ...usual, isThin: true }, 'vergleichswert-sachwert-ertragswert'],
    ['mostly flats', { ...usual, flat: { ...flat, offers: 200 } }, 'vermieten-oder-abgeben'],
    ['a dear place', { ...usual, house: { ...usual.house, price: 7000 } }, 'maklerprovision'],
    [
      'a cheap place',
      { ...usual, house: { ...usual.house, price: 1200 } },
      'renovieren-oder-lassen',
    ],
  ])('%s', (_, of, first) => {
    const found = slugs(of);
    expect(found).toHaveLength(2);
    expect(found[0]).toBe(first);
  });
});

describe('summaries', () => {
  const level = (price: number, spread = 1.5) => ({
    price,
    from: Math.round(price / spread),
    to: Math.round(price * spread),
  });

  test.each([
    [0.5, 2],
    [0.51, 3],
    [1, 3],
  ])('below the quantile of %d lies that share of the weight', (share, value) => {
    const values = [
      { value: 3, weight: 2 },
      { value: 1, weight: 1 },
      { value: 2, weight: 1 },
    ];
    expect(weightedQuantile(values, share)).toBe(value);
  });

  test('the place with most offers decides, and dearer ones widen the range', () => {
    const places = [
      { level: level(2000), weight: 80 },
      { level: level(5000), weight: 20 },
    ];
    const { price, from, to } = summarize(places)!;
    expect(price).toBeGreaterThan(2000);
    expect(price).toBeLessThan(2400);
    expect(from).toBeLessThan(1500);
    expect(to).toBeGreaterThan(4000);
  });

  test('where half of the homes stand in the dearest place, the middle is cheaper than it', () => {
    const places = [
      { level: level(3000), weight: 51 },
      { level: level(1200), weight: 49 },
    ];
    const { price } = summarize(places)!;
    expect(price).toBeGreaterThan(1500);
    expect(price).toBeLessThan(2500);
  });
});
