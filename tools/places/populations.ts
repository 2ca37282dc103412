import type { CodePlace } from './codes';
import { nameKey } from './names';
import type { Town } from './sources';

type Row = [place: string, district: string, inhabitants: number];

const LEAST = 5000;

export function populations(
  codes: Map<string, CodePlace>,
  towns: Town[],
  districts: Map<string, string>,
): Row[] {
  const inhabitants = new Map<string, number>();
  for (const { name, part, district, population } of towns) {
    const id = `${nameKey(name)} ${district}`;
    if (!part) inhabitants.set(id, Math.max(population, inhabitants.get(id) ?? 0));
  }
  const rows = new Map<string, Row>();
  for (const [code, { place }] of codes) {
    const district = districts.get(code) ?? '';
    const known = inhabitants.get(`${nameKey(place)} ${district}`) ?? 0;
    if (known >= LEAST) rows.set(`${place} ${district}`, [place, district, known]);
  }
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}
