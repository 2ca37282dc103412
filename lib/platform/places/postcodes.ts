import 'server-only';
import table from './postcodes.json';
import type { PostcodeRow } from './types';

/** As built by tools/build-places.ts: code, place, latitude, longitude, district, further places. */
const entries = table as unknown as [string, string, number, number, string, string[]?][];

/** Every German postcode that has a place, sorted by code. */
export const postcodes: readonly PostcodeRow[] = entries.map(
  ([postalCode, place, latitude, longitude, district, furtherPlaces]) => ({
    postalCode,
    place,
    latitude,
    longitude,
    district,
    ...(furtherPlaces && { furtherPlaces }),
  }),
);

/** The same by code. */
export const postcodesByCode: ReadonlyMap<string, PostcodeRow> = new Map(
  postcodes.map((row) => [row.postalCode, row]),
);
