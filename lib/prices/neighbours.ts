import 'server-only';
import { distanceKm } from '@/lib/platform/places/distance';
import { postcodes } from '@/lib/platform/places/postcodes';
import { allPlaces, country, type PricePlace, upwards } from './places';
import { directionOf } from './words';

/** How many are shown for a place. */
const MOST = 8;

/** Kilometres between the middles of two postcodes that lie beside each other, at most. */
const BESIDE = 15;

/** Degrees of latitude around a postcode in which there are more than enough others, on any island, too. */
const SURROUNDINGS = 0.5;

const leafOf = new Map<number, PricePlace>();
for (const place of allPlaces()) if (place.level === 'postcode') leafOf.set(place.codes[0]!, place);

/** A place beside another one. */
export interface Neighbour {
  place: PricePlace;
  /** Of a postcode: kilometres between the middles, and where it lies */
  away?: { km: number; direction: string };
}

/** The postcodes around one, or around a town, the nearest first. */
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

/** The districts whose postcodes lie beside those of one, those with most of them first. */
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
      // A city that is a state stands as the state.
      .map(([place]) => ({ place: upwards(place)[0]! }))
  );
}

/** The places of the same level around one: of a state all others, for there are few. */
export function neighboursOf(place: PricePlace): Neighbour[] {
  if (place.level === 'postcode' || place.level === 'town') return aroundPostcode(place);
  if (place.level === 'district') return aroundDistrict(place);
  return place === country
    ? []
    : country.children.flatMap((other) => (other === place ? [] : { place: other }));
}
