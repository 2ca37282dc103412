import {
  dot,
  TYPES,
  type HomeFeatures,
  type HomeKind,
  linearFeatures,
  productFeatures,
  slopeFeatures,
  urbanFeatures,
} from './features';

const SIZES = Object.fromEntries(
  (['house', 'flat'] as const).map((kind) => {
    const home: HomeFeatures = { kind, types: TYPES[kind].map(() => 0), area: 100, off: 0 };
    return [
      kind,
      {
        linear: linearFeatures(home).length,
        product: productFeatures(home).length,
        urban: urbanFeatures(home).length,
      },
    ];
  }),
) as Record<HomeKind, { linear: number; product: number; urban: number }>;

export interface ModelRegion {
  /** Logarithmic: houses and flats, each resale and new */
  levels: readonly number[];
  /** Two of houses, two of flats */
  slopes: readonly number[];
  /** Standardised: distance of postcodes, density of the district, size of the town */
  character: readonly number[];
  listings: number;
  /** Of a borrowed level, logarithmic */
  spread?: number;
}

/** Before the surface is brought into shape. */
export interface RegionalCoefficients {
  level: number;
  slopes: readonly number[];
  linear: readonly number[];
  product: readonly number[];
  urban: readonly number[];
}

export function coefficientCount(kind: HomeKind): number {
  const { linear, product, urban } = SIZES[kind];
  return 5 * linear + 2 * product + 6 * urban;
}

/** Order shared by fit and precomputation. */
export function designRow(
  home: { linear: ArrayLike<number>; product: ArrayLike<number>; urban: ArrayLike<number> },
  level: number,
  character: readonly number[],
  isNew: boolean,
  into: Float64Array,
): void {
  let at = 0;
  const put = (features: ArrayLike<number>, factor: number) => {
    for (let k = 0; k < features.length; k++) into[at++] = factor === 0 ? 0 : factor * features[k]!;
  };
  const fresh = isNew ? 1 : 0;
  for (const factor of [1, fresh, level, level * level, fresh * level]) put(home.linear, factor);
  for (const factor of [1 - fresh, fresh]) put(home.product, factor);
  for (const c of character)
    for (const factor of [(1 - fresh) * c, fresh * c]) put(home.urban, factor);
}

const LEVEL = { house: 0, flat: 2 } as const;
const SLOPES = { house: 0, flat: 2 } as const;

export function foldCoefficients(
  kind: HomeKind,
  beta: ArrayLike<number>,
  region: ModelRegion,
  isNew = false,
): RegionalCoefficients {
  const { linear: l, product: p, urban: u } = SIZES[kind];
  const level = region.levels[LEVEL[kind] + (isNew ? 1 : 0)]!;
  const fresh = isNew ? 1 : 0;
  const linear = Array.from({ length: l }, (_, k) => {
    const [base, newer, byLevel, bySquare, both] = [0, 1, 2, 3, 4].map((set) => beta[set * l + k]!);
    return (
      base! + fresh * newer! + level * byLevel! + level * level * bySquare! + fresh * level * both!
    );
  });
  const product = Array.from({ length: p }, (_, k) => beta[5 * l + fresh * p + k]!);
  const from = 5 * l + 2 * p;
  const urban = Array.from({ length: u }, (_, k) =>
    region.character.reduce((sum, c, set) => sum + c * beta[from + (2 * set + fresh) * u + k]!, 0),
  );
  const slopes = region.slopes.slice(SLOPES[kind], SLOPES[kind] + 2);
  return { level, slopes, linear, product, urban };
}

export interface FeatureRows {
  slope: readonly number[];
  linear: readonly number[];
  product: readonly number[];
  urban: readonly number[];
}

export const featureRows = (home: HomeFeatures): FeatureRows => ({
  slope: slopeFeatures(home),
  linear: linearFeatures(home),
  product: productFeatures(home),
  urban: urbanFeatures(home),
});

/** ln euros per m², before the surface is brought into shape. */
export function fittedLogPrice(price: RegionalCoefficients, features: FeatureRows): number {
  return (
    price.level +
    dot(price.slopes, features.slope) +
    dot(price.linear, features.linear) +
    dot(price.product, features.product) +
    dot(price.urban, features.urban)
  );
}
