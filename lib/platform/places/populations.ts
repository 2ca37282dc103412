import 'server-only';
import table from './populations.json';

/** From tools/build-places.ts: place, district, inhabitants. */
const entries = table as [string, string, number][];

const inhabitants: ReadonlyMap<string, number> = new Map(
  entries.map(([place, district, count]) => [`${place} ${district}`, count]),
);

/** 0 for smaller places, which are not in the table. */
export function populationOf({ place, district }: { place: string; district: string }): number {
  return inhabitants.get(`${place} ${district}`) ?? 0;
}
