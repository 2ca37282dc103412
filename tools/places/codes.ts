import type { Point } from './distance';
import { fail } from './fail';
import { PLACE, tidy } from './names';
import overrides from './overrides.json';
import type { SourceEntry, Name } from './sources';

export interface CodePlace extends Point {
  place: string;
}

export interface NamedPlace extends CodePlace {
  names: Name[];
}

/** Degrees; the box around Germany */
const BOX = { south: 47.2, north: 55.1, west: 5.8, east: 15.1 };

const round = (degrees: string) => Number(Number(degrees).toFixed(4));

/** The lowest OpenGeoDB id is the oldest. */
function oldestByCode(entries: SourceEntry[]): Map<string, SourceEntry> {
  const byCode = new Map<string, SourceEntry>();
  for (const entry of entries) {
    const known = byCode.get(entry.zip);
    if (!known || Number(entry.id) < Number(known.id)) byCode.set(entry.zip, entry);
  }
  return byCode;
}

/** Codes without a place in zip-to-city. `listed: false`: missing in german-postal-codes as well. */
const ADDITIONS: readonly (Point & { code: string; place: string; listed?: boolean })[] =
  overrides.additions;

/** The build fails for a correction that no longer fits the packages. */
function corrected(rows: Map<string, CodePlace>, valid: Set<string>): Map<string, CodePlace> {
  for (const { code, place, lat, lon, listed = true } of ADDITIONS) {
    if (rows.has(code)) fail(`the addition ${code} is in zip-to-city by now, remove it`);
    if (valid.has(code) !== listed) fail(`"listed" of the addition ${code} is no longer right`);
    rows.set(code, { place, lat, lon });
  }
  for (const { code, from, place } of overrides.names) {
    const row = rows.get(code);
    if (row?.place !== tidy(from)) fail(`${code} is no longer "${from}", check its correction`);
    rows.set(code, { ...row, place });
  }
  const before = new Map(rows);
  // zip-to-city repeats the point of `sameAs`: one of the two could never come first for a position.
  for (const { code, sameAs, lat, lon } of overrides.positions) {
    const [row, other] = [before.get(code), before.get(sameAs)];
    if (!row || !other || row.lat !== other.lat || row.lon !== other.lon) {
      fail(`${code} no longer shares the point of ${sameAs}, check its correction`);
    }
    rows.set(code, { ...row, lat, lon });
  }
  return rows;
}

function checkRow([code, { place, lat, lon }]: [string, CodePlace]): void {
  if (!/^\d{5}$/.test(code)) fail(`"${code}" is no postcode`);
  if (!PLACE.test(place)) fail(`${code} has the name "${place}"`);
  const inside = lat >= BOX.south && lat <= BOX.north && lon >= BOX.west && lon <= BOX.east;
  if (!inside) fail(`${code} ${place} lies at ${lat}, ${lon}, outside Germany`);
}

export function buildCodes(entries: SourceEntry[], valid: Set<string>): Map<string, CodePlace> {
  const usable = [...oldestByCode(entries)].filter(([code]) => valid.has(code));
  const rows = usable.map(([code, { city, lat, lon }]): [string, CodePlace] => [
    code,
    { place: tidy(city), lat: round(lat), lon: round(lon) },
  ]);
  const sorted = [...corrected(new Map(rows), valid)].sort(([a], [b]) => (a < b ? -1 : 1));
  sorted.forEach(checkRow);
  return new Map(sorted);
}
