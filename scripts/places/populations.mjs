import { nameKey } from './names.mjs';

/** Smaller places need no order among them. */
const LEAST = 5000;

/** Inhabitants of the places that have a postcode: [place, district, inhabitants], sorted. */
export function populations(codes, towns, districts) {
  const inhabitants = new Map();
  for (const { name, part, district, population } of towns) {
    const id = `${nameKey(name)} ${district}`;
    if (!part) inhabitants.set(id, Math.max(population, inhabitants.get(id) ?? 0));
  }
  const rows = new Map();
  for (const [code, { place }] of codes) {
    const district = districts.get(code);
    const known = inhabitants.get(`${nameKey(place)} ${district}`) ?? 0;
    if (known >= LEAST) rows.set(`${place} ${district}`, [place, district, known]);
  }
  return [...rows.keys()].sort().map((id) => rows.get(id));
}
