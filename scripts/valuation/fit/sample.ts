import { postcodes } from '../../../lib/platform/places/postcodes';
import {
  linearFeatures,
  productFeatures,
  slopeFeatures,
  TYPES,
  urbanFeatures,
  type HomeFeatures,
  type Kind,
} from '../../../lib/valuation/regional/features';
import type { Listing } from '../listing-forms';

/** A listing of 2024 as the fit sees it. */
export interface SampleRow {
  kind: Kind;
  home: HomeFeatures;
  isNew: boolean;
  price: number;
  /** ln of euros for a square metre */
  logPrice: number;
  /** In the order of lib/platform/places/postcodes */
  postcode: number;
  /** 0 house resale, 1 house new, 2 flat resale, 3 flat new */
  output: number;
  linear: Float64Array;
  product: Float64Array;
  urban: Float64Array;
  /** Slopes among the outputs of the field: number of the output, value */
  slopes: readonly (readonly [number, number])[];
}

const byCode = new Map(postcodes.map(({ postalCode }, index) => [postalCode, index]));

/** The features of a listing of 2024; undefined for a postcode or type that the model does not know. */
export function homeOfListing(listing: Listing): HomeFeatures | undefined {
  const { kind, type, area, rooms, plotArea } = listing;
  const index = (TYPES[kind] as readonly string[]).indexOf(type ?? '');
  if (index < 0 || rooms === undefined) return undefined;
  const types = TYPES[kind].map((_, i) => (i === index ? 1 : 0));
  return { kind, types, area, rooms, ...(kind === 'house' && plotArea && { plot: plotArea }) };
}

/** The rows that are fitted, and how many listings each postcode has. */
export function sampleOf(listings: readonly Listing[]): SampleRow[] {
  return listings.flatMap((listing) => {
    const postcode = byCode.get(listing.postalCode ?? '');
    const home = homeOfListing(listing);
    if (postcode === undefined || !home) return [];
    const { kind } = listing;
    const offset = kind === 'house' ? 4 : 7;
    return [
      {
        kind,
        home,
        isNew: !listing.isResale,
        price: listing.price,
        logPrice: Math.log(listing.price / listing.area),
        postcode,
        output: (kind === 'house' ? 0 : 2) + (listing.isResale ? 0 : 1),
        linear: Float64Array.from(linearFeatures(home)),
        product: Float64Array.from(productFeatures(home)),
        urban: Float64Array.from(urbanFeatures(home)),
        slopes: slopeFeatures(home).map((value, k) => [offset + k, value] as const),
      },
    ];
  });
}

/** Listings of each postcode. */
export function countByPostcode(rows: readonly SampleRow[]): number[] {
  const counts = new Array<number>(postcodes.length).fill(0);
  for (const { postcode } of rows) counts[postcode]! += 1;
  return counts;
}
