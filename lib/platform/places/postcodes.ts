import 'server-only';
import table from './postcodes.json';
import type { PostcodeRow } from './types';

/** From tools/build-places.ts: code, place, latitude, longitude, district, further places. */
const entries = table as [string, string, number, number, string, string[]?][];

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

export const postcodesByCode: ReadonlyMap<string, PostcodeRow> = new Map(
  postcodes.map((row) => [row.postalCode, row]),
);
