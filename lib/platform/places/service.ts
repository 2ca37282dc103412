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

/** Postcodes offered for a position. */
const NEAREST_LIMIT = 3;
/** Kilometres beyond which a postcode is not offered. */
const MAX_DISTANCE = 30;
/** Postcodes offered for a query. */
const SEARCH_LIMIT = 10;

/** Rounded to a tenth of a kilometre: the middle of an area is not known any better. */
function toNearbyPlace({ postalCode, place }: PostcodeRow, distance: number): NearbyPlace {
  return { postalCode, place, distanceKm: Math.round(distance * 10) / 10 };
}

/**
 * The three postcodes whose middle lies nearest to a position, nearest first; at the same distance the
 * lower code first. Each code appears once. More than 30 km from every German postcode the list is
 * empty; just across the border the German side is offered.
 */
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

/** A position within this part of the way to the second nearest middle clearly belongs to the nearest. */
const CLEAR = 0.6;

/**
 * The nearest postcode alone where it is clear that the position lies in it, else all of them.
 * @param accuracyKm how far the position may be off
 */
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
  const nearest = nearestPostcodes(position, postcodes);
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
