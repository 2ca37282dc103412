import type { Model } from './setting';
import type { TermKind } from './terms';

export interface Files {
  model: Model;
  levels: { typical: Record<string, number[][]>; regions: number[][]; offers: number[][] };
  /** By postcode that borrows: houses and flats behind its prices */
  basis: Record<string, number[]>;
  /** Each a postcode, its place, two degrees, the key of its district and further places */
  postcodes: readonly (readonly unknown[])[];
  /** Each a key, a name, a kind, the key of the state and a density */
  districts: readonly (readonly unknown[])[];
  /** Factor from the level of the offers to today */
  index: number;
}

/** `key`: 'DE', the code of a state, the key of a district, or a postcode */
export interface RecomputedPlace {
  level: 'country' | 'state' | 'district' | 'postcode';
  key: string;
}

export const RECOMPUTED_KINDS = ['house', 'flat'] as const;

const STATES: Record<string, string> = {
  '01': 'SH',
  '02': 'HH',
  '03': 'NI',
  '04': 'HB',
  '05': 'NW',
  '06': 'HE',
  '07': 'RP',
  '08': 'BW',
  '09': 'BY',
  '10': 'SL',
  '11': 'BE',
  '12': 'BB',
  '13': 'MV',
  '14': 'SN',
  '15': 'ST',
  '16': 'TH',
};

export function keysOf(
  { postcodes }: Files,
  code: number,
): Record<RecomputedPlace['level'], string> {
  const row = postcodes[code]!;
  const district = String(row[4]);
  const state = STATES[district.slice(0, 2)]!;
  return { postcode: String(row[0]), district, state, country: 'DE' };
}

export function offersIn({ levels }: Files, codes: readonly number[], kind: TermKind): number {
  const at = kind === 'house' ? 0 : 1;
  return codes.reduce((sum, code) => sum + levels.offers[code]![at]!, 0);
}

export const codesIn = (files: Files, { level, key }: RecomputedPlace): number[] =>
  files.postcodes.flatMap((_, code) => {
    const isOffered = RECOMPUTED_KINDS.some((kind) => offersIn(files, [code], kind) > 0);
    return isOffered && keysOf(files, code)[level] === key ? [code] : [];
  });

export const withSameRegion = ({ model }: Files, code: number): number[] =>
  model.regionOf.flatMap((region, other) => (region === model.regionOf[code] ? other : []));

const isCityState = ({ districts }: Files, state: string) =>
  districts.filter((row) => STATES[String(row[3])] === state).length === 1;

/** From the place to the country; a state that is one district appears once, as the state. */
export function upwardsPlaces(files: Files, place: RecomputedPlace): RecomputedPlace[] {
  const keys = keysOf(files, codesIn(files, place)[0]!);
  const levels = ['postcode', 'district', 'state', 'country'] as const;
  return levels
    .slice(levels.indexOf(place.level))
    .filter((level) => level !== 'district' || !isCityState(files, keys.state))
    .map((level) => ({ level, key: keys[level] }));
}

export function recomputedParts(files: Files, place: RecomputedPlace): RecomputedPlace[] {
  if (place.level === 'postcode') return [];
  const below = { country: 'state', state: 'district', district: 'postcode' } as const;
  const isCity = place.level === 'state' && isCityState(files, place.key);
  const level = isCity ? 'postcode' : below[place.level];
  const keys = codesIn(files, place).map((code) => keysOf(files, code)[level]);
  return [...new Set(keys)].map((key) => ({ level, key }));
}
