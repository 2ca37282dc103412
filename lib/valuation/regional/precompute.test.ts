import {
  linearFeatures,
  productFeatures,
  TYPES,
  urbanFeatures,
  type HomeFeatures,
} from './features';
import {
  coefficientCount,
  designRow,
  featureRows,
  fittedLogPrice,
  foldCoefficients,
  type ModelRegion,
} from './precompute';
import fc from 'fast-check';
import { neverFalling } from './shape';

const REGION: ModelRegion = {
  levels: [7.9, 8.1, 8.2, 8.4],
  slopes: [0, 0, 0, 0],
  character: [0.4, -1.2, 0.7],
  listings: 15,
};
const HOMES: HomeFeatures[] = [
  {
    kind: 'house',
    types: TYPES.house.map((_, i) => (i === 1 ? 1 : 0)),
    area: 131,
    off: 0.2,
    plot: 480,
  },
  { kind: 'house', types: TYPES.house.map((_, i) => (i === 6 ? 1 : 0)), area: 300, off: -0.1 },
  { kind: 'flat', types: TYPES.flat.map(() => 1 / 9), area: 62.5, off: 0 },
];

test.each(HOMES.flatMap((home) => [false, true].map((isNew) => [home.kind, isNew, home] as const)))(
  'a %s (new: %s) costs the same folded as row by row',
  (kind, isNew, home) => {
    const count = coefficientCount(kind);
    const beta = Array.from({ length: count }, (_, i) => Math.sin(i * 7.3) / 100);
    const level = REGION.levels[(kind === 'house' ? 0 : 2) + (isNew ? 1 : 0)]!;
    const row = new Float64Array(count);
    const features = {
      linear: linearFeatures(home),
      product: productFeatures(home),
      urban: urbanFeatures(home),
    };
    designRow(features, level, REGION.character, isNew, row);
    const plain = beta.reduce((sum, b, i) => sum + b * row[i]!, level);
    expect(
      fittedLogPrice(foldCoefficients(kind, beta, REGION, isNew), featureRows(home)),
    ).toBeCloseTo(plain, 10);
  },
);

describe('prices that never fall', () => {
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
});
