import type { AgeCurve, ConditionEffects } from './age-and-condition';
import type { PropertyType } from '../options';
import type { Kind } from './features';
import type { PriceSurface } from './surface';

/** 10 % and 90 % of the errors, in spreads. */
export type Bounds = readonly [number, number];

/** One kind of home at one place. */
export interface KindModel {
  /** Of the wizard's types */
  surfaces: Readonly<Partial<Record<PropertyType, PriceSurface>>>;
  /** Level of the region against the mean of the country, logarithmic */
  relativeLevel: number;
  /** Of guessFeatures */
  rooms: readonly number[];
  /** Of guessFeatures, with the share of the region; not for flats */
  plot?: { home: readonly number[]; region: number };
  /** Of spreadFeatures, with the share of the region */
  spread: { home: readonly number[]; region: number };
  bounds: { all: Bounds; noRooms: Bounds; noPlot: Bounds; neither: Bounds };
  /** Of all listings of the country: medians, and the share of each type */
  country: {
    price: number;
    area: number;
    rooms: number;
    plot: number;
    /** ln of euros for a home in the middle at this place, all types taken together */
    here: number;
    typeShares: readonly number[];
  };
}

/**
 * All that is needed to value any home at one postcode: the coefficients of the country,
 * precomputed for this place. Plain JSON, small enough for the page on which the home can be
 * changed.
 */
export interface PlaceModel extends Record<Kind, KindModel> {
  postalCode: string;
  place: string;
  /** 'Landkreis Bautzen', 'München' */
  district: string;
  /** 'Bayern' */
  state: string;
  /** Listings of 2024 in the region */
  listings: number;
  /** Postcodes that the region consists of */
  postalCodes: number;
  age: AgeCurve;
  condition: ConditionEffects;
  narrower: { year: number; condition: number; both: number };
}
