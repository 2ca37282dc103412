import {
  rangeSentence,
  sizeSentence,
  typicalSentence,
  whatItBuys,
  yearSentence,
} from './home-statements';
import { country, placeAt } from './places';
import type { KindPrices } from './prices';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const celle = placeAt(['niedersachsen', 'landkreis-celle'])!;

/** 140 m² at 2,000 €/m², whatever age and size. */
const houses: KindPrices = {
  ...{ kind: 'house', price: 2000, from: 1400, to: 2800 },
  ...{ offers: 90, basis: 90, middle: '29221', confidence: 'high', byType: [] },
  typical: { propertyType: 'einfamilienhaus', area: 140, plot: 700, offers: 50, of: 'region' },
  byArea: [100, 140, 180].map((area) => ({
    ...{ area, value: 2000 * area, from: 1400 * area, to: 2800 * area },
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

const ofSizes = (small: number, large: number): KindPrices => ({
  ...houses,
  byArea: houses.byArea.map((each, index) => ({
    ...each,
    value: [small, (small + large) / 2, large][index]!,
  })),
});

test('a round sum near the usual price buys less where homes are dearer', () => {
  const bavaria = placeAt(['bayern'])!;
  const compared = [celle, bavaria, country].map((place, index) => ({
    ...{ place, house: [2000, 4000, 2500][index]!, levels: {} },
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
    ['of another type in the country', { ...typical, propertyType: 'reihenhaus', area: 110 }, ''],
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
  ['usual', 1600, 2400, ''],
  ['wide', 1400, 2800, ' Die Preise gehen weit auseinander.'],
])('a range that is %s beside that of the country is told as such', (_, from, to, end) => {
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
] as const)('what age makes is told beside the country (%#)', (here, inCountry, much, beside) => {
  expect(plain(yearSentence(here, inCountry))).toBe(
    `Ein Haus von 2015 ${much}, wenn sonst alles gleich ist.${beside}`,
  );
});

test.each([
  [200_000, 360_000, '80 % mehr verlangt als für 100 m²; der Quadratmeter kostet bei kleinen und'],
  [
    200_000,
    300_000,
    '50 % mehr verlangt als für 100 m²; je Quadratmeter sind kleine Häuser also 20',
  ],
  [
    200_000,
    450_000,
    '125 % mehr verlangt als für 100 m²; je Quadratmeter sind große Häuser also 25',
  ],
])('what size makes: %i € and %i €', (small, large, part) => {
  expect(plain(sizeSentence(ofSizes(small, large)))).toContain(`Für 180 m² wird ${part}`);
});
