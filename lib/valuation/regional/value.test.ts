import { STATES } from '@/lib/platform/places/states';
import { PROPERTY_TYPE_VALUES, type PropertyType } from '../options';
import { AGE_YEAR } from './age-and-condition';
import { AREA_LIMITS } from './limits';
import type { RegionalHome, RegionalValuation } from './outcome';
import { placeModel, valueAtPlace } from './service';
import { valueRegionally } from './value';

const PLACES: Record<(typeof STATES)[number]['code'], [string, number, number]> = {
  SH: ['24103', 350_000, 750_000],
  HH: ['22399', 550_000, 950_000],
  NI: ['30559', 400_000, 750_000],
  HB: ['28205', 350_000, 750_000],
  NW: ['50737', 500_000, 950_000],
  HE: ['60437', 550_000, 950_000],
  RP: ['55122', 500_000, 1_000_000],
  BW: ['70565', 550_000, 1_050_000],
  BY: ['81667', 1_000_000, 2_000_000],
  SL: ['66111', 200_000, 420_000],
  BE: ['12683', 400_000, 750_000],
  BB: ['19348', 100_000, 260_000],
  MV: ['18055', 320_000, 650_000],
  SN: ['02826', 130_000, 320_000],
  ST: ['06295', 90_000, 240_000],
  TH: ['99084', 280_000, 600_000],
};
const BASE: RegionalHome = { propertyType: 'einfamilienhaus', area: 130 };

function valued(postalCode: string, home: Partial<RegionalHome> = {}): RegionalValuation {
  const outcome = valueAtPlace(postalCode, { ...BASE, ...home });
  if (!outcome.isPossible) throw new Error(outcome.reason);
  return outcome;
}

describe.each(STATES)('in $name', ({ code }) => {
  const [postalCode, from, to] = PLACES[code];

  test('a house is worth what houses are offered for there', () => {
    const { value, range } = valued(postalCode);
    expect(value).toBeGreaterThan(from);
    expect(value).toBeLessThan(to);
    expect(range.from).toBeLessThan(value);
    expect(range.to).toBeGreaterThan(value);
  });

  test.each(PROPERTY_TYPE_VALUES)(
    '%s: a figure of the same order, whose factors add up',
    (type) => {
      const house = valued(postalCode).value;
      const { value, nationalMedian, factors } = valued(postalCode, { propertyType: type });
      expect(value / house).toBeGreaterThan(0.5);
      expect(value / house).toBeLessThan(1.7);
      expect(factors.reduce((sum, { euros }) => sum + euros, nationalMedian)).toBe(value);
    },
  );
});

test.each([
  ['a larger home', { area: 131 }, { area: 130 }],
  ['a larger plot', { plotArea: 900 }, { plotArea: 400 }],
  ['a good condition', { condition: 'gut' }, { condition: 'durchschnittlich' }],
  ['an average one', { condition: 'durchschnittlich' }, { condition: 'renovierungsbedürftig' }],
  ['a small repair', { condition: 'renovierungsbedürftig' }, { condition: 'sanierungsbedürftig' }],
  ['a young house', { yearBuilt: 2015 }, { yearBuilt: 1965 }],
  // In expensive places 1910 costs as much as 1975.
  ['an older one', { yearBuilt: 1975 }, { yearBuilt: 1890 }],
] as const)('%s is worth more', (_, more, less) => {
  for (const [postalCode] of Object.values(PLACES)) {
    expect(valued(postalCode, more).value).toBeGreaterThan(valued(postalCode, less).value);
  }
});

test('what is known makes the range narrower', () => {
  const width = (home: Partial<RegionalHome>) => {
    const { value, range } = valued('50737', home);
    return (range.to - range.from) / value;
  };
  const known = { yearBuilt: 1980, condition: 'gut', rooms: 5, plotArea: 400 } as const;
  expect(width({ yearBuilt: 1980 })).toBeLessThan(width({}));
  expect(width(known)).toBeLessThan(width({ yearBuilt: 1980 }));
});

