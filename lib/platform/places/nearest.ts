import { distanceKm } from './distance';
import type { NearbyPlace, Position, PostcodeRow } from './types';

interface NearestOptions {
  /** Number of postcodes at most */
  limit?: number;
  /** Kilometres */
  maxDistanceKm?: number;
}

/** Rounded to a tenth of a kilometre: the middle of an area is not known any better. */
export function toNearbyPlace({ postalCode, place }: PostcodeRow, distance: number): NearbyPlace {
  return { postalCode, place, distanceKm: Math.round(distance * 10) / 10 };
}

/**
 * The postcodes whose middle lies nearest to a position, nearest first; at the same distance the
 * lower code. Each code appears once. Farther than `maxDistanceKm` from every German postcode the
 * list is empty; just across the border the German side is offered.
 */
export function nearestPostcodes(
  position: Position,
  rows: readonly PostcodeRow[],
  { limit = 3, maxDistanceKm = 30 }: NearestOptions = {},
): NearbyPlace[] {
  const near = rows
    .map((row) => ({ row, distance: distanceKm(position, row) }))
    .filter(({ distance }) => distance <= maxDistanceKm)
    .sort((a, b) => a.distance - b.distance || Number(a.row.postalCode) - Number(b.row.postalCode));
  const distinct = new Map<string, NearbyPlace>();
  for (const { row, distance } of near) {
    if (distinct.size >= limit) break;
    if (!distinct.has(row.postalCode)) distinct.set(row.postalCode, toNearbyPlace(row, distance));
  }
  return [...distinct.values()];
}

/** Nearer than this part of the way to the next middle, a position is not taken for that of another. */
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
