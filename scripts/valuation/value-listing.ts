import { regionOf } from '../../lib/places/service';
import type { Listing } from './listings';

/** Whole euros, at the time of the listing. */
export interface ListingValue {
  value: number;
  low: number;
  high: number;
}

/** Why a listing cannot be valued; counted as it is, so it names no single home. */
export interface NotValued {
  reason: string;
}

/**
 * PROVISIONAL until the fit is in: same shape, one price for the whole country.
 * Values a listing with the regional model, at the price level of its own date.
 */
export function valueListing({ postalCode, source, area }: Listing): ListingValue | NotValued {
  if (source !== '2020-germany' && !(postalCode && regionOf(postalCode))) {
    return { reason: 'postcode unknown' };
  }
  const value = Math.round(area * 3000);
  return { value, low: Math.round(value * 0.6), high: Math.round(value * 1.4) };
}
