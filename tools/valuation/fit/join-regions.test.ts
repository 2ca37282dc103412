import fc from 'fast-check';
import { joinRegions, type Spot } from './join-regions';

const spot = (x: number, listings: number, group = 'a'): Spot => ({
  x,
  y: 0,
  closeness: 0,
  group,
  listings,
});

test('whoever has enough stays alone', () => {
  expect(joinRegions([spot(0, 15), spot(1, 40)], 15)).toEqual([0, 1]);
});

test('whoever has too few goes to the nearest', () => {
  expect(joinRegions([spot(0, 20), spot(5, 3), spot(6, 20)], 15)).toEqual([0, 1, 1]);
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
      regions.forEach((region, i) => sums.set(region, (sums.get(region) ?? 0) + all[i]!.listings));
      expect(Math.min(...regions)).toBe(0);
      for (const sum of sums.values()) expect(sum).toBeGreaterThanOrEqual(15);
    }),
  );
});
