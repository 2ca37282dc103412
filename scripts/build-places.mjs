/**
 * Builds lib/places/postcodes.json from the packages german-postal-codes (which codes are valid)
 * and zip-to-city (place and position), and from places-overrides.mjs. With --check nothing is
 * written: it exits 1 if the file differs from what would be built.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ADDITIONS, NAMES, POSITIONS } from './places-overrides.mjs';

const FILE = new URL('../lib/places/postcodes.json', import.meta.url);
/** Degrees; the box around Germany */
const BOX = { south: 47.2, north: 55.1, west: 5.8, east: 15.1 };
const PLACE = /^\p{Lu}[\p{L} .()-]*[\p{L})]$/u;

const require = createRequire(import.meta.url);
const valid = new Set(require('german-postal-codes'));
const entries = require('zip-to-city/germany.json');

function fail(message) {
  console.error(`Places: ${message}`);
  process.exit(1);
}

/** Trimmed, composed umlauts, and the one style `Halle (Saale)` where the east has `Halle / Saale`. */
function tidy(name) {
  const clean = name.normalize('NFC').replace(/\s+/g, ' ').trim();
  return clean.replace(/^(.+?) \/ (.+)$/, '$1 ($2)');
}

const round = (degrees) => Number(Number(degrees).toFixed(4));

/** Of several entries for one code the one with the lowest OpenGeoDB id counts: the oldest. */
function oldestByCode() {
  const byCode = new Map();
  for (const entry of entries) {
    const known = byCode.get(entry.zip);
    if (!known || Number(entry.id) < Number(known.id)) byCode.set(entry.zip, entry);
  }
  return byCode;
}

function corrected(rows) {
  for (const { code, place, lat, lon, listed = true } of ADDITIONS) {
    if (rows.has(code)) fail(`the addition ${code} is in zip-to-city by now, remove it`);
    if (valid.has(code) !== listed) fail(`"listed" of the addition ${code} is no longer right`);
    rows.set(code, { place, lat, lon });
  }
  for (const { code, from, place } of NAMES) {
    const row = rows.get(code);
    if (row?.place !== tidy(from)) fail(`${code} is no longer "${from}", check its correction`);
    rows.set(code, { ...row, place });
  }
  const before = new Map(rows);
  for (const { code, sameAs, lat, lon } of POSITIONS) {
    const [row, other] = [before.get(code), before.get(sameAs)];
    if (!row || !other || row.lat !== other.lat || row.lon !== other.lon) {
      fail(`${code} no longer shares the point of ${sameAs}, check its correction`);
    }
    rows.set(code, { ...row, lat, lon });
  }
  return rows;
}

function checkRow([code, { place, lat, lon }]) {
  if (!/^\d{5}$/.test(code)) fail(`"${code}" is no postcode`);
  if (!PLACE.test(place)) fail(`${code} has the name "${place}"`);
  const inside = lat >= BOX.south && lat <= BOX.north && lon >= BOX.west && lon <= BOX.east;
  if (!inside) fail(`${code} ${place} lies at ${lat}, ${lon}, outside Germany`);
}

const known = oldestByCode();
const usable = [...known].filter(([code]) => valid.has(code));
const rows = corrected(
  new Map(
    usable.map(([code, { city, lat, lon }]) => [
      code,
      { place: tidy(city), lat: round(lat), lon: round(lon) },
    ]),
  ),
);
const sorted = [...rows].sort(([a], [b]) => (a < b ? -1 : 1));
sorted.forEach(checkRow);

const lines = sorted.map(([code, { place, lat, lon }]) => JSON.stringify([code, place, lat, lon]));
const built = `[\n${lines.join(',\n')}\n]\n`;
const without = [...valid].filter((code) => !rows.has(code)).sort();
const points = new Set(sorted.map(([, { lat, lon }]) => `${lat},${lon}`));

console.log(`${valid.size} valid codes (german-postal-codes)
${entries.length} entries for ${known.size} codes (zip-to-city), ${entries.length - known.size} further entries for a code dropped
${known.size - usable.length} codes dropped because they are no longer valid
${ADDITIONS.length} codes added by hand, ${NAMES.length} names and ${POSITIONS.length} positions corrected
${without.length} valid codes without a place left out (large recipients): ${without.join(' ')}
${sorted.length} rows, ${new Set([...rows.values()].map(({ place }) => place)).size} place names, ${sorted.length - points.size} rows share the point of another`);

if (process.argv.includes('--check')) {
  let committed;
  try {
    committed = readFileSync(FILE, 'utf8');
  } catch {
    fail('lib/places/postcodes.json is missing, run "npm run places:build"');
  }
  if (committed !== built) {
    fail('lib/places/postcodes.json is not what would be built, run "npm run places:build"');
  }
  console.log('lib/places/postcodes.json is up to date');
} else {
  writeFileSync(FILE, built);
}
