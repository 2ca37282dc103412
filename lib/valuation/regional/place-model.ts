import type { AgeCurve, ConditionEffects } from './age-and-condition';
import type { PropertyType } from '../options';
import type { HomeKind } from './features';
import type { PriceSurface } from './surface';

/** 10 % and 90 % quantile of the errors, in spreads. */
export type Bounds = readonly [number, number];

export interface KindModel {
  /** By type of the wizard */
  surfaces: Readonly<Partial<Record<PropertyType, PriceSurface>>>;
  /** Against the national mean, logarithmic */
  relativeLevel: number;
  rooms: readonly number[];
  /** For guessFeatures, with the region's share; houses only */
  plot?: { home: readonly number[]; region: number };
  /** For spreadFeatures, with the region's share */
  spread: { home: readonly number[]; region: number; borrowed?: number };
  bounds: { all: Bounds; noRooms: Bounds; noPlot: Bounds; neither: Bounds };
  /** All listings: medians, and shares of types */
  country: {
    price: number;
    area: number;
    rooms: number;
    plot: number;
    /** ln euros of the median home here, for the mix of types */
    here: number;
    typeShares: readonly number[];
  };
}

/** The national coefficients, precomputed for a postcode. Plain JSON, small enough for a page. */
export interface PlaceModel extends Record<HomeKind, KindModel> {
  postalCode: string;
  place: string;
  district: string;
  state: string;
  /** Of 2024, from which the price comes: in the region, or where it borrows */
  offers: Readonly<Record<HomeKind, number>>;
  /** In the postcode itself */
  own: Readonly<Record<HomeKind, number>>;
  /** The price is that of other places: what they are, and the first of them */
  borrowed?: { like?: string; from: readonly string[] };
  postalCodes: number;
  age: AgeCurve;
  condition: ConditionEffects;
  narrower: { year: number; condition: number; both: number };
}
