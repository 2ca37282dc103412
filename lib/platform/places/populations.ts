import 'server-only';
import table from './populations.json';

/** As built by tools/build-places.ts: place, district, inhabitants. */
const entries = table as [string, string, number][];

const inhabitants: ReadonlyMap<string, number> = new Map(
  entries.map(([place, district, count]) => [`${place} ${district}`, count]),
);

/** Inhabitants of a place in a district; 0 for the smaller ones, which are not in the table. */
export function populationOf({ place, district }: { place: string; district: string }): number {
  return inhabitants.get(`${place} ${district}`) ?? 0;
}
