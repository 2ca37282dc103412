import 'server-only';
import { TAX_STATES, type StateKey } from '@/lib/calculators/rules/transfer-tax';
import { districts } from '@/lib/platform/places/districts';
import { populationOf } from '@/lib/platform/places/populations';
import { postcodes } from '@/lib/platform/places/postcodes';
import { regionOf } from '@/lib/platform/places/service';
import { stateName, type StateCode } from '@/lib/platform/places/states';
import { readYaml } from '@/lib/read-content';
import { fold } from '@/lib/words/stem';
import { z } from 'zod';
import { patternOf } from '../patterns';

interface Town {
  name: string;
  postalCodes: string[];
  state: StateCode;
}

const NAMES = readYaml(
  'words/places.yaml',
  z.strictObject({ states: z.record(z.string(), z.string()), words: z.string() }),
);

const keyOf = (code: StateCode): StateKey | undefined =>
  TAX_STATES.find(({ label }) => label === stateName(code))?.key;

const STATES = new Map<string, StateKey>([
  ...TAX_STATES.map(({ key, label }) => [fold(label), key] as const),
  ...Object.entries(NAMES.states).flatMap(([code, names]) => {
    const key = keyOf(code as StateCode);
    return key ? names.split(' ').map((name) => [name, key] as const) : [];
  }),
]);

/** Towns whose names are words as well: they count only right behind 'in'. */
const WORDS = new Set(NAMES.words.split(/\s+/));
/** 'Frankfurt' for Frankfurt am Main, 'Halle' for Halle (Saale). */
const SHORT = / (?:\(|a[mn]\b|im\b|ob\b|vor\b|bei\b|in\b|der\b|auf\b|unter\b|an\b).*$/;

function townsByName(): Map<string, Town> {
  const towns = new Map<string, Town & { population: number }>();
  for (const row of postcodes) {
    const state = districts.get(row.district)?.state;
    const population = populationOf(row);
    if (!state || population === 0) continue;
    const key = `${row.place} ${row.district}`;
    const known = towns.get(key) ?? { name: row.place, postalCodes: [], state, population };
    known.postalCodes.push(row.postalCode);
    towns.set(key, known);
  }
  const all = [...towns.values()].sort((a, b) => a.population - b.population);
  return new Map([
    ...all.map((town) => [fold(town.name.replace(SHORT, '')), town] as const),
    ...all.map((town) => [fold(town.name), town] as const),
  ]);
}

const TOWNS: ReadonlyMap<string, Town> = townsByName();

export const postalCodesOf = (place: string): readonly string[] =>
  TOWNS.get(fold(place))?.postalCodes ?? [];

const MOST_WORDS = 3;
const BEFORE_PLACE = /\b(?:in|bei|nahe|raum|stadt|ort|\d{5})\s*$/;
const ELSEWHERE = patternOf('elsewhere');

export interface Places {
  /** In their order; of a place, too */
  states: StateKey[];
  town?: Town;
  postalCode?: string;
}

const STANDING = /[\p{L}][\p{L}.-]*/gu;

/** @param text folded */
export function placesIn(text: string): Places {
  const words = [...text.matchAll(STANDING)].map(({ 0: word, index }) => ({ word, index }));
  const states = new Map<number, StateKey>();
  const towns: Town[] = [];
  let taken = 0;
  words.forEach((first, at) => {
    for (let length = MOST_WORDS; length > 0 && first.index >= taken; length -= 1) {
      const last = words[at + length - 1];
      const end = last && last.index + last.word.length;
      const name = last && text.slice(first.index, end).replace(/[.-]+$/, '');
      if (!name || !end || ELSEWHERE.test(text.slice(0, first.index))) continue;
      const state = STATES.get(name);
      // 'Köln-Porz' is a part of Köln.
      const town = TOWNS.get(name) ?? TOWNS.get((length === 1 && name.split('-')[0]) || '');
      const isPlace = !WORDS.has(name) || BEFORE_PLACE.test(text.slice(0, first.index));
      if (!state && !(town && isPlace && name.length > 2)) continue;
      const key = state ?? (town && keyOf(town.state));
      if (key) states.set(first.index, key);
      if (!state && town) towns.push(town);
      taken = end;
    }
  });
  const code = [...text.matchAll(/(?<![\d.,])\d{5}(?![\d.,]\d|\d|\s?(?:€|euro|eur\b|k\b|tsd))/g)]
    .map(([digits]) => digits)
    .find((digits) => Number(digits) % 500 !== 0 && regionOf(digits));
  const region = code ? regionOf(code)?.state : undefined;
  const key = region && keyOf(region);
  const found = [...new Set(states.values())];
  return {
    states: found.length > 0 || !key ? found : [key],
    town: towns[0],
    postalCode: code ?? (towns[0]?.postalCodes.length === 1 ? towns[0].postalCodes[0] : undefined),
  };
}
