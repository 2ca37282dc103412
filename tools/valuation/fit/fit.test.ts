import fc from 'fast-check';
import { joinRegions, type Spot } from './join-regions';
import { SpatialField, type Prior, type RegionPoint } from './spatial-field';

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