test('what was not given is named, and counts nothing where an average is taken', () => {
  const { factors, assumptions } = valued('50737');
  expect(
    factors.filter(({ isAssumed }) => isAssumed).map(({ name, euros }) => [name, euros]),
  ).toEqual(['plot', 'rooms', 'year', 'condition'].map((name) => [name, 0]));
  expect(assumptions.map((text) => text.split(':')[0])).toEqual([
    'Baujahr unbekannt',
    'Zustand unbekannt',
    'Grundstück unbekannt',
    'Zimmerzahl unbekannt',
  ]);
});

test('rooms beyond what is offered change nothing more, and that is said', () => {
  const roomsOf = (rooms: number) => {
    const { factors, value } = valued('50737', { rooms });
    return { value, text: factors.find(({ name }) => name === 'rooms')!.text };
  };
  expect(roomsOf(2).value).toBe(roomsOf(2.5).value);
  expect(roomsOf(9).value).toBe(roomsOf(10).value);
  expect(roomsOf(2).text).toMatch(
    /^2 statt der bei dieser Fläche üblichen 4,\d; gerechnet mit \d(,\d)?, dazu haben wir keine Angebote/,
  );
  expect(roomsOf(4).text).toMatch(/üblichen 4,\d\.$/);
});

test('what was measured on houses of one state alone is said', () => {
  const texts = (home: Partial<RegionalHome>) =>
    Object.fromEntries(valued('50737', home).factors.map(({ name, text }) => [name, text]));
  const flat = texts({ propertyType: 'eigentumswohnung', yearBuilt: 1970, condition: 'sehr_gut' });
  expect(flat.year).toContain(`${AGE_YEAR - 1970} Jahre alt (Stand ${AGE_YEAR})`);
  expect(flat.year).toContain('gemessen an Häusern');
  expect(flat.condition).toContain('Sehr gut (zählt hier wie „Gut“)');
  expect(flat.condition).toContain('Häusern in Niedersachsen');
  expect(texts({ yearBuilt: 1970 }).year).not.toContain('gemessen an');
});

test('the type of a flat takes nothing off and adds nothing', () => {
  for (const [postalCode] of Object.values(PLACES)) {
    const { factors } = valued(postalCode, { propertyType: 'eigentumswohnung', area: 78 });
    expect(factors.find(({ name }) => name === 'type')?.euros).toBe(0);
  }
});

test.each<[string, string, Partial<RegionalHome>, RegExp]>([
  ['a postcode that is none', '00000', {}, /00000 steht nicht im Verzeichnis/],
  ['a hut', '50737', { area: 40 }, /zu wenige Angebote/],
  [
    'a hall as a flat',
    '50737',
    { propertyType: 'eigentumswohnung', area: 320 },
    /Wohnungen werden/,
  ],
  [
    'a block of flats as a house',
    '50737',
    { area: 501 },
    /Häuser werden von 50 bis 500\sm² bewertet/,
  ],
  [
    'a block beyond what the wizard takes',
    '50737',
    { propertyType: 'mehrfamilienhaus', area: 2001 },
    /Mehrfamilienhäuser werden von 50 bis 2\.000\sm² bewertet/,
  ],
  ['rooms like cupboards', '50737', { rooms: 30 }, /passen zu keinem der Angebote/],
])('no figure for %s, and the reason', (_, postalCode, home, reason) => {
  const outcome = valueAtPlace(postalCode, { ...BASE, ...home });
  expect(outcome).toEqual({ isPossible: false, reason: expect.stringMatching(reason) });
});

