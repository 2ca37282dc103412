export function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let k = 0; k < a.length; k++) sum += a[k]! * b[k]!;
  return sum;
}

export const HOME_KINDS = ['house', 'flat'] as const;
export type HomeKind = (typeof HOME_KINDS)[number];

/** As on portals; the wizard's types are mixtures (wizard-home.ts). */
export const TYPES = {
  house: [
    'Einfamilienhaus (freistehend)',
    'Doppelhaushälfte',
    'Reihenmittelhaus',
    'Reiheneckhaus',
    'Bungalow',
    'Villa',
    'Mehrfamilienhaus',
  ],
  flat: [
    'Etagenwohnung',
    'Erdgeschosswohnung',
    'Hochparterre',
    'Dachgeschoss',
    'Maisonette',
    'Penthouse',
    'Terrassenwohnung',
    'Souterrain',
    'Loft',
  ],
} as const satisfies Record<HomeKind, readonly string[]>;

export interface HomeFeatures {
  kind: HomeKind;
  /** Share of each of TYPES[kind]; sum 1 */
  types: readonly number[];
  /** m² */
  area: number;
  /** Deviation from the usual rooms, see {@link roomsOff} */
  off: number;
  /** m²; undefined for flats and unknown plots */
  plot?: number;
}

/** Of the data: ln m², ln rooms per m², ln m² of the plot. */
export const CENTRE = {
  house: { area: 4.97, ratio: -3.3, plot: 6.4 },
  flat: { area: 4.35, ratio: -3.3, plot: 0 },
} as const;

/** Where slopes may change, logarithmic from CENTRE. */
const BENDS = {
  house: { area: [-0.8, -0.4, 0, 0.4, 0.8], plot: [-1.5, -0.7, 0, 0.7, 1.5, 2.5] },
  flat: { area: [-0.9, -0.5, -0.2, 0.2, 0.5, 0.9], plot: [] },
} as const;

const above = (value: number, ...bends: readonly number[]) =>
  bends.map((bend) => Math.max(0, value - bend));

/** m²; beyond are misprints and farmland. */
const PLOT_BOUNDS = { from: 30, to: 20_000 } as const;

/** Logarithmic deviation of rooms that counts as usual: 10 %. */
const USUAL_ROOMS = 0.1;
/** Beyond, the effect is constant; hardly any offers. */
const ROOMS_MOST = 0.35;

/** Logarithmic; below 0 too few, above 0 too many. */
export function roomsOff(rooms: number, usual: number): number {
  const ratio = Math.log(rooms / usual);
  const outside = Math.sign(ratio) * Math.max(0, Math.abs(ratio) - USUAL_ROOMS);
  return Math.max(-ROOMS_MOST, Math.min(ROOMS_MOST, outside));
}

/** Beyond, rooms count as the bound. */
export const roomBounds = (usual: number) => ({
  from: usual * Math.exp(-USUAL_ROOMS - ROOMS_MOST),
  to: usual * Math.exp(USUAL_ROOMS + ROOMS_MOST),
});

/** Logarithmic, relative to CENTRE. */
export function quantities({ kind, area, off, plot }: HomeFeatures) {
  const centre = CENTRE[kind];
  const size = Math.log(area) - centre.area;
  const hasPlot = kind === 'house' && plot !== undefined && plot >= 20;
  const bounded = hasPlot ? Math.min(PLOT_BOUNDS.to, Math.max(PLOT_BOUNDS.from, plot)) : 1;
  return { size, off, hasPlot, ground: hasPlot ? Math.log(bounded) - centre.plot : 0 };
}

function roomFeatures({ types, off }: HomeFeatures): number[] {
  const both = [Math.min(0, off), Math.max(0, off)];
  return [...both, ...types.flatMap((share) => both.map((part) => share * part))];
}

