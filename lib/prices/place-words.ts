import 'server-only';
import { z } from 'zod';
import { spellings } from '@/lib/platform/places/spelling';
import { readYaml } from '@/lib/read-content';

const names = z.array(z.string()).min(1);

const wordSet = z
  .string()
  .transform((text): ReadonlySet<string> => new Set(text.trim().split(/\s+/).flatMap(spellings)));

const CONTENT = readYaml(
  'prices/search.yaml',
  z.strictObject({
    called: z.record(z.string(), names),
    regions: z.array(z.strictObject({ names, areas: names })),
    words: z.strictObject({
      prices: wordSet,
      price: wordSet,
      otherPrices: wordSet,
      homes: wordSet,
      beside: wordSet,
      abroad: wordSet,
      ratherWords: wordSet,
      alsoWords: wordSet,
    }),
    kinds: z.strictObject({ district: names, town: names, state: names }),
  }),
);

export const SEARCH_WORDS = CONTENT.words;

const spelled = (called: readonly string[], places: readonly string[]) =>
  called.flatMap((each) => spellings(each).map((text) => [text, places] as const));

/** By spelling: the names of the places that are meant. */
export const ALIASES: ReadonlyMap<string, readonly string[]> = new Map([
  ...Object.entries(CONTENT.called).flatMap(([name, called]) => spelled(called, [name])),
  ...CONTENT.regions.flatMap(({ names: called, areas }) => spelled(called, areas)),
]);

const either = (called: readonly string[]) => called.flatMap(spellings).join('|');

const { district, town, state } = CONTENT.kinds;

const around = (called: readonly string[]) =>
  new RegExp(`^(?:${either(called)}) | (?:${either(called)})$`);

export const PLACE_KINDS = [
  { words: around(district), kinds: ['district'] },
  { words: around(town), kinds: ['city', 'town'] },
  { words: around(state), kinds: ['state'] },
] as const;

export const IS_KIND = new RegExp(`^(?:${either([...district, ...town, ...state])})$`);
