import type { Confidence } from '@/lib/valuation/regional/outcome';
import type { Kind } from '@/lib/valuation/regional/features';
import type { Level, TypicalHome, UsualHome } from './level';
import type { PricePlace } from './places';

/** What a square metre costs in a place, by kind, and where the middle of it lies in the list of postcodes. */
export type Levels = Partial<
  Record<Kind, Level & { offers: number; basis: number; middle: number }>
>;

/** One kind of home in a place. */
export interface KindPrices extends Level {
  kind: Kind;
  /** Offers of this kind in the place */
  offers: number;
  /** Offers that the price rests on: of a postcode also those of the ones that share its figures */
  basis: number;
  typical: TypicalHome;
  /** The postcode whose model shows what size, year and type make: the place itself, or the one in its middle */
  middle: string;
  confidence: Confidence;
  /** Whole euros */
  byArea: readonly { area: number; value: number; from: number; to: number }[];
  /** Of houses alone */
  byYear: readonly { year: number; price: number }[];
  /** Of houses alone, at the area in the middle of AREAS */
  byType: readonly { propertyType: UsualHome['propertyType']; value: number }[];
}

/** A place with its prices for a square metre, as lists and comparisons show it. */
export interface PricedPlace {
  place: PricePlace;
  house?: number;
  flat?: number;
  levels: Levels;
}

/** All prices on the page of a place. */
export interface PricesOfPlace {
  place: PricePlace;
  house?: KindPrices;
  flat?: KindPrices;
  /** What a postcode itself has too few offers for: it has those of its neighbours, or of none */
  isThin: boolean;
  /** Other postcodes for which the same figures hold */
  together: readonly string[];
  /** The place and what it lies in, the smallest first */
  compared: readonly PricedPlace[];
  children: readonly PricedPlace[];
}
