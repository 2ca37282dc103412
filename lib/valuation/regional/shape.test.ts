import fc from 'fast-check';
import { neverFalling } from './shape';

const [ROWS, COLUMNS] = [5, 4];
const table = fc.array(fc.double({ min: -5, max: 5, noNaN: true }), {
  minLength: ROWS * COLUMNS,
  maxLength: ROWS * COLUMNS,
});
const shaped = (values: readonly number[]) => {
  const result = Float64Array.from(values);
  neverFalling(result, new Float64Array(values.length).fill(1), ROWS, COLUMNS);
  return [...result];
};

test('whatever was fitted, no row and no column falls afterwards', () => {
  fc.assert(
    fc.property(table, (values) => {
      shaped(values).forEach((value, at, all) => {
        if (at % COLUMNS > 0) expect(value).toBeGreaterThanOrEqual(all[at - 1]!);
        if (at >= COLUMNS) expect(value).toBeGreaterThanOrEqual(all[at - COLUMNS]!);
      });
    }),
  );
});

test('what never fell stays as it is', () => {
  const rising = Array.from({ length: ROWS * COLUMNS }, (_, at) => at);
  shaped(rising).forEach((value, at) => expect(value).toBeCloseTo(at));
});

test('a fall is shared by both sides of it', () => {
  const prices = Float64Array.from([1, 5, 3, 7]);
  neverFalling(prices, new Float64Array(4).fill(1), 4, 1);
  expect([...prices]).toEqual([1, 4, 4, 7]);
});
