/**
 * Builds lib/platform/places/*.json from npm packages and tools/places (docs/data-sources.md). With --check it
 * writes nothing, and exits 1 if a file differs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { buildCodes } from './places/codes';
import overrides from './places/overrides.json';
import { buildDistricts, districtToday, isCity } from './places/districts';
import { fail } from './places/fail';
import { addFurtherPlaces } from './places/further';
import { joinDistricts } from './places/join';
import { nameKey } from './places/names';
import { populations } from './places/populations';
import { entries, namesByCode, rawDistricts, towns, valid } from './places/sources';

const current = towns.map((town) => ({ ...town, district: districtToday(town.district) }));
const districts = buildDistricts(rawDistricts);
const cities = new Map(districts.filter(isCity).map(({ key, name }) => [key, nameKey(name)]));

const codes = new Map(
  [...buildCodes(entries, valid)].map(([code, row]) => [
    code,
    { ...row, names: namesByCode.get(code) ?? [] },
  ]),
);

function decided(): Map<string, string> {
  const joined = joinDistricts(codes, current, cities);
  const byCode = new Map([...joined].map(([code, { district }]) => [code, district]));
  const stale: string[] = [];
  for (const { code, district } of overrides.districts) {
    if (!codes.has(code)) fail(`${code} of the districts by hand is no code`);
    if (byCode.get(code) === district) stale.push(code);
    byCode.set(code, district);
  }
  if (stale.length > 0) fail(`no district by hand is needed any more for ${stale.join(' ')}`);
  return byCode;
}

const districtOf = decided();
const further = addFurtherPlaces(codes, current, districtOf);

const used = new Set(districtOf.values());
for (const code of codes.keys()) if (!districtOf.has(code)) fail(`${code} has no district`);
for (const { key, name } of districts) if (!used.has(key)) fail(`${key} ${name} has no postcode`);
const keys = new Set(districts.map(({ key }) => key));
for (const key of used) if (!keys.has(key)) fail(`there is no district ${key}`);

const lines = (rows: unknown[]) => `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
const built: Record<string, string> = {
  'postcodes.json': lines(
    [...codes].map(([code, { place, lat, lon }]) => {
      const others = further.get(code);
      return [code, place, lat, lon, districtOf.get(code), ...(others ? [others] : [])];
    }),
  ),
  'districts.json': lines(
    districts.map(({ key, name, kind, density }) => [key, name, kind, key.slice(0, 2), density]),
  ),
};

built['populations.json'] = lines(populations(codes, current, districtOf));

const retired = new Set(entries.map(({ zip }) => zip).filter((zip) => !valid.has(zip)));
const without = [...valid].filter((code) => !codes.has(code)).sort();
const rows = [...codes.values()];
const points = new Set(rows.map(({ lat, lon }) => `${lat},${lon}`));
const names = [...further.values()].flat().length;

console.log(`${valid.size} valid codes (german-postal-codes)
${retired.size} codes of zip-to-city dropped because they are no longer valid
${overrides.additions.length} codes added by hand, ${overrides.names.length} names and ${overrides.positions.length} positions corrected
${without.length} valid codes without a place left out (large recipients): ${without.join(' ')}
${rows.length} rows, ${new Set(rows.map(({ place }) => place)).size} place names, ${rows.length - points.size} rows share the point of another
${districts.length} districts, ${overrides.districts.length} codes given their district by hand
${names} further names for ${further.size} codes`);

for (const [file, text] of Object.entries(built)) {
  const path = `lib/platform/places/${file}`;
  if (!process.argv.includes('--check')) {
    writeFileSync(path, text);
    continue;
  }
  let committed: string | undefined;
  try {
    committed = readFileSync(path, 'utf8');
  } catch {
    fail(`lib/platform/places/${file} is missing, run "npm run places:build"`);
  }
  if (committed !== text) {
    fail(`lib/platform/places/${file} is not what would be built, run "npm run places:build"`);
  }
  console.log(`lib/platform/places/${file} is up to date`);
}
