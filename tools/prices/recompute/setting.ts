import { type TermKind, MIDDLE, sumOfTerms, sumOfProducts } from './terms';

interface KindCoefficients {
  beta: number[];
  plot: number[];
  offered: { area: number[]; plot?: number[] }[];
  spread: number[];
  quantiles: Record<'noRooms' | 'neither', number[][]>;
  stateWidths: Record<string, number>;
  middleLevel: number;
  median: { area: number };
  typeShares: number[];
}

export interface Model {
  kinds: Record<TermKind, KindCoefficients>;
  densityClasses: number[];
  age: { slopes: number[]; byLevel: number; middle: number; middleByLevel: number };
  regions: number[][];
  regionOf: number[];
}

export interface SettingSite {
  region: readonly number[];
  state: string;
}

export interface Home {
  propertyType: string;
  area: number;
  plot?: number;
  year?: number;
}

/** Types in the order of the coefficients. */
const MEANT: Record<string, number[]> = {
  einfamilienhaus: [0],
  doppelhaus: [1],
  reihenhaus: [2, 3],
  bungalow: [4],
  villa: [5],
  eigentumswohnung: [0, 1, 2, 3, 4, 5, 6, 7, 8],
};

/** Bounds in m²: homes beyond them are priced like those at the bound. */
const PRICED = { house: [60, 500], flat: [40, 300] } as const;

type Bounds = readonly [number, number];

export const within = (value: number, [from, to]: Bounds) => Math.max(from, Math.min(to, value));
export const fourDecimals = (value: number) => Math.round(value * 1e4) / 1e4;

const kindOf = ({ propertyType }: Home): TermKind =>
  propertyType === 'eigentumswohnung' ? 'flat' : 'house';

/** Levels and slopes in thousandths, character in hundredths, offers, spread if borrowed. */
export function readRegion({ region }: SettingSite, kind: TermKind) {
  const at = kind === 'house' ? 0 : 2;
  return {
    level: region[at]! / 1000,
    slopes: region.slice(4 + at, 6 + at).map((value) => value / 1000),
    character: region.slice(8, 11).map((value) => value / 100),
    offers: region[11]!,
    borrowed: (region[12] ?? 0) / 1000,
  };
}

export interface PriceSetting {
  kind: TermKind;
  own: KindCoefficients;
  site: SettingSite;
  types: readonly number[];
  /** Added to ln of the usual plot */
  plotOfRegion: number;
}

export function settingOf(model: Model, site: SettingSite, home: Home): PriceSetting {
  const kind = kindOf(home);
  const own = model.kinds[kind];
  const meant = own.typeShares.map((share, type) =>
    MEANT[home.propertyType]!.includes(type) ? share : 0,
  );
  const { level, character } = readRegion(site, kind);
  const ofRegion = sumOfProducts([...character, level], own.plot.slice(-4));
  return {
    kind,
    own,
    site,
    types: meant.map((share) => share / sumOfTerms(meant)),
    plotOfRegion: kind === 'house' ? fourDecimals(ofRegion) : 0,
  };
}

/** ln m² */
export function usualPlot({ own, types, plotOfRegion }: PriceSetting, area: number): number {
  const size = Math.log(area) - MIDDLE.house.area;
  return sumOfProducts([...types, size, size * size], own.plot) + plotOfRegion + MIDDLE.house.plot;
}

/** m² of the offers. */
export function offeredHomes({ kind, own, types, plotOfRegion }: PriceSetting) {
  const offered = own.offered.filter((_, type) => types[type]! > 0);
  const areas = offered.flatMap(({ area }) => area);
  const plots = offered.flatMap(({ plot }) => plot ?? []);
  const metres = (logarithm: number) =>
    Number(Math.exp(logarithm + plotOfRegion + MIDDLE.house.plot).toPrecision(2));
  const bound = (area: number) => within(area, PRICED[kind]);
  return {
    area: [bound(Math.min(...areas)), bound(Math.max(...areas))] as const,
    plot: [metres(Math.min(...plots)), metres(Math.max(...plots))] as const,
  };
}
