import { country, placeAt, type PricePlace } from './places';
import type { PricedPlace } from './prices';
import {
  againstOthers,
  aroundIt,
  priceExtremes,
  openingStatement,
  postcodesOf,
  rankOf,
  shareSentence,
} from './statements';

const plain = (text?: string) => text?.replaceAll('\u00a0', ' ');
const [niedersachsen, bayern, hessen] = ['niedersachsen', 'bayern', 'hessen'].map((name) =>
  placeAt([name])!,
) as [PricePlace, PricePlace, PricePlace];

const priced = (place: PricePlace, house?: number, flat?: number): PricedPlace => ({
  ...{ place, house, flat, levels: {} },
});

describe('what a page begins with', () => {
  test.each([
    [
      2000,
      2500,
      2000,
      2100,
      'Wohnungen sind hier je Quadratmeter 25 % teurer, in Deutschland sind es 5 %.',
    ],
    [
      2000,
      1500,
      2000,
      2500,
      'Wohnungen sind hier je Quadratmeter 25 % günstiger, in Deutschland ist es umgekehrt.',
    ],
    [
      2000,
      2500,
      2000,
      2000,
      'Wohnungen sind hier je Quadratmeter 25 % teurer, während beides in Deutschland gleichauf liegt.',
    ],
    [
      2000,
      2010,
      2000,
      2500,
      'Beides liegt damit fast gleichauf; in Deutschland sind Wohnungen 25 % teurer als Häuser.',
    ],
    [2000, 2010, 2000, 2010, 'Beides liegt damit fast gleichauf.'],
  ])('houses %i and flats %i, in the country %i and %i', (house, flat, allHouse, allFlat, end) => {
    const text = openingStatement('Bayern', [
      priced(bayern, house, flat),
      priced(country, allHouse, allFlat),
    ]);
    expect(plain(text)).toContain('Ein Quadratmeter Haus kostet in Bayern etwa 2.000 €');
    expect(plain(text)?.endsWith(end)).toBe(true);
  });

  test('one kind alone says why the other has no price', () => {
    expect(plain(openingStatement('Bayern', [priced(bayern, undefined, 3000), undefined]))).toBe(
      'Ein Quadratmeter Wohnung kostet in Bayern etwa 3.000 €. Häuser werden hier zu selten angeboten, um einen Preis zu nennen.',
    );
  });
});

test('a price stands beside those of the areas around the place, unless they have none', () => {
  const places = [priced(bayern, 2200), priced(hessen), priced(country, 2000)];
  expect(plain(againstOthers('Häuser kosten hier', 'house', places))).toBe(
    'Häuser kosten hier 10 % mehr als in Deutschland.',
  );
  expect(againstOthers('Häuser kosten hier', 'house', [priced(bayern, 2200)])).toBeUndefined();
});

describe('where a place stands', () => {
  const states = country.children;
  const rank = (...prices: number[]) =>
    rankOf(
      states[0]!,
      prices.map((price, at) => priced(states[at]!, price)),
    ).map(plain);

  test.each([
    [[9, 1, 2, 3], 'In keinem anderen der vier Länder sind Häuser teurer.'],
    [[1, 2, 3, 4], 'In keinem anderen der vier Länder sind Häuser günstiger.'],
    [[8, 9, 2, 3, 4], 'Nur in einem der fünf Länder sind Häuser teurer.'],
    [[7, 8, 9, 1, 2, 3, 4, 5], 'In zwei der acht Länder sind Häuser teurer.'],
    [
      [5, 1, 2, 8, 9],
      'Häuser liegen im Preis in der Mitte der fünf Länder: In zwei sind sie teurer, in zwei günstiger.',
    ],
  ])('%j: %s', (prices, text) => {
    expect(rank(...prices)).toEqual([text]);
  });

  test('of a district what it lies in is named, and three places are too few', () => {
    const districts = bayern.children.slice(0, 4);
    const beside = [1, 9, 2, 3].map((price, at) => priced(districts[at]!, undefined, price));
    expect(rankOf(districts[1]!, beside)).toEqual([
      'In keinem anderen der vier Kreise und Städte in Bayern sind Wohnungen teurer.',
    ]);
    expect(rank(3, 2, 1)).toEqual([]);
  });
});

describe('around a place', () => {
  const near = (place: PricePlace, house: number, km: number) => ({
    ...priced(place, house),
    away: { km, direction: 'südlich' },
  });
  test.each([
    [
      [80, 130],
      'Ringsum sind Häuser am günstigsten 4 km südlich in Niedersachsen (80 € je m²) und am teuersten 5 km südlich in Bayern (130 € je m²).',
    ],
    [[80, 70], 'Ringsum sind Häuser günstiger, am meisten 5 km südlich in Bayern (70 € je m²).'],
    [[120, 130], 'Ringsum sind Häuser teurer, am meisten 5 km südlich in Bayern (130 € je m²).'],
    [
      [102, 70],
      'Ringsum sind Häuser am günstigsten 5 km südlich in Bayern (70 € je m²) und am teuersten 4 km südlich in Niedersachsen (102 € je m²).',
    ],
    [[101, 100], 'Ringsum kosten Häuser fast dasselbe, 100 € bis 101 € je m².'],
  ])('%j beside 100: %s', ([one, other], text) => {
    const neighbours = [near(niedersachsen, one!, 4), near(bayern, other!, 5)];
    expect(plain(aroundIt('house', 100, neighbours))).toBe(text);
  });
});

test('the dearest and the cheapest are named with what the same money buys', () => {
  const places = [priced(niedersachsen, 1000), priced(bayern, 2400), priced(hessen, 2000)];
  expect(plain(priceExtremes('house', places))).toBe(
    'Am teuersten sind Häuser in Bayern (2.400 € je m²), am günstigsten in Niedersachsen (1.000 € je m²): Dort gibt es für dasselbe Geld 2,4-mal so viel Fläche.',
  );
});

test('places that cost the same share the first place, and small differences are none', () => {
  const of = (...prices: number[]) =>
    plain(
      priceExtremes(
        'house',
        prices.map((price, at) => priced(country.children[at]!, price)),
      ),
    );
  expect(of(1000, 1200, 1200)).toBe(
    'Am teuersten sind Häuser in Bayern und in Berlin (1.200 € je m²), am günstigsten in Baden-Württemberg (1.000 € je m²).',
  );
  expect(of(1000, 2000, 1000, 1000)).toBe(
    'Am teuersten sind Häuser in Bayern (2.000 € je m²), am günstigsten in Brandenburg und zwei weiteren Gebieten (1.000 € je m²): Dort gibt es für dasselbe Geld doppelt so viel Fläche.',
  );
  expect(of(1000, 1010, 1020)).toBe(
    'Die Preise von Häusern unterscheiden sich von Ort zu Ort kaum.',
  );
});

test.each([
  [8, 100, 'Von den 100 Häusern, die im Landkreis Celle angeboten wurden, lagen acht hier.'],
  [1, 100, undefined],
  [60, 100, undefined],
])('%i of %i offers', (own, all, text) => {
  expect(shareSentence('house', [own, all], 'Landkreis Celle', 'hier')).toBe(text);
});

test.each([
  [['18273', '18276'], 'Angebote gab es in den Postleitzahlgebieten 18273 und 18276.'],
  [
    ['30159', '30161', '30163', '30165', '30167', '30169', '30171'],
    'Angebote gab es in sieben Postleitzahlgebieten, von 30159 bis 30171.',
  ],
])('of a town with the postcodes %j', (codes, text) => {
  expect(postcodesOf(codes)).toBe(text);
});
