import { mapOf, stepsOf } from './map';
import { placeAt, placeOfPostcode } from './places';

test.each([
  [[], []],
  [[5], [[5, 5]]],
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

test('a city of one postcode is marked among the districts of its state', () => {
  const { of, areas } = mapOf(placeAt(['rheinland-pfalz', 'frankenthal-pfalz'])!);
  expect(of.name).toBe('Rheinland-Pfalz');
  expect(areas.at(-1)!.isHere).toBe(true);
});

test('the prices of the kind that is offered more are drawn', () => {
  expect(mapOf(placeAt(['niedersachsen'])!).kind).toBe('house');
  expect(mapOf(placeAt(['bayern', 'muenchen'])!).kind).toBe('flat');
});

test('an island far off the coast is in the table alone', () => {
  const { dots } = mapOf(placeAt(['schleswig-holstein', 'kreis-pinneberg'])!);
  expect(named(dots)).not.toContain('27498 Helgoland');
});
