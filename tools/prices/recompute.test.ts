import { history } from '@/lib/prices/history';
import { allPlaces, hasOwnPage, placeAt } from '@/lib/prices/places';
import type { KindPrices, PricedPlace, PricesOfPlace } from '@/lib/prices/prices';
import { levelsOf, pricesOf } from '@/lib/prices/service';
import { PRICE_INDEX } from '@/lib/valuation/regional/price-index';
import { historyText, pricesThen, withPrices } from './history';
import { type Figures, filesWith, type RecomputedPlace, Recomputation } from './recompute';

const files = filesWith(PRICE_INDEX.factor);
const recomputation = new Recomputation(files);

function listed(list: string, places: readonly PricedPlace[]): Figures {
  const figures: Figures = { [`${list}.count`]: places.length };
  for (const { place, levels, ...shown } of places)
    for (const kind of ['house', 'flat'] as const) {
      const level = levels[kind];
      if (!level) continue;
      const { from, to, offers, basis } = level;
      for (const [name, figure] of Object.entries({ price: shown[kind]!, from, to, offers, basis }))
        figures[`${list}.${place.key}.${kind}.${name}`] = figure;
    }
  return figures;
}

function ofKind(prices: KindPrices | undefined): Figures {
  if (!prices) return {};
  const { kind, price, from, to, offers, basis, middle, confidence, typical } = prices;
  const rows = [
    ...Object.entries({ price, from, to, offers, basis, middle, confidence }),
    ...Object.entries({ plot: 0, ...typical }).flatMap(([name, figure]) =>
      name === 'offers' ? [] : [[`typical.${name}`, figure] as const],
    ),
    ...prices.byArea.flatMap(({ area, ...figures }) =>
      Object.entries(figures).map(([name, figure]) => [`byArea.${area}.${name}`, figure] as const),
    ),
    ...prices.byYear.map((each) => [`byYear.${each.year}`, each.price] as const),
    ...prices.byType.map((each) => [`byType.${each.propertyType}`, each.value] as const),
  ];
  return Object.fromEntries(rows.map(([name, figure]) => [`${kind}.${name}`, figure]));
}

function shown({ isThin, together, compared, children, house, flat }: PricesOfPlace) {
  return {
    isThin,
    together: together.join(' '),
    ...listed('compared', compared),
    ...listed('children', children),
    ...ofKind(house),
    ...ofKind(flat),
  };
}

const pageOf = (...segments: string[]) => shown(pricesOf(placeAt(segments)!));

const differing = (page: Figures, recomputed: Figures): string[] =>
  [...new Set([...Object.keys(page), ...Object.keys(recomputed)])].filter(
    (name) => page[name] !== recomputed[name],
  );

const AREAS: [why: string, RecomputedPlace, segments: string[]][] = [
  ['the country', { level: 'country', key: 'DE' }, []],
  ['a state', { level: 'state', key: 'NI' }, ['niedersachsen']],
  ['a big city', { level: 'district', key: '09162' }, ['bayern', 'muenchen']],
  [
    'a rural district with six flats',
    { level: 'district', key: '15081' },
    ['sachsen-anhalt', 'altmarkkreis-salzwedel'],
  ],
  [
    'a district without flats',
    { level: 'district', key: '16069' },
    ['thueringen', 'landkreis-hildburghausen'],
  ],
  ['a city in a state of two', { level: 'district', key: '04012' }, ['bremen', 'bremerhaven']],
];

test.each(AREAS)('%s shows what follows from the files: %j', (_, place, segments) => {
  expect(differing(pageOf(...segments), recomputation.figuresOf(place))).toEqual([]);
});

const POSTCODES: [why: string, key: string][] = [
  ['in a big city', '80997'],
  ['of a village that shares its region, with very small flats', '93080'],
  ['without flats, and houses as they are in the state', '04613'],
  ['that borrows from islands like it', '26571'],
  ['that borrows from its own bank of the river', '21129'],
];

test.each(POSTCODES)('a postcode %s shows what follows from the files: %s', (_, key) => {
  const recomputed = recomputation.figuresOf({ level: 'postcode', key });
  expect(differing(pageOf(key), recomputed)).toEqual([]);
});

test('a district with six flats does not call the usual flat its own, and one with a single flat tells no price', () => {
  const kindsOf = (...segments: string[]) => pricesOf(placeAt(segments)!);
  expect(kindsOf('sachsen-anhalt', 'altmarkkreis-salzwedel').flat!.typical.of).not.toBe('region');
  expect(kindsOf('thueringen', 'suhl').flat).toBeUndefined();
});

test('postcodes all over the country show what follows from the files', () => {
  const leaves = [...allPlaces()].filter(({ level }) => level === 'postcode').filter(hasOwnPage);
  const sample = leaves.filter((_, index) => index % 1000 === 0);
  const wrong = sample.flatMap(({ key }) => {
    const recomputed = recomputation.figuresOf({ level: 'postcode', key });
    return differing(pageOf(key), recomputed).map((name) => `${key} ${name}`);
  });
  expect(wrong).toEqual([]);
});

test('with another level of its region the prices of houses differ, and nothing else', () => {
  const changed = structuredClone(files);
  const code = changed.postcodes.findIndex(([key]) => key === '80997');
  changed.model.regions[changed.model.regionOf[code]!]![0]! += 3;
  const recomputed = new Recomputation(changed).figuresOf({ level: 'postcode', key: '80997' });
  const names = differing(pageOf('80997'), recomputed);
  const prices = /^(?:house|compared\.80997\.house)\.(?:price|from|to|by)/;
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !prices.test(name))).toEqual([]);
});

describe('the history', () => {
  const first = { date: '2024-06', prices: { DE: [2500, 3000], '03351': [2000, null] } };
  const second = { date: '2026-10', prices: { DE: [2600, 2910], '03351': [2060, 2488] } };

  test('a delivery is added in the order of months, and takes the place of itself', () => {
    const old = { date: '2024-06', prices: { DE: [1, 1] } };
    expect(withPrices([], second)).toEqual([second]);
    expect(withPrices([second], first)).toEqual([first, second]);
    expect(withPrices([old, second], first)).toEqual([first, second]);
    expect(JSON.parse(historyText([first, second]))).toEqual([first, second]);
  });

  describe('the last entry', () => {
    const last = history.at(-1)!;

    test('is what the program makes of the levels that are there', () => {
      expect(last).toEqual(pricesThen(last.date));
    });

    test('has a price for every state and district, at the level of its delivery', () => {
      const celle = placeAt(['niedersachsen', 'landkreis-celle'])!;
      const { house, flat } = levelsOf(celle);
      const [houses, flats] = last.prices[celle.key]!;
      expect(houses).toBe(Math.round(house!.price / PRICE_INDEX.factor));
      expect(flats).toBe(Math.round(flat!.price / PRICE_INDEX.factor));
      expect(Object.keys(last.prices)).toHaveLength(1 + 16 + 400);
    });
  });
});
