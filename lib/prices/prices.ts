import type { Confidence } from '@/lib/valuation/regional/outcome';
import type { HomeKind } from '@/lib/valuation/regional/features';
import type { PlaceModel } from '@/lib/valuation/regional/place-model';
import type { Level, TypicalHome, UsualHome } from './level';
import type { PricePlace } from './places';

/** `middle`: index in the list of postcodes. */
export type Levels = Partial<
  Record<HomeKind, Level & { offers: number; basis: number; middle: number }>
>;

export interface KindPrices extends Level {
  kind: HomeKind;
  offers: number;
  /** For a postcode including those that share its figures */
  basis: number;
  typical: TypicalHome;
  /** Postcode whose model gives effects of size, year and type */
  middle: string;
  confidence: Confidence;
  /** What it rests on, one or two sentences */
  evidence: string;
  /** Whole euros */
  byArea: readonly { area: number; value: number; from: number; to: number }[];
  /** Houses only */
  byYear: readonly { year: number; price: number }[];
  /** Houses only, at the middle area of AREAS */
  byType: readonly { propertyType: UsualHome['propertyType']; value: number }[];
}

export interface PricedPlace {
  place: PricePlace;
  house?: number;
  flat?: number;
  levels: Levels;
}

export interface PricesOfPlace {
  place: PricePlace;
  house?: KindPrices;
  flat?: KindPrices;
  /** Too few offers of its own: figures of its neighbours, or none */
  isThin: boolean;
  /** Its figures are those of these places */
  borrowed?: PlaceModel['borrowed'];
  /** Postcodes with the same figures */
  together: readonly string[];
  compared: readonly PricedPlace[];
  children: readonly PricedPlace[];
}
