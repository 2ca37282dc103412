import type { Position } from './types';

const EARTH_RADIUS_KM = 6371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Haversine, in kilometres; `NaN` if a coordinate is no number. */
export function distanceKm(from: Position, to: Position): number {
  const latitude = Math.sin(radians(to.latitude - from.latitude) / 2);
  const longitude = Math.sin(radians(to.longitude - from.longitude) / 2);
  const across = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  const half = latitude ** 2 + across * longitude ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(half)));
}
