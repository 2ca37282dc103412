import { districts } from '../../lib/platform/places/districts';
import { postcodes } from '../../lib/platform/places/postcodes';
import { stateName } from '../../lib/platform/places/states';
import type { District, PostcodeRow } from '../../lib/platform/places/types';
import districtsByOldName from './district-names-2020.json';
import { findByName } from './place-names';

export interface WrittenRegion {
  state?: string;
  district?: string;
  place?: string;
}

export interface ResolvedRegion {
  districtKey?: string;
  postalCodes: string[];
}

/** Other spellings and merged districts, with present keys: the likeliest first if one was split up. */
const DISTRICTS_BY_OLD_NAME: Record<string, string[]> = districtsByOldName;

/** States that are one city: the source writes their quarters as districts. */
const CITY_STATES = ['Berlin', 'Bremen', 'Hamburg'];
const COUNTY = / \(Kreis\)$/;

const known = new Map<string, ResolvedRegion>();
const rowsByDistrict = new Map(
  [...districts.keys()].map((key) => [key, postcodes.filter(({ district }) => district === key)]),
);
const isCity = ({ kind }: District) => kind === 'Kreisfreie Stadt' || kind === 'Stadtkreis';

/** `Hof` is the city, `Hof (Kreis)` the district around it. */
function namedDistricts(state: string, written: string): District[] {
  const old = DISTRICTS_BY_OLD_NAME[written];
  if (old) return old.flatMap((key) => districts.get(key) ?? []);
  const name = written.replace(COUNTY, '');
  const ofName = [...districts.values()].filter(
    (district) => stateName(district.state) === state && district.name === name,
  );
  if (COUNTY.test(written)) return ofName.filter((district) => !isCity(district));
  // 'Zwickau' is a city inside the district of that name, 'Enzkreis' never is.
  return ofName.filter((district) => isCity(district) || /kreis\b/i.test(district.name));
}

function districtRows(state: string, written: string): readonly PostcodeRow[] {
  const found = namedDistricts(state, written);
  if (found.length > 0) return found.flatMap(({ key }) => rowsByDistrict.get(key) ?? []);
  const ofState = [...districts.values()].filter((district) => stateName(district.state) === state);
  const rows = ofState.flatMap(({ key }) => rowsByDistrict.get(key) ?? []);
  // A city that is no longer independent, or that the source takes for one.
  if (!CITY_STATES.includes(state)) return rows.filter(({ place }) => place === written);
  return rows.filter(({ place }) => (written === 'Bremerhaven') === (place === 'Bremerhaven'));
}

/** From the smallest to the largest: 'Kaulsdorf (Hellersdorf)' is Kaulsdorf in Hellersdorf. */
function wantedNames({ state = '', district = '', place }: WrittenRegion): string[] {
  const names = place ? [place] : [];
  if (!CITY_STATES.includes(state)) return names;
  const [, inner = district, outer] = /^(.*) \((.*)\)$/.exec(district) ?? [];
  return [...names, inner, ...(outer ? [outer] : [])];
}

/** 'Eidelstedt' is also written 'Hamburg-Eidelstedt'. */
function namesOf({ place, furtherPlaces = [] }: PostcodeRow): string[] {
  const names = [place, ...furtherPlaces];
  const short = furtherPlaces
    .filter((name) => name.startsWith(place))
    .map((name) => name.slice(place.length).replace(/^[ -]/, ''));
  return [...names, ...short.filter((name) => name !== '')];
}

function resolve(written: WrittenRegion): ResolvedRegion {
  const rows = districtRows(written.state ?? '', written.district ?? '');
  const [first] = rows;
  if (!first) return { postalCodes: [] };
  const found = wantedNames(written)
    .map((name) => findByName(name, rows, namesOf))
    .find(({ length }) => length > 0);
  const districtKey = (found?.[0] ?? first).district;
  const near = (found ?? rows).filter(({ district }) => district === districtKey);
  const all = rowsByDistrict.get(districtKey) ?? [];
  if (near.length === all.length) return { districtKey, postalCodes: [] };
  return { districtKey, postalCodes: near.map(({ postalCode }) => postalCode) };
}

/** Tolerates spellings; merged districts resolve to their successor. */
export function resolveRegion({ state, district, place }: WrittenRegion): ResolvedRegion {
  const key = [state, district, place].join('|');
  const found = known.get(key) ?? resolve({ state, district, place });
  known.set(key, found);
  return found;
}
