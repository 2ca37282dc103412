import { country, placeAt, type PricePlace, placeOfPostcode } from './places';
import type { PricedPlace, KindPrices } from './prices';
import {
  aroundIt,
  priceExtremes,
  openingStatement,
  postcodesOf,
  rankOf,
  shareSentence,
} from './statements';
import { rangeSentence, typicalSentence, whatItBuys, yearSentence } from './home-statements';
import { changeOf, changeSentence, type PricesThen } from './history';
import { compared, directionOf, inPlace } from './words';

const plain = (text?: string) => text?.replaceAll('\u00a0', ' ');
const [niedersachsen, bayern, hessen] = ['niedersachsen', 'bayern', 'hessen'].map((name) =>
  placeAt([name])!,
) as [PricePlace, PricePlace, PricePlace];

const priced = (place: PricePlace, house?: number, flat?: number): PricedPlace => ({
  place,
  house,
  flat,
  levels: {},
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

const states = country.children;
const rank = (...prices: number[]) =>
  rankOf(
    states[0]!,
    prices.map((price, at) => priced(states[at]!, price)),
  ).map(plain);

test.each([
  [[9, 1, 2, 3], 'In keinem anderen der vier Länder sind Häuser teurer.'],
  [[8, 9, 2, 3, 4], 'Nur in einem der fünf Länder sind Häuser teurer.'],
  [
    [5, 1, 2, 8, 9],
    'Häuser liegen im Preis in der Mitte der fünf Länder: In zwei sind sie teurer, in zwei günstiger.',
  ],
])('where a place stands: %j: %s', (prices, text) => {
  expect(rank(...prices)).toEqual([text]);
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

describe('of homes', () => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  const celle = placeAt(['niedersachsen', 'landkreis-celle'])!;

  /** 140 m² at 2,000 €/m², whatever age and size. */
  const houses: KindPrices = {
    kind: 'house',
    price: 2000,
    from: 1400,
    to: 2800,
    offers: 90,
    basis: 90,
    middle: '29221',
    confidence: 'high',
    evidence: '',
    byType: [],
    typical: { propertyType: 'einfamilienhaus', area: 140, plot: 700, offers: 50, of: 'region' },
    byArea: [100, 140, 180].map((area) => ({
      area,
      value: 2000 * area,
      from: 1400 * area,
      to: 2800 * area,
    })),
    byYear: [1955, 1985, 2015].map((year) => ({ year, price: 2000 })),
  };

  const ofYears = (old: number, young: number): KindPrices => ({
    ...houses,
    byYear: [
      { year: 1955, price: old },
      { year: 2015, price: young },
    ],
  });

  test('a round sum near the usual price buys less where homes are dearer', () => {
    const bavaria = placeAt(['bayern'])!;
    const compared = [celle, bavaria, country].map((place, index) => ({
      place,
      house: [2000, 4000, 2500][index]!,
      levels: {},
    }));
    expect(plain(whatItBuys(houses, compared, 'hier'))).toBe(
      'Nach dem Preis je Quadratmeter entsprechen 300.000 € hier 150 m² Haus, in Bayern 75 m² und in Deutschland 120 m².',
    );
  });

  describe('the usual home', () => {
    const { typical } = houses;

    test.each([
      ['as in the country', typical, ''],
      ['smaller in the country', { ...typical, area: 120 }, ' Bundesweit sind es 120 m².'],
    ] as const)('%s', (_, inCountry, end) => {
      expect(plain(typicalSentence(houses, celle, inCountry))).toBe(
        `Am häufigsten angeboten wird ein freistehendes Einfamilienhaus mit 140 m² Wohnfläche und 700 m² Grundstück; dafür werden etwa 280.000 € verlangt.${end}`,
      );
    });

    test('is that of what the place lies in where too little is offered, and this is said', () => {
      const borrowed: KindPrices = { ...houses, typical: { ...typical, of: 'state' } };
      expect(plain(typicalSentence(borrowed, celle, typical))).toMatch(
        /^Was hier üblich ist, lässt sich nicht sagen, weil .+\. Gerechnet ist mit dem, was in Niedersachsen üblich ist: ein freistehendes/,
      );
    });
  });

  test.each([
    ['narrow', 1900, 2200, ' Das ist eine engere Spanne als bundesweit.'],
    ['wide', 1400, 2800, ' Die Preise gehen weit auseinander.'],
  ])('a range that is %s beside that of the country is described as such', (_, from, to, end) => {
    const text = plain(rangeSentence({ ...houses, from, to }, houses));
    expect(text).toMatch(/^Acht von zehn Häusern werden für .+ € bis .+ € je m² angeboten\./);
    expect(text.split('angeboten.')[1]).toBe(end);
  });

  test.each([
    [ofYears(2000, 2040), undefined, 'kostet fast genauso viel wie eines von 1955', ''],
    [ofYears(2000, 2800), ofYears(2000, 2720), 'kostet 40 % mehr als eines von 1955', ''],
    [
      ...[ofYears(2000, 2800), ofYears(2000, 2400), 'kostet 40 % mehr als eines von 1955'],
      ' Bundesweit sind es 20 %: Wo der Boden günstig ist, zählt das Alter mehr.',
    ],
    [
      ...[ofYears(2000, 1900), ofYears(2000, 2800), 'kostet 5 % weniger als eines von 1955'],
      ' Bundesweit sind es 40 %: Wo der Boden teuer ist, zählt das Alter weniger.',
    ],
  ] as const)(
    'what age makes is described beside the country (%#)',
    (here, inCountry, much, beside) => {
      expect(plain(yearSentence(here, inCountry))).toBe(
        `Ein Haus von 2015 ${much}, wenn sonst alles gleich ist.${beside}`,
      );
    },
  );
});

describe('the change', () => {
  const FIRST: PricesThen = {
    date: '2024-06',
    prices: {
      DE: [2500, 3000],
      NI: [2000, 2400],
      '03351': [2000, 2500],
      BE: [4000, 5000],
      '06631': [2000, null],
    },
  };
  const SECOND: PricesThen = {
    date: '2026-10',
    prices: {
      DE: [2600, 2910],
      NI: [2020, 2160],
      '03351': [2060, 2488],
      BE: [4024, 4020],
      '06631': [1954, 2100],
    },
  };
  const celle = placeAt(['niedersachsen', 'landkreis-celle'])!;
  const fulda = placeAt(['hessen', 'landkreis-fulda'])!;

  test.each([
    ['the country', country, 4, -3],
    ['a state that is one district', placeAt(['berlin'])!, 0.6, -19.6],
    ['a district', celle, 3, -0.5],
    ['a district without flats before', fulda, -2.3, undefined],
  ])('prices of %s change by so much', (_, place, house, flat) => {
    const change = changeOf(place, [FIRST, SECOND]);
    expect(change).toEqual({ place, since: '2024-06', until: '2026-10', house, flat });
  });

  test('a postcode shows the change of its district', () => {
    expect(changeOf(placeOfPostcode('29221')!, [FIRST, SECOND])).toMatchObject({
      place: celle,
      house: 3,
      flat: -0.5,
    });
  });

  test('it is the change since the last delivery, whatever was before', () => {
    const third = { date: '2026-11', prices: { '03351': [2060, 2600] } };
    expect(changeOf(celle, [FIRST, SECOND, third])).toMatchObject({
      since: '2026-10',
      until: '2026-11',
      house: 0,
      flat: 4.5,
    });
  });

  test('one delivery has no change, and neither has a place that one of them does not know', () => {
    expect(changeOf(celle, [])).toBeUndefined();
    expect(changeOf(celle, [FIRST])).toBeUndefined();
    expect(changeOf(placeAt(['bayern'])!, [FIRST, SECOND])).toBeUndefined();
  });

  test.each([
    [3, 'Seit Juni 2024 sind Häuser im Landkreis Celle um 3 % teurer geworden.'],
    [-12.4, 'Seit Juni 2024 sind Häuser im Landkreis Celle um 12 % günstiger geworden.'],
    [1, 'Seit Juni 2024 sind Häuser im Landkreis Celle um 1 % teurer geworden.'],
    [-0.9, 'Seit Juni 2024 sind Häuser im Landkreis Celle im Preis fast gleich geblieben.'],
    [undefined, undefined],
  ])('%d percent in words', (house, sentence) => {
    const change = { place: celle, since: '2024-06', until: '2026-10', house };
    expect(changeSentence('house', change)?.replaceAll('\u00a0', ' ')).toBe(sentence);
  });
});

describe('words', () => {
  test.each([
    ['Bayern', 'in Bayern'],
    ['Saarland', 'im Saarland'],
    ['Land Bremen', 'im Land Bremen'],
    ['Landkreis Celle', 'im Landkreis Celle'],
    ['Märkischer Kreis', 'im Märkischen Kreis'],
    ['Region Hannover', 'in der Region Hannover'],
    ['Regionalverband Saarbrücken', 'im Regionalverband Saarbrücken'],
    ['26122 Oldenburg (Oldenburg)', 'in 26122 Oldenburg (Oldenburg)'],
  ])('%s: %s', (name, words) => {
    expect(inPlace(name)).toBe(words);
  });

  test.each([
    [100, 100, 'fast genauso viel wie'],
    [112, 100, '12\u00a0% mehr als'],
    [88, 100, '12\u00a0% weniger als'],
    [200, 100, 'etwa doppelt so viel wie'],
    [310, 100, '3,1-mal so viel wie'],
    [300, 100, 'dreimal so viel wie'],
  ])('%i beside %i is %s', (price, other, words) => {
    expect(compared(price, other)).toBe(words);
  });

  test.each([
    [1, 0, 'nördlich'],
    [1, 1.6, 'nordöstlich'],
    [-1, -1.6, 'südwestlich'],
  ])('%i degrees north and %d east is %s', (north, east, direction) => {
    const from = { latitude: 51, longitude: 10 };
    expect(directionOf(from, { latitude: 51 + north, longitude: 10 + east })).toBe(direction);
  });
});