describe('an apartment house larger than any that was offered', () => {
  const block = (area: number, more: Partial<RegionalHome> = {}) =>
    valued('50737', { propertyType: 'mehrfamilienhaus', area, ...more });

  test('is worth more for each square metre, without a leap, from all places', () => {
    for (const [postalCode] of Object.values(PLACES)) {
      const model = placeModel(postalCode)!;
      for (const more of [{}, { plotArea: 900, rooms: 30, yearBuilt: 1965 }]) {
        let before: RegionalValuation | undefined;
        for (let area = 480; area <= 2000; area += area < 510 ? 1 : 50) {
          const home = { propertyType: 'mehrfamilienhaus', area, ...more } as const;
          const outcome = valueRegionally(model, home);
          if (!outcome.isPossible) throw new Error(outcome.reason);
          if (before) {
            expect(outcome.value).toBeGreaterThanOrEqual(before.value);
            expect(outcome.value).toBeLessThan(before.range.to);
            expect(before.value).toBeGreaterThan(outcome.range.from);
          }
          before = outcome;
        }
      }
    }
  });

  test.each([
    // 2 to the power of 0.9
    [495, 990, 1.866],
    [600, 1200, 1.866],
    [495, 1980, 3.482],
  ])('from %i to %i m² the value grows by %d, and the range by more', (less, more, times) => {
    const [small, large] = [block(less), block(more)];
    const width = ({ range }: RegionalValuation) => Math.log(range.to / range.from);
    expect(large.value / small.value).toBeCloseTo(times, 2);
    expect(width(large)).toBeGreaterThan(width(small));
    expect(large.factors.reduce((sum, { euros }) => sum + euros, large.nationalMedian)).toBe(
      large.value,
    );
  });

  test('says so first, at the area too, and is never more than a rough figure', () => {
    const { confidence, confidenceReasons, factors, beyond } = block(1200);
    expect(confidence).toBe('low');
    expect(confidenceReasons[0]).toMatch(
      /^Von Mehrfamilienhäusern über 495\sm² haben wir keine Angebote: .* nicht aus Mieten gerechnet/,
    );
    expect(factors.find(({ name }) => name === 'area')!.text).toMatch(
      /doppelte Fläche zählt 87\s% mehr/i,
    );
    expect(beyond?.area).toContain('fortgeschrieben');
    expect(block(495).confidenceReasons[0]).not.toContain('fortgeschrieben');
  });

  test('has as many rooms and as much land as a smaller one has for each square metre', () => {
    const text = (name: string, home: Partial<RegionalHome>) =>
      block(990, home).factors.find((factor) => factor.name === name)!;
    const usual = (area: number) =>
      Number(
        /mit ([\d.]+)\sm²/
          .exec(block(area).factors.find(({ name }) => name === 'plot')!.text)![1]!
          .replace('.', ''),
      );
    expect(usual(990) / usual(495)).toBeCloseTo(2, 1);
    expect(text('plot', { plotArea: usual(990) }).euros).toBeLessThan(10_000);
    expect(text('rooms', { rooms: 30 }).euros).toBe(
      block(495, { rooms: 15 }).factors.find(({ name }) => name === 'rooms')!.euros,
    );
  });
});

describe('neighbouring inputs', () => {
  /** Below, 1 m² is itself about 3 % of the home. */
  const FROM = { house: 75, flat: 50 };
  const places = ['30559', '81667', '19348', '06295'];

  test.each(PROPERTY_TYPE_VALUES)(
    '%s: a square metre more never changes the figure by over 3 %',
    (type) => {
      const kind = type === 'eigentumswohnung' ? 'flat' : 'house';
      for (const postalCode of places) {
        for (const home of [{}, { rooms: 4, plotArea: 500 }]) {
          expectSteady(postalCode, type, home, FROM[kind], AREA_LIMITS[kind].to);
        }
      }
    },
  );

  test('nor does a year', () => {
    for (const postalCode of places) {
      const model = placeModel(postalCode)!;
      let before: number | undefined;
      for (let yearBuilt = 1800; yearBuilt <= 2026; yearBuilt++) {
        const value = figure(valueRegionally(model, { ...BASE, yearBuilt }));
        if (before) expect(Math.abs(value / before - 1)).toBeLessThan(0.03);
        before = value;
      }
    }
  });

  function figure(outcome: ReturnType<typeof valueRegionally>): number {
    if (!outcome.isPossible) throw new Error(outcome.reason);
    return outcome.value;
  }

  function expectSteady(
    postalCode: string,
    propertyType: PropertyType,
    home: Partial<RegionalHome>,
    from: number,
    to: number,
  ) {
    const model = placeModel(postalCode)!;
    let before: number | undefined;
    for (let area = from; area <= Math.min(to, 380); area++) {
      const value = figure(valueRegionally(model, { propertyType, area, ...home }));
      if (before && Math.abs(value / before - 1) > 0.03) {
        throw new Error(`${postalCode} ${propertyType} ${area} m²: ${before} to ${value}`);
      }
      before = value;
    }
  }
});
