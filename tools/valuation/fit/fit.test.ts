import { ridge, solveSymmetric } from './linear';
import fc from 'fast-check';
import { joinRegions, type Spot } from './join-regions';
import { SpatialField, type Prior, type RegionPoint } from './spatial-field';
import { postcodes } from '../../../lib/platform/places/postcodes';
import type { Listing } from '../listing-forms';
import { sampleOf } from './sample';
import { surroundings } from './surroundings';

test('says so where there is no single solution', () => {
  expect(() => solveSymmetric(Float64Array.from([1, 1, 1, 1]), Float64Array.from([1, 1]))).toThrow(
    'not positive',
  );
});

describe('ridge', () => {
  const x = [0, 1, 2, 3, 10];
  const y = [1, 3, 5, 7, 500];
  const line = (weight: number[], penalty: (column: number) => number) => [
    ...ridge(x.length, 2, (i, into) => into.set([1, x[i]!]), y, weight, penalty),
  ];

  test('finds the line, without the point of no weight', () => {
    const [start, slope] = line([1, 1, 1, 1, 0], () => 0);
    expect(start).toBeCloseTo(1);
    expect(slope).toBeCloseTo(2);
  });

  test('a penalty draws its coefficient to nothing', () => {
    const [, slope] = line([1, 1, 1, 1, 0], (column) => (column === 1 ? 1e9 : 0));
    expect(slope).toBeCloseTo(0, 5);
  });
});

describe('joined regions', () => {
  const spot = (x: number, listings: number, group = 'a'): Spot => ({
    x,
    y: 0,
    closeness: 0,
    group,
    listings,
  });

  test('not over the border of the district while there is anybody inside', () => {
    expect(joinRegions([spot(0, 20), spot(9, 3), spot(10, 20, 'b')], 15)).toEqual([0, 0, 1]);
    expect(joinRegions([spot(0, 20), spot(9, 3, 'c'), spot(10, 20, 'b')], 15)).toEqual([0, 1, 1]);
  });

  test('every region has enough, and every place has a region', () => {
    const spots = fc.array(
      fc.record({
        x: fc.integer({ min: 0, max: 100 }),
        y: fc.integer({ min: 0, max: 100 }),
        closeness: fc.constant(0),
        group: fc.constantFrom('a', 'b', 'c'),
        listings: fc.nat(40),
      }),
      { minLength: 2, maxLength: 40 },
    );
    fc.assert(
      fc.property(spots, (all) => {
        fc.pre(all.reduce((sum, { listings }) => sum + listings, 0) >= 15);
        const regions = joinRegions(all, 15);
        const sums = new Map<number, number>();
        regions.forEach((region, i) =>
          sums.set(region, (sums.get(region) ?? 0) + all[i]!.listings),
        );
        expect(Math.min(...regions)).toBe(0);
        for (const sum of sums.values()) expect(sum).toBeGreaterThanOrEqual(15);
      }),
    );
  });
});

describe('the field of prices', () => {
  const PRIOR: Prior = {
    constant: 0.01,
    covariate: 0.01,
    surroundings: 0.01,
    state: 0.01,
    district: 0.01,
    zip3: 0.01,
    place: 0.01,
    region: 0.01,
    fields: [[20, 0.3]],
    outputs: [
      [1, 0.9],
      [0.9, 1],
    ],
  };

  const point = (x: number, district: string): RegionPoint => ({
    x,
    y: 0,
    state: district,
    district,
    zip3: district,
    place: String(x),
    character: [0],
    surroundings: [],
  });

  function levels(precisionOfFirst: number) {
    const field = new SpatialField([point(0, '1'), point(5, '2'), point(500, '3')], PRIOR);
    const precision = new Float64Array(3 * 4);
    const target = new Float64Array(3 * 2);
    precision[0] = precisionOfFirst;
    target[0] = precisionOfFirst * 0.5;
    return field.estimate(precision, target, 1e-9);
  }

  test('many homes speak for themselves, few are drawn to the rest', () => {
    expect(levels(10_000)[0]).toBeGreaterThan(0.49);
    const few = levels(1)[0]!;
    expect(few).toBeGreaterThan(0.05);
    expect(few).toBeLessThan(0.25);
  });

  test('a region without homes takes after its neighbour, not after one far away', () => {
    const [own, , near, , far] = levels(10_000);
    expect(near).toBeGreaterThan(own! * 0.5);
    expect(near).toBeLessThan(own!);
    expect(far).toBeLessThan(own! * 0.1);
  });

  test('what is seen of houses is believed of flats, a little less', () => {
    const [house, flat] = levels(10_000);
    expect(flat).toBeGreaterThan(house! * 0.8);
    expect(flat).toBeLessThan(house!);
  });
});

describe('surroundings', () => {
  const listing = (at: number, area: number, price: number): Listing => ({
    source: '2024',
    kind: 'flat',
    type: 'Etagenwohnung',
    postalCode: postcodes[at]!.postalCode,
    area,
    rooms: 3,
    isResale: true,
    price,
  });
  const house = (at: number, plotArea: number): Listing => ({
    ...listing(at, 140, 1),
    kind: 'house',
    type: 'Villa',
    plotArea,
  });
  const regionOf = postcodes.map((_, i) => Math.min(i, 2));
  const around = (price: number) => {
    const flats = [listing(0, 60, price), listing(1, 120, price), listing(2, 60, 1)];
    const homes = [...flats, house(0, 300), house(2, 900), house(2, 900)];
    return surroundings(sampleOf(homes).rows, regionOf, [2, 1, 3]);
  };

  const FLAT_SIZE = 6;

  test('larger flats tell of the region that they stand in, prices tell nothing', () => {
    const sizes = around(300_000).map((row) => row[FLAT_SIZE]!);
    expect(sizes[1]).toBeGreaterThan(sizes[0]!);
    expect(around(900_000)).toEqual(around(300_000));
  });
});
