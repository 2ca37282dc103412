import 'server-only';
import type { AgeCurve, ConditionEffects } from './age-and-condition';
import borrowed from './borrowed.json';
import table from './coefficients.json';
import type { HomeKind } from './features';
import { postcodes } from '@/lib/platform/places/postcodes';
import type { ModelRegion } from './precompute';

/** 10 % and 90 % quantile of the errors, in spreads, per class of density. */
type Quantiles = readonly (readonly [number, number])[];

export type KnownParts = 'all' | 'noRooms' | 'noPlot' | 'neither' | 'new';

interface Offered {
  /** m² */
  area: readonly [number, number];
  /** ln m², relative to the region's usual plot; houses only */
  plot?: readonly [number, number];
}

export interface KindTable {
  /** Folded by precompute.ts */
  beta: readonly number[];
  /** On guessFeatures */
  rooms: readonly number[];
  /** On guessFeatures, then character and level; empty for flats */
  plot: readonly number[];
  /** By type; outside of it prices stay at the bound */
  offered: readonly Offered[];
  /** On spreadFeatures, then spreadOfRegion */
  spread: readonly number[];
  quantiles: Readonly<Record<KnownParts, Quantiles>>;
  /** By key of the state: factor of the errors' width */
  stateWidths: Readonly<Record<string, number>>;
  /** Mean level of the listings; squared levels are relative to it */
  middleLevel: number;
  /** Of all listings of 2024 except new buildings */
  median: { price: number; area: number; rooms: number; plot: number };
  typeShares: readonly number[];
  listings: number;
}

export interface Coefficients {
  version: string;
  kinds: Readonly<Record<HomeKind, KindTable>>;
  /** Bounds of the classes */
  densityClasses: readonly [number, number];
  age: AgeCurve;
  condition: ConditionEffects;
  /** Factor of the errors' width if year, condition or both are known */
  narrower: { year: number; condition: number; both: number };
  /** Each 4 levels, 4 slopes (thousandths), 3 of character (hundredths), listings; if borrowed its spread */
  regions: readonly (readonly number[])[];
  /** By index in lib/platform/places/postcodes */
  regionOf: readonly number[];
}

/** Written by `npm run valuation:fit`. */
export const fitted = table as unknown as Coefficients;

interface Borrowed {
  region: readonly number[];
  /** Indices of postcodes, the weightiest first */
  from: readonly number[];
  /** Houses and flats of these */
  basis: readonly number[];
  /** 'Ostfriesische Inseln' */
  like?: string;
}

const lent: ReadonlyMap<string, Borrowed> = new Map(Object.entries(borrowed.places));

/** Where a postcode has too few offers of its own, and its region is not like it. */
export const borrowedAt = (postalCode: string) => lent.get(postalCode);

/** By index in lib/platform/places/postcodes. */
export function offersAt(code: number): Record<HomeKind, number> {
  const [house = 0, flat = 0] = borrowed.offers[code] ?? [];
  return { house, flat };
}

const places = [...lent.keys()];
const numberOf = new Map(places.map((code, at) => [code, fitted.regions.length + at]));

/** The fitted regions, then one for each postcode that borrows. */
export const coefficients: Coefficients = {
  ...fitted,
  regions: [...fitted.regions, ...places.map((code) => lent.get(code)!.region)],
  regionOf: postcodes.map(
    ({ postalCode }, index) => numberOf.get(postalCode) ?? fitted.regionOf[index]!,
  ),
};

/** Format of the file. */
export function packRegion({ levels, slopes, character, listings, spread }: ModelRegion): number[] {
  const thousandths = [...levels, ...slopes].map((value) => Math.round(value * 1000));
  return [
    ...thousandths,
    ...character.map((value) => Math.round(value * 100)),
    listings,
    ...(spread === undefined ? [] : [Math.round(spread * 1000)]),
  ];
}

export function unpackRegion(row: readonly number[]): ModelRegion {
  const numbers = row.slice(0, 8).map((value) => value / 1000);
  return {
    levels: numbers.slice(0, 4),
    slopes: numbers.slice(4),
    character: row.slice(8, 11).map((value) => value / 100),
    listings: row[11]!,
    ...(row[12] !== undefined && { spread: row[12] / 1000 }),
  };
}
