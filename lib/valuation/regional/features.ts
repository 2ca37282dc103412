/** Sum of the products of two rows of numbers; the first decides how many. */
export function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let k = 0; k < a.length; k++) sum += a[k]! * b[k]!;
  return sum;
}

export const KINDS = ['house', 'flat'] as const;
export type Kind = (typeof KINDS)[number];

/** Types as portals name them; the wizard's types are mixtures of these (wizard-home.ts). */
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
} as const satisfies Record<Kind, readonly string[]>;

/** What the model sees of a home, apart from where it stands. */
export interface HomeFeatures {
  kind: Kind;
  /** Share of each of TYPES[kind]; together 1 */
  types: readonly number[];
  /** m² */
  area: number;
  /** How far the rooms lie outside what is usual for the area, see {@link roomsOff}; 0 inside */
  off: number;
  /** m²; undefined for flats and for houses whose plot is not named */
  plot?: number;
}

/** Middle of the data: ln m², ln of rooms for a square metre, ln m² of the plot. */
export const CENTRE = {
  house: { area: 4.97, ratio: -3.3, plot: 6.4 },
  flat: { area: 4.35, ratio: -3.3, plot: 0 },
} as const;

/** Where the price's slope along a quantity may change, on the logarithmic scale from its middle. */
const BENDS = {
  house: { area: [-0.8, -0.4, 0, 0.4, 0.8], plot: [-1.5, -0.7, 0, 0.7, 1.5, 2.5] },
  flat: { area: [-0.9, -0.5, -0.2, 0.2, 0.5, 0.9], plot: [] },
} as const;

/** How far a value lies above each bend. */
const above = (value: number, ...bends: readonly number[]) =>
  bends.map((bend) => Math.max(0, value - bend));

/** Plots outside are taken for the bounds: beyond them are misprints and farmland. */
const PLOT_BOUNDS = { from: 30, to: 20_000 } as const;

/** Rooms up to this far from the usual number for the area, as a logarithm, count as usual: a tenth. */
const USUAL_ROOMS = 0.1;
/** So far beyond that the effect still grows; further off there are hardly any offers. */
const ROOMS_MOST = 0.35;

/** How far rooms lie outside what is usual, logarithmic: below 0 too few, above 0 too many. */
export function roomsOff(rooms: number, usual: number): number {
  const ratio = Math.log(rooms / usual);
  const outside = Math.sign(ratio) * Math.max(0, Math.abs(ratio) - USUAL_ROOMS);
  return Math.max(-ROOMS_MOST, Math.min(ROOMS_MOST, outside));
}

/** Rooms between which a home is priced as they are; further off counts as the bound. */
export const roomBounds = (usual: number) => ({
  from: usual * Math.exp(-USUAL_ROOMS - ROOMS_MOST),
  to: usual * Math.exp(USUAL_ROOMS + ROOMS_MOST),
});

/** Logarithms of the home's quantities, from the middle of the data. */
export function quantities({ kind, area, off, plot }: HomeFeatures) {
  const centre = CENTRE[kind];
  const size = Math.log(area) - centre.area;
  const hasPlot = kind === 'house' && plot !== undefined && plot >= 20;
  const bounded = hasPlot ? Math.min(PLOT_BOUNDS.to, Math.max(PLOT_BOUNDS.from, plot)) : 1;
  return { size, off, hasPlot, ground: hasPlot ? Math.log(bounded) - centre.plot : 0 };
}

/** Too few and too many rooms, by type. */
function roomFeatures({ types, off }: HomeFeatures): number[] {
  const both = [Math.min(0, off), Math.max(0, off)];
  return [...both, ...types.flatMap((share) => both.map((part) => share * part))];
}

/** The features of the linear part, in an order of their own for each kind. */
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

/** m² at which the price's slope along the living area may change, more finely than above. */
const FINE_AREAS = {
  house: [50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 165, 180, 200, 220, 250, 290, 340, 400],
  flat: [30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 97, 105, 115, 130, 150, 180],
} as const;
const FINE_PLOTS = [150, 200, 250, 300, 370, 450, 550, 650, 800, 1000, 1300, 1700, 2500, 4000];

/** Products of the home's quantities: what the slopes above do to each other. */
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

/** What the character of a region changes the worth of. */
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

/** What each region has a slope of its own for. */
export function slopeFeatures(home: HomeFeatures): number[] {
  const { size, ground } = quantities(home);
  if (home.kind === 'house') return [size, ground];
  const [, , , attic = 0, maisonette = 0, penthouse = 0] = home.types;
  return [size, attic + maisonette + penthouse];
}

/** What the width of the range depends on. */
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

/** What an unknown number of rooms or size of the plot is guessed from. */
export function guessFeatures({ kind, types, area }: Omit<HomeFeatures, 'off' | 'plot'>): number[] {
  const size = Math.log(area) - CENTRE[kind].area;
  return [...types, size, size * size];
}

/** Rooms from their logarithm for a square metre, and m² of the plot from its logarithm. */
export const roomsOf = (kind: Kind, guess: number, area: number) =>
  area * Math.exp(guess + CENTRE[kind].ratio);
export const plotOf = (guess: number) => Math.exp(guess + CENTRE.house.plot);
