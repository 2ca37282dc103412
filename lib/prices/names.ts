import 'server-only';
import { distance } from '@/lib/platform/format/spelling-distance';
import { spellings } from '@/lib/platform/places/spelling';
import { ALIASES } from './place-words';
import {
  allPlaces,
  hasOwnPage,
  offerCountOf,
  type PricePlace,
  townName,
  townOf,
  upwards,
} from './places';

const SLIPS = [
  { from: 9, slips: 2 },
  { from: 5, slips: 1 },
] as const;

/** Letters for a match by beginning, by the part before '-kreis', by half. */
const BEGUN_FROM = 5;
const KREIS_FROM = 6;
const HALF_FROM = 5;

/** No name has more; each further word costs as many searches. */
const MOST_WORDS = 8;

/** Offers of a large town; Stelle, Wald and Laufen have fewer. */
const LARGE_FROM = 60;

/** Additions as in 'Frankfurt am Main', 'Halle (Saale)'. */
const WHICH = / ?[(/,].*$| (?:am|an|auf|bei|der|im|in|ob|unter|vor) .*$/;
const OF_DISTRICT = /^(?:Landkreis|Kreis|Region|Städteregion|Regionalverband) /;
const TITLE = /^(?:Bad|Ostseebad|Nordseebad|Seebad|Lutherstadt|Hansestadt) /;

const JOINING = new Set(
  'am an auf bei bie das dem der die im in ob unter vor und von zu a b d i o u v'.split(' '),
);

export interface PlaceNames {
  pages: readonly PricePlace[];
  offers: number;
  kind: 'state' | 'district' | 'city' | 'town';
  /** With umlauts: typed like this it is unambiguous */
  exact: readonly string[];
  whole: readonly string[];
  /** Without addition */
  short: readonly string[];
  /** Without title and '-kreis', inflected, and halves of a double name */
  loose: readonly string[];
  /** Words of the addition, and of the areas around */
  own: readonly string[];
  around: readonly string[];
}

const baseOf = (name: string) => name.replace(OF_DISTRICT, '').replace(WHICH, '');
const shortened = (name: string) => spellings(baseOf(name).replace(TITLE, ''));
const wordsOf = (text: string) => spellings(text).flatMap((each) => each.split(' '));

const isCity = ({ level, name }: PricePlace) =>
  level === 'district' && !OF_DISTRICT.test(name) && !/kreis\b/i.test(name);

/** The page of the whole town, or of the district that it is. */
export function cityOf(leaf: PricePlace): PricePlace | undefined {
  const district = leaf.parent!;
  const isDistrict = shortened(district.name)[0] === shortened(townName(leaf))[0];
  return townOf(leaf) ?? (isCity(district) && isDistrict ? upwards(district)[0] : undefined);
}

/** Has its own page, and no part of the same name: Bremen is the city. */
const isNamed = (place: PricePlace) =>
  place.level !== 'postcode' &&
  hasOwnPage(place) &&
  !(place.children.length > 1 && place.children.some(({ name }) => name === place.name));

const stateWords = ({ name }: PricePlace) => [
  ...wordsOf(name),
  ...[...ALIASES].flatMap(([text, names]) =>
    names.length === 1 && names[0] === name ? text.split(' ') : [],
  ),
];

const areaWords = new Map<PricePlace, readonly string[]>();

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

function named(
  kind: PlaceNames['kind'],
  pages: readonly PricePlace[],
  names: readonly string[],
): PlaceNames {
  const base = baseOf(names[0]!);
  const withoutKreis = base.replace(/[- ]?kreis$/i, '');
  const loose = [base.replace(TITLE, ''), base.replace(/er Kreis$/, 'en Kreis')];
  if (kind === 'district' && withoutKreis.length >= KREIS_FROM) loose.push(withoutKreis);
  const halves = base.split('-');
  const isTown = kind === 'town' || pages[0]!.level === 'town';
  if (isTown && halves.every((half) => half.length >= HALF_FROM)) loose.push(...halves);
  return {
    kind,
    pages,
    offers: pages.reduce((sum, page) => sum + offerCountOf(page), 0),
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

function kindOf(place: PricePlace): PlaceNames['kind'] {
  if (place.level === 'town' || isCity(place)) return 'city';
  if (place.level === 'state' && place.children.length === 1) return 'city';
  return place.level === 'district' ? 'district' : 'state';
}

function buildNames(): PlaceNames[] {
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
    const pages = leaves.toSorted((a, b) => offerCountOf(b) - offerCountOf(a));
    return named('town', pages, [townName(pages[0]!)]);
  });
  return [...areas, ...ofTowns];
}

const names = buildNames();

const byText = new Map<string, PlaceNames[]>();
for (const each of names) {
  for (const text of new Set([...each.whole, ...each.short, ...each.loose])) {
    byText.set(text, [...(byText.get(text) ?? []), each]);
  }
}

export const isLarge = ({ kind, offers }: PlaceNames) => kind !== 'town' || offers >= LARGE_FROM;

function rank({ kind, whole, short }: PlaceNames, text: string): number {
  if (!whole.includes(text) && !short.includes(text)) return 2;
  return kind === 'city' || kind === 'state' ? 0 : 1;
}

export const calledSo = (text: string): PlaceNames[] =>
  (byText.get(text) ?? []).toSorted((a, b) => rank(a, text) - rank(b, text) || b.offers - a.offers);

/** 'saa', 'opf' and 'b' for Saale, Oberpfalz and Breisgau. */
function abbreviates(word: string, whole: string): boolean {
  if (whole.startsWith(word)) return true;
  if (word.length > 4 || word[0] !== whole[0]) return false;
  let at = 0;
  for (const letter of whole) if (letter === word[at]) at += 1;
  return at === word.length;
}

/** Number of words that identify the place; undefined if one contradicts. */
function identifying({ own, around }: PlaceNames, words: readonly string[]): number | undefined {
  let count = 0;
  for (const word of words) {
    if (own.some((each) => abbreviates(word, each))) count += 1;
    else if (JOINING.has(word)) continue;
    else if (!around.some((each) => each === word || (word.length > 3 && each.startsWith(word))))
      return undefined;
  }
  return count;
}

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

/** With identifying words around: 'halle saale', 'celle niedersachsen'. */
export function calledAmong(text: string): PlaceNames[] {
  const found = rowsOf(text).flatMap(({ row, rest }) =>
    calledSo(row).flatMap((each) => {
      const count = identifying(each, rest);
      return count === undefined ? [] : { each, count };
    }),
  );
  const most = Math.max(...found.map(({ count }) => count));
  return [...new Set(found.flatMap(({ each, count }) => (count === most ? each : [])))];
}

/** Large places beside unknown words: 'köln südstadt'. */
export function calledBeside(text: string): PlaceNames[] {
  const rows = rowsOf(text).filter(({ row }) => row.length > 2 && !JOINING.has(row));
  const found = rows.flatMap(({ row, rest }) =>
    calledSo(row).flatMap((each) => (isLarge(each) ? { each, left: rest.length } : [])),
  );
  return [...new Set(found.flatMap(({ each, left }) => (left === found[0]!.left ? each : [])))];
}

const largeTexts = [...byText].flatMap(([text, called]) => {
  const large = called.filter(isLarge);
  return large.length > 0 ? { text, large } : [];
});

const likeliest = (found: readonly PlaceNames[]) =>
  [...new Set(found)].toSorted(
    (a, b) => Number(b.kind === 'city') - Number(a.kind === 'city') || b.offers - a.offers,
  );

export function calledAlmostSo(text: string, most = 2): PlaceNames[] {
  let slips = Math.min(most, SLIPS.find(({ from }) => text.length >= from)?.slips ?? 0);
  let found: PlaceNames[] = [];
  for (const { text: name, large } of largeTexts) {
    const off = distance(text, name, slips);
    if (off > slips) continue;
    found = off < slips ? large : [...found, ...large];
    slips = off;
  }
  return likeliest(found);
}

export const calledFrom = (text: string): PlaceNames[] =>
  text.length < BEGUN_FROM
    ? []
    : likeliest(
        largeTexts.flatMap(({ text: name, large }) => (name.startsWith(text) ? large : [])),
      );
