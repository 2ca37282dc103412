import 'server-only';
import type { AgeCurve, ConditionEffects } from './age-and-condition';
import table from './coefficients.json';
import type { Kind } from './features';
import type { ModelRegion } from './precompute';

/** 10 % and 90 % of the errors, in spreads, for each class of density. */
type Quantiles = readonly (readonly [number, number])[];

/** What is known of a home beside its type and area: columns of the quantiles. */
export type KnownParts = 'all' | 'noRooms' | 'noPlot' | 'neither' | 'new';

/** What was offered of a type. */
interface Offered {
  /** m² of living area */
  area: readonly [number, number];
  /** ln m² of the plot, against what the region's character and level give; of houses only */
  plot?: readonly [number, number];
}

export interface KindTable {
  /** Precomputed by precompute.ts */
  beta: readonly number[];
  /** On guessFeatures */
  rooms: readonly number[];
  /** On guessFeatures, then character and level; empty for flats */
  plot: readonly number[];
  /** By type: what was offered, between which a home is priced as it is */
  offered: readonly Offered[];
  /** On spreadFeatures, then spreadOfRegion */
  spread: readonly number[];
  quantiles: Readonly<Record<KnownParts, Quantiles>>;
  /** By the state's key: how much wider errors are there than elsewhere */
  stateWidths: Readonly<Record<string, number>>;
  /** Mean level of the listings; levels are counted from it where they are squared */
  middleLevel: number;
  /** Of all listings of 2024 that are no new buildings */
  median: { price: number; area: number; rooms: number; plot: number };
  /** Share of each type among them */
  typeShares: readonly number[];
  /** Listings of them */
  listings: number;
}

export interface Coefficients {
  version: string;
  kinds: Readonly<Record<Kind, KindTable>>;
  /** Bounds of the classes of density */
  densityClasses: readonly [number, number];
  age: AgeCurve;
  condition: ConditionEffects;
  /** How much narrower errors are when the year, the condition or both are known */
  narrower: { year: number; condition: number; both: number };
  /** Each 4 levels, 4 slopes (thousandths), 3 of character (hundredths), listings */
  regions: readonly (readonly number[])[];
  /** Region of each postcode, in the order of lib/platform/places/postcodes */
  regionOf: readonly number[];
}

/** As written by `npm run valuation:fit`. */
export const coefficients = table as unknown as Coefficients;

/** Regions as they stand in the file. */
export function packRegion({ levels, slopes, character, listings }: ModelRegion): number[] {
  const thousandths = [...levels, ...slopes].map((value) => Math.round(value * 1000));
  return [...thousandths, ...character.map((value) => Math.round(value * 100)), listings];
}

/** The reverse of {@link packRegion}. */
export function unpackRegion(row: readonly number[]): ModelRegion {
  const numbers = row.slice(0, 8).map((value) => value / 1000);
  return {
    levels: numbers.slice(0, 4),
    slopes: numbers.slice(4),
    character: row.slice(8, 11).map((value) => value / 100),
    listings: row[11]!,
  };
}