export function linearFeatures(home: HomeFeatures): number[] {
  const { size, hasPlot, ground } = quantities(home);
  const at = BENDS[home.kind];
  const common = [
    ...home.types,
    size,
    ...above(size, ...at.area),
    ...home.types.map((share) => share * size),
    size * size,
    ...roomFeatures(home),
  ];
  if (home.kind === 'flat') return common;
  const plotBends = [ground, ...above(ground, ...at.plot)].map((part) => (hasPlot ? part : 0));
  return [
    ...common,
    hasPlot ? 0 : 1,
    ...plotBends,
    ...home.types.map((share) => share * ground),
    ground * size,
  ];
}

/** m² at which slopes may change, finer than BENDS. */
const FINE_AREAS = {
  house: [50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 165, 180, 200, 220, 250, 290, 340, 400],
  flat: [30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 97, 105, 115, 130, 150, 180],
} as const;
const FINE_PLOTS = [150, 200, 250, 300, 370, 450, 550, 650, 800, 1000, 1300, 1700, 2500, 4000];

/** Interactions of the quantities. */
export function productFeatures(home: HomeFeatures): number[] {
  const { size, hasPlot, ground } = quantities(home);
  const fine = above(
    size,
    ...FINE_AREAS[home.kind].map((at) => Math.log(at) - CENTRE[home.kind].area),
  );
  if (home.kind === 'flat') {
    const sizes = above(size, -0.5, -0.2, 0.2, 0.5);
    return [
      ...fine,
      ...home.types.flatMap((share) => sizes.map((part) => share * part)),
      ...[0, 1, 3, 4].flatMap((type) => fine.map((part) => home.types[type]! * part)),
    ];
  }
  const has = hasPlot ? 1 : 0;
  const sizes = [size, ...above(size, -0.4, 0, 0.4)];
  const grounds = [ground, ...above(ground, -0.7, 0, 0.7, 1.5)].map((part) => part * has);
  const ofType = [
    ...above(size, -0.4, 0, 0.4),
    ...above(ground, -0.7, 0, 0.7).map((part) => has * part),
  ];
  const finePlots = FINE_PLOTS.map((at) => Math.log(at) - CENTRE.house.plot);
  return [
    ...fine,
    ...above(ground, ...finePlots).map((part) => has * part),
    ...home.types.flatMap((share) => ofType.map((part) => share * part)),
    ...sizes.flatMap((part) => grounds.map((other) => part * other)),
  ];
}

/** Features whose effect depends on the region's character. */
export function urbanFeatures(home: HomeFeatures): number[] {
  const { size, off, hasPlot, ground } = quantities(home);
  const common = [
    ...home.types,
    size,
    ...above(size, -0.4, 0, 0.4),
    Math.min(0, off),
    Math.max(0, off),
  ];
  if (home.kind === 'flat') return common;
  const plotBends = above(ground, 0, 0.7).map((part) => (hasPlot ? part : 0));
  return [...common, hasPlot ? 0 : 1, ground, ...plotBends];
}

export function slopeFeatures(home: HomeFeatures): number[] {
  const { size, ground } = quantities(home);
  if (home.kind === 'house') return [size, ground];
  const [, , , attic = 0, maisonette = 0, penthouse = 0] = home.types;
  return [size, attic + maisonette + penthouse];
}

/** Features of the range's width. */
export function spreadFeatures(home: HomeFeatures): number[] {
  const { size, off, hasPlot, ground } = quantities(home);
  return [
    ...home.types,
    size,
    size * size,
    off * off,
    ...(home.kind === 'house' ? [ground, ground * ground, hasPlot ? 0 : 1] : []),
  ];
}

export function guessFeatures({ kind, types, area }: Omit<HomeFeatures, 'off' | 'plot'>): number[] {
  const size = Math.log(area) - CENTRE[kind].area;
  return [...types, size, size * size];
}

/** Inverse of the logarithmic guesses: rooms, and m² of the plot. */
export const roomsOf = (kind: HomeKind, guess: number, area: number) =>
  area * Math.exp(guess + CENTRE[kind].ratio);
export const plotOf = (guess: number) => Math.exp(guess + CENTRE.house.plot);
