import { fail } from './fail';
import overrides from './overrides.json';
import type { RawDistrict } from './sources';

export interface DistrictRow {
  key: string;
  name: string;
  kind: string;
  /** Inhabitants per km² */
  density: number;
}

const WRITTEN_OUT: [short: RegExp, long: string][] = [
  [/\bi\.d\.OPf\.$/, 'in der Oberpfalz'],
  [/\ba\.d\./, 'an der '],
  [/\ba\.Inn$/, 'am Inn'],
  [/\bi\.Fichtelgebirge$/, 'im Fichtelgebirge'],
  [/^St\. /, 'Sankt '],
  [/ \(Oldenburg\)$/, ''],
];

function plainName(name: string): string {
  const bare = name.replace(/,.*$/, '').replace(/^(Landkreis|Kreis) /, '');
  return WRITTEN_OUT.reduce((text, [short, long]) => text.replace(short, long), bare).trim();
}

export function buildDistricts(rawDistricts: RawDistrict[]): DistrictRow[] {
  const byKey = new Map(
    rawDistricts.map(({ AGS, type, name, area_km2, population }) => [
      AGS,
      { name: plainName(name), kind: type, area: area_km2, population },
    ]),
  );
  for (const { key, into } of overrides.merged) {
    const [gone, kept] = [byKey.get(key), byKey.get(into)];
    if (!gone || !kept) fail(`the district ${key} is gone by now, remove its merger`);
    kept.area += gone.area;
    kept.population += gone.population;
    byKey.delete(key);
  }
  return [...byKey]
    .map(([key, { name, kind, area, population }]) => ({
      key,
      name,
      kind,
      density: Math.round(population / area),
    }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

export const districtToday = (key: string): string =>
  overrides.merged.find((merger) => merger.key === key)?.into ?? key;

export const isCity = ({ kind }: DistrictRow): boolean =>
  kind === 'Kreisfreie Stadt' || kind === 'Stadtkreis';
