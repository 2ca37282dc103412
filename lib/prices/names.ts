import 'server-only';
import { distance } from '@/lib/platform/format/spelling-distance';
import { spellings } from '@/lib/platform/places/spelling';
import { ALIASES } from './place-words';
import {
  allPlaces,
  hasOwnPage,
  offersOf,
  type PricePlace,
  townName,
  townOf,
  upwards,
} from './places';

/** Letters of a name from which on one of them may be mistyped, or two. */
const SLIPS = [
  { from: 9, slips: 2 },
  { from: 5, slips: 1 },
] as const;

/** Letters from which on a name is meant by its beginning, by what stands before '-kreis', by its half. */
const BEGUN_FROM = 5;
const KREIS_FROM = 6;
const HALF_FROM = 5;

/** No name has more; each further word costs as many searches. */
const MOST_WORDS = 8;

/** Offers from which on a town is large: Stelle, Wald and Laufen have fewer. */
const LARGE_FROM = 60;

/** What only says which place of a name one is: 'Frankfurt am Main', 'Halle (Saale)'. */
const WHICH = / ?[(/,].*$| (?:am|an|auf|bei|der|im|in|ob|unter|vor) .*$/;
const OF_DISTRICT = /^(?:Landkreis|Kreis|Region|Städteregion|Regionalverband) /;
const TITLE = /^(?:Bad|Ostseebad|Nordseebad|Seebad|Lutherstadt|Hansestadt) /;

/** What stands between the words of a name, written out or not, and may be left out. */
const JOINING = new Set(
  'am an auf bei bie das dem der die im in ob unter vor und von zu a b d i o u v'.split(' '),
);

/** What a name stands for: an area with a page, or a town with a page for each of its postcodes. */
export interface Named {
  /** Of a town those with most offers first */
  pages: readonly PricePlace[];
  offers: number;
  kind: 'state' | 'district' | 'city' | 'town';
  /** The whole name with its umlauts: typed like this it means no other */
  exact: readonly string[];
  whole: readonly string[];
  /** Without what says which one it is */
  short: readonly string[];
  /** Without a title and without '-kreis', inflected, and the halves of a double name */
  loose: readonly string[];
  /** Words that say which one it is, and those of the areas that it lies in */
  own: readonly string[];
  around: readonly string[];
}

const baseOf = (name: string) => name.replace(OF_DISTRICT, '').replace(WHICH, '');
const shortened = (name: string) => spellings(baseOf(name).replace(TITLE, ''));
const wordsOf = (text: string) => spellings(text).flatMap((each) => each.split(' '));

const isCity = ({ level, name }: PricePlace) =>
  level === 'district' && !OF_DISTRICT.test(name) && !/kreis\b/i.test(name);

/** The page that a postcode's town has as a whole: its own, or that of the district which it is. */
export function cityOf(leaf: PricePlace): PricePlace | undefined {
  const district = leaf.parent!;
  const isDistrict = shortened(district.name)[0] === shortened(townName(leaf))[0];
  return townOf(leaf) ?? (isCity(district) && isDistrict ? upwards(district)[0] : undefined);
}

/** Whether a place has a page of its own, and no part of it has its name: Bremen is the city. */
const isNamed = (place: PricePlace) =>
  place.level !== 'postcode' &&
  hasOwnPage(place) &&
  !(place.children.length > 1 && place.children.some(({ name }) => name === place.name));

/** The words of the state that a place lies in, and what it is called for short. */
const stateWords = ({ name }: PricePlace) => [
  ...wordsOf(name),
  ...[...ALIASES].flatMap(([text, names]) =>
    names.length === 1 && names[0] === name ? text.split(' ') : [],
  ),
];

const areaWords = new Map<PricePlace, readonly string[]>();

/** The words of an area and of what it lies in, below the country: kept, as many places share them. */
function wordsIn(area: PricePlace | undefined): readonly string[] {
  if (!area?.parent) return [];
  const known = areaWords.get(area);
  if (known) return known;
  const isState = area.level === 'state';
  const own = isState ? stateWords(area) : wordsOf(area.name.replace(OF_DISTRICT, ''));
  const all = [...own, ...wordsIn(area.parent)];
  areaWords.set(area, all);
  return all;
}

/** @param names what it is called: its name, and that which its postcodes have */
function named(kind: Named['kind'], pages: readonly PricePlace[], names: readonly string[]): Named {
  const [name] = names as [string];
  const base = baseOf(name);
  const withoutKreis = base.replace(/[- ]?kreis$/i, '');
  const loose = [base.replace(TITLE, ''), base.replace(/er Kreis$/, 'en Kreis')];
  if (kind === 'district' && withoutKreis.length >= KREIS_FROM) loose.push(withoutKreis);
  const halves = base.split('-');
  const isTown = kind === 'town' || pages[0]!.level === 'town';
  if (isTown && halves.every((half) => half.length >= HALF_FROM)) loose.push(...halves);
  return {
    ...{ kind, pages, offers: pages.reduce((sum, page) => sum + offersOf(page), 0) },
    exact: names.map((each) => spellings(each)[1]),
    whole: names.flatMap(spellings),
    short: spellings(base),
    loose: loose.flatMap(spellings),
    own: names
      .flatMap((each) => wordsOf(each.replace(OF_DISTRICT, '').slice(baseOf(each).length)))
      .filter((word) => word && !JOINING.has(word)),
    around: wordsIn(pages[0]!.parent),
  };
}

function kindOf(place: PricePlace): Named['kind'] {
  if (place.level === 'town' || isCity(place)) return 'city';
  if (place.level === 'state' && place.children.length === 1) return 'city';
  return place.level === 'district' ? 'district' : 'state';
}

function buildNames(): Named[] {
  const towns = new Map<string, PricePlace[]>();
  const cityNames = new Map<PricePlace, Set<string>>();
  for (const leaf of allPlaces()) {
    if (leaf.level !== 'postcode') continue;
    const city = cityOf(leaf);
    const key = `${townName(leaf)} ${leaf.parent!.path}`;
    if (city) cityNames.set(city, (cityNames.get(city) ?? new Set()).add(townName(leaf)));
    else towns.set(key, [...(towns.get(key) ?? []), leaf]);
  }
  const areas = [...allPlaces()].filter(isNamed).map((place) => {
    const names = new Set([place.name, ...(cityNames.get(place) ?? [])]);
    return named(kindOf(place), [place], [...names]);
  });
  const ofTowns = [...towns.values()].map((leaves) => {
    const pages = leaves.toSorted((a, b) => offersOf(b) - offersOf(a));
    return named('town', pages, [townName(pages[0]!)]);
  });
  return [...areas, ...ofTowns];
}

const names = buildNames();

const byText = new Map<string, Named[]>();
for (const each of names) {
  for (const text of new Set([...each.whole, ...each.short, ...each.loose])) {
    byText.set(text, [...(byText.get(text) ?? []), each]);
  }
}

/** Whether its name alone is enough: an area, or a town that is not small. */
export const isLarge = ({ kind, offers }: Named) => kind !== 'town' || offers >= LARGE_FROM;

/** Cities and states before districts and towns, those that are called so only loosely last. */
function rank({ kind, whole, short }: Named, text: string): number {
  if (!whole.includes(text) && !short.includes(text)) return 2;
  return kind === 'city' || kind === 'state' ? 0 : 1;
}

/** What is called so, in full or for short; of several that with most offers first. */
export const calledSo = (text: string): Named[] =>
  (byText.get(text) ?? []).toSorted((a, b) => rank(a, text) - rank(b, text) || b.offers - a.offers);

/** Whether one word stands for the other: 'saa', 'opf' and 'b' for Saale, Oberpfalz and Breisgau. */
function abbreviates(word: string, whole: string): boolean {
  if (whole.startsWith(word)) return true;
  if (word.length > 4 || word[0] !== whole[0]) return false;
  let at = 0;
  for (const letter of whole) if (letter === word[at]) at += 1;
  return at === word.length;
}

/** How many of the words say which place of its name one is; nothing if one of them says something else. */
function told({ own, around }: Named, words: readonly string[]): number | undefined {
  let count = 0;
  for (const word of words) {
    if (own.some((each) => abbreviates(word, each))) count += 1;
    else if (JOINING.has(word)) continue;
    else if (!around.some((each) => each === word || (word.length > 3 && each.startsWith(word))))
      return undefined;
  }
  return count;
}

/** All rows of words among them, the longest first, each with the words around it. */
function rowsOf(text: string) {
  const words = text.split(' ');
  if (words.length > MOST_WORDS) return [];
  const rows = words.flatMap((_, start) =>
    words.slice(start).map((__, length) => ({
      row: words.slice(start, start + length + 1).join(' '),
      rest: [...words.slice(0, start), ...words.slice(start + length + 1)],
    })),
  );
  return rows.toSorted((a, b) => a.rest.length - b.rest.length);
}

/** Places whose name stands among words that say which one it is: 'halle saale', 'celle niedersachsen'. */
export function calledAmong(text: string): Named[] {
  const found = rowsOf(text).flatMap(({ row, rest }) =>
    calledSo(row).flatMap((each) => {
      const count = told(each, rest);
      return count === undefined ? [] : { each, count };
    }),
  );
  const most = Math.max(...found.map(({ count }) => count));
  return [...new Set(found.flatMap(({ each, count }) => (count === most ? each : [])))];
}

/** Large places whose name stands among words that nothing is known of: 'köln südstadt'. */
export function calledBeside(text: string): Named[] {
  const rows = rowsOf(text).filter(({ row }) => row.length > 2 && !JOINING.has(row));
  const found = rows.flatMap(({ row, rest }) =>
    calledSo(row).flatMap((each) => (isLarge(each) ? { each, left: rest.length } : [])),
  );
  return [...new Set(found.flatMap(({ each, left }) => (left === found[0]!.left ? each : [])))];
}

/** What a slip is looked for in. */
const largeTexts = [...byText].flatMap(([text, called]) => {
  const large = called.filter(isLarge);
  return large.length > 0 ? { text, large } : [];
});

/** Cities first, then those with most offers. */
const likeliest = (found: readonly Named[]) =>
  [...new Set(found)].toSorted(
    (a, b) => Number(b.kind === 'city') - Number(a.kind === 'city') || b.offers - a.offers,
  );

/** Areas and large towns that a mistyped name may mean: those that are nearest to it. */
export function calledAlmostSo(text: string, most = 2): Named[] {
  let slips = Math.min(most, SLIPS.find(({ from }) => text.length >= from)?.slips ?? 0);
  let found: Named[] = [];
  for (const { text: name, large } of largeTexts) {
    const off = distance(text, name, slips);
    if (off > slips) continue;
    found = off < slips ? large : [...found, ...large];
    slips = off;
  }
  return likeliest(found);
}

/** Areas and large towns whose name begins so. */
export const calledFrom = (text: string): Named[] =>
  text.length < BEGUN_FROM
    ? []
    : likeliest(
        largeTexts.flatMap(({ text: name, large }) => (name.startsWith(text) ? large : [])),
      );
