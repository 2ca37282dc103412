import 'server-only';
import { env } from '@/lib/platform/env';
import { distanceKm } from './distance';
import { districts, districtLabel } from './districts';
import { reverseGeocode } from './geocoder';
import { findPlaces } from './lookup';
import { postcodes, postcodesByCode } from './postcodes';
import { stateName } from './states';
import type { FoundPlace, NearbyPlace, Position, Region, PostcodeRow } from './types';
import { log } from '@/lib/platform/telemetry/log';

const NEAREST_LIMIT = 3;
/** Kilometres */
const MAX_DISTANCE = 30;
const SEARCH_LIMIT = 10;

/** The middle of an area is not known better than 0.1 km. */
function toNearbyPlace({ postalCode, place }: PostcodeRow, distance: number): NearbyPlace {
  return { postalCode, place, distanceKm: Math.round(distance * 10) / 10 };
}

/** The three nearest, at equal distance by code; empty beyond 30 km from every German postcode. */
export function nearestPostcodes(position: Position, rows: readonly PostcodeRow[]): NearbyPlace[] {
  const near = rows
    .map((row) => ({ row, distance: distanceKm(position, row) }))
    .filter(({ distance }) => distance <= MAX_DISTANCE)
    .sort((a, b) => a.distance - b.distance || Number(a.row.postalCode) - Number(b.row.postalCode));
  const distinct = new Map<string, NearbyPlace>();
  for (const { row, distance } of near) {
    if (distinct.size >= NEAREST_LIMIT) break;
    if (!distinct.has(row.postalCode)) distinct.set(row.postalCode, toNearbyPlace(row, distance));
  }
  return [...distinct.values()];
}

/** Share of the distance to the second nearest middle below which the nearest is certain. */
const CLEAR = 0.6;

/** Only the nearest postcode if it is certain despite the inaccuracy (kilometres). */
export function withoutDoubt(places: readonly NearbyPlace[], accuracyKm: number): NearbyPlace[] {
  const [first, second] = places;
  const isClear =
    first && (!second || first.distanceKm + accuracyKm < CLEAR * (second.distanceKm - accuracyKm));
  return isClear ? [first] : [...places];
}

async function geocoded(position: Position): Promise<NearbyPlace | undefined> {
  const baseUrl = env().GEOCODER_URL;
  if (!baseUrl) return undefined;
  try {
    const found = await reverseGeocode(baseUrl, position);
    const row = found && postcodesByCode.get(found.postalCode);
    if (row) return toNearbyPlace(row, distanceKm(position, row));
    // Missing in the table, so its middle is unknown.
    if (found?.place) return { postalCode: found.postalCode, place: found.place, distanceKm: 0 };
  } catch (error) {
    // Positions are personal data and must not be logged.
    const reason = error instanceof Error ? error.message : 'unknown failure';
    log().warn(`Geocoder: ${reason}; the postcode table answers instead`);
  }
  return undefined;
}

/**
 * Likeliest first: the geocoder's, then the nearest of the table. `accuracy` in metres. Never
 * throws.
 */
export async function nearestPlaces(position: Position, accuracy?: number): Promise<NearbyPlace[]> {
  const first = await geocoded(position);
  const nearest = nearestPostcodes(position, postcodes);
  if (!first) return accuracy === undefined ? nearest : withoutDoubt(nearest, accuracy / 1000);
  const others = nearest.filter(({ postalCode }) => postalCode !== first.postalCode);
  return [first, ...others].slice(0, NEAREST_LIMIT);
}

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

export function placeName(postalCode: string): string | undefined {
  return postcodesByCode.get(postalCode)?.place;
}

/** '80331 München', or only the postcode of an unknown place. */
export function placeLabel(postalCode: string): string {
  return [postalCode, placeName(postalCode)].filter(Boolean).join(' ');
}

/** `undefined` for an unknown postcode. */
export function regionOf(postalCode: string): Region | undefined {
  const row = postcodesByCode.get(postalCode);
  const district = row && districts.get(row.district);
  if (!row || !district) return undefined;
  const { place, latitude, longitude } = row;
  return { postalCode, place, district, state: district.state, latitude, longitude };
}
