import 'server-only';
import { env } from '@/lib/platform/env';
import { distanceKm } from './distance';
import { districtLabel } from './district-label';
import { districts } from './districts';
import { reverseGeocode } from './geocoder';
import { findPlaces } from './lookup';
import { nearestPostcodes, toNearbyPlace, withoutDoubt } from './nearest';
import { postcodes, postcodesByCode } from './postcodes';
import { stateName } from './states';
import type { FoundPlace, NearbyPlace, Position, Region } from './types';
import { log } from '@/lib/platform/telemetry/log';

/** Postcodes offered for a position. */
const NEAREST_LIMIT = 3;
/** Postcodes offered for a query. */
const SEARCH_LIMIT = 10;

async function geocoded(position: Position): Promise<NearbyPlace | undefined> {
  const baseUrl = env().GEOCODER_URL;
  if (!baseUrl) return undefined;
  try {
    const found = await reverseGeocode(baseUrl, position);
    const row = found && postcodesByCode.get(found.postalCode);
    if (row) return toNearbyPlace(row, distanceKm(position, row));
    // Not in the table, so its middle is unknown; the position lies in it.
    if (found?.place) return { postalCode: found.postalCode, place: found.place, distanceKm: 0 };
  } catch (error) {
    // Positions are personal data and stay out of the log.
    const reason = error instanceof Error ? error.message : 'unknown failure';
    log().warn(`Geocoder: ${reason}; the postcode table answers instead`);
  }
  return undefined;
}

/**
 * Up to three postcodes for a position, the most likely first: that of the geocoder if one is set
 * up and answers in time, then the nearest of the table. Empty far outside Germany. A failing
 * geocoder is logged and never thrown.
 * @param accuracy metres by which the position may be off: then the nearest alone where it is clear
 */
export async function nearestPlaces(position: Position, accuracy?: number): Promise<NearbyPlace[]> {
  const first = await geocoded(position);
  const nearest = nearestPostcodes(position, postcodes, { limit: NEAREST_LIMIT });
  if (!first) return accuracy === undefined ? nearest : withoutDoubt(nearest, accuracy / 1000);
  const others = nearest.filter(({ postalCode }) => postalCode !== first.postalCode);
  return [first, ...others].slice(0, NEAREST_LIMIT);
}

/** Up to ten postcodes for what was typed, see {@link findPlaces}. */
export function searchPlaces(query: string): FoundPlace[] {
  const found = findPlaces(query, postcodes, SEARCH_LIMIT);
  const only = found.length === 1 && found[0]?.postalCode === query.trim();
  return found.map(({ postalCode, place, part, ...row }) => {
    const district = districts.get(row.district);
    return {
      postalCode,
      place,
      district: district ? districtLabel(district) : '',
      state: district ? stateName(district.state) : '',
      ...(part && { part }),
      ...(only && row.furtherPlaces && { furtherPlaces: row.furtherPlaces }),
    };
  });
}

/** The place of a postcode; `undefined` for one that the table does not know. */
export function placeName(postalCode: string): string | undefined {
  return postcodesByCode.get(postalCode)?.place;
}

/** '80331 München', or the postcode alone where the place is not known. */
export function placeLabel(postalCode: string): string {
  return [postalCode, placeName(postalCode)].filter(Boolean).join(' ');
}

/** Where a postcode lies, down to its district; `undefined` for one that the table does not know. */
export function regionOf(postalCode: string): Region | undefined {
  const row = postcodesByCode.get(postalCode);
  const district = row && districts.get(row.district);
  if (!row || !district) return undefined;
  const { place, latitude, longitude } = row;
  return { postalCode, place, district, state: district.state, latitude, longitude };
}
