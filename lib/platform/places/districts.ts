import 'server-only';
import table from './districts.json';
import { STATES, type StateCode } from './states';
import type { District, DistrictKind } from './types';

/** From tools/build-places.ts: key, name, kind, key of the state, inhabitants per km². */
const entries = table as [string, string, DistrictKind, string, number][];

const stateCodes: ReadonlyMap<string, StateCode> = new Map(
  STATES.map(({ key, code }) => [key, code]),
);

function toDistrict([key, name, kind, stateKey, density]: (typeof entries)[number]): District {
  const state = stateCodes.get(stateKey);
  if (!state) throw new Error(`The district ${key} has the unknown state ${stateKey}`);
  return { key, name, kind, state, density };
}

export const districts: ReadonlyMap<string, District> = new Map(
  entries.map((entry) => [entry[0], toDistrict(entry)]),
);

const TELLS_ITS_KIND = /kreis\b|Region|Regionalverband/i;

/** `Halle (Saale)`, `Saalekreis`, `Landkreis Celle`, `Kreis Herford` */
export function districtLabel({ name, kind }: Pick<District, 'name' | 'kind'>): string {
  const city = kind === 'Kreisfreie Stadt' || kind === 'Stadtkreis';
  return city || TELLS_ITS_KIND.test(name) ? name : `${kind} ${name}`;
}
