import 'server-only';
import table from './postcodes.json';
import type { PostcodeRow } from './types';

/** As built by scripts/build-places.mjs: code, place, latitude, longitude. */
const entries = table as [string, string, number, number][];

/** Every German postcode that has a place, sorted by code. */
export const postcodes: readonly PostcodeRow[] = entries.map(
  ([postalCode, place, latitude, longitude]) => ({ postalCode, place, latitude, longitude }),
);

/** The same by code. */
export const postcodesByCode: ReadonlyMap<string, PostcodeRow> = new Map(
  postcodes.map((row) => [row.postalCode, row]),
);
