import 'server-only';
import { distanceKm } from '@/lib/platform/places/distance';
import { postcodes } from '@/lib/platform/places/postcodes';
import { allPlaces, country, type PricePlace, upwards } from './places';
import { directionOf } from './words';

const MOST = 8;

const BESIDE = 15;

/** Degrees of latitude with enough other postcodes, even on islands. */
const SURROUNDINGS = 0.5;

const leafOf = new Map<number, PricePlace>();
for (const place of allPlaces()) if (place.level === 'postcode') leafOf.set(place.codes[0]!, place);

export interface Neighbour {
  place: PricePlace;
  /** For postcodes: kilometres between the middles, and direction */
  away?: { km: number; direction: string };
}

function aroundPostcode({ codes }: PricePlace): Neighbour[] {
  const here = postcodes[codes[0]!]!;
  const isNear = ({ latitude, longitude }: (typeof postcodes)[number]) =>
    Math.abs(here.latitude - latitude) < SURROUNDINGS &&
    Math.abs(here.longitude - longitude) < SURROUNDINGS * 1.6;
  return [...leafOf]
    .filter(([code]) => !codes.includes(code))
    .map(([code, place]) => ({ place, there: postcodes[code]! }))
    .filter(({ there }) => isNear(there))
    .map((each) => ({ ...each, km: distanceKm(here, each.there) }))
    .toSorted((a, b) => a.km - b.km)
    .slice(0, MOST)
    .map(({ place, there, km }) => ({ place, away: { km, direction: directionOf(here, there) } }));
}

function aroundDistrict(district: PricePlace): Neighbour[] {
  const own = district.codes.map((code) => postcodes[code]!);
  const near = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
    own.some(
      (here) =>
        Math.abs(here.latitude - latitude) < 0.15 &&
        Math.abs(here.longitude - longitude) < 0.25 &&
        distanceKm(here, { latitude, longitude }) < BESIDE,
    );
  const counts = new Map<PricePlace, number>();
  for (const [code, { parent }] of leafOf) {
    if (parent && parent !== district && near(postcodes[code]!)) {
      counts.set(parent, (counts.get(parent) ?? 0) + 1);
    }
  }
  return (
    [...counts]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, MOST)
      // A city state is represented by the state.
      .map(([place]) => ({ place: upwards(place)[0]! }))
  );
}

/** Of the same level; for a state all others. */
export function neighboursOf(place: PricePlace): Neighbour[] {
  if (place.level === 'postcode' || place.level === 'town') return aroundPostcode(place);
  if (place.level === 'district') return aroundDistrict(place);
  return place === country
    ? []
    : country.children.flatMap((other) => (other === place ? [] : { place: other }));
}
