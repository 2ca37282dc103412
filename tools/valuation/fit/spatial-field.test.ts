import { SpatialField, type Prior, type RegionPoint } from './spatial-field';

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
