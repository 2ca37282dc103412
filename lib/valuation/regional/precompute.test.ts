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
