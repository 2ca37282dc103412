import 'server-only';
import { regionOf, searchPlaces } from '@/lib/platform/places/service';
import { spellings } from '@/lib/platform/places/spelling';
import * as names from './names';
import {
  allPlaces,
  country,
  offerCountOf,
  placeOfPostcode,
  type PricePlace,
  upwards,
} from './places';
import { ALIASES, IS_KIND, PLACE_KINDS, SEARCH_WORDS as words } from './place-words';
import { pricedOf } from './service';
import { inPlace, pricesInWords } from './words';

const MOST = 12;
export const FEW = 3;

/** Letters of a name that may contain a typo, or be a part of a place, beside a word for prices. */
const SLIP_FROM = 8;
const PART_FROM = 7;

/** A name is unambiguous if its place has this many times the offers of others. */
const FAR_MORE = 2;

const YEAR = /^(?:19|20)\d\d$/;

interface Question {
  text: string;
  before?: string;
  asksForPrices: boolean;
  asksForHomes: boolean;
  /** By type or per square metre: without a place it means the whole country */
  isWhole: boolean;
}

function read(typed: string, isPlace: boolean): Question {
  const all = typed.split(' ').filter(Boolean);
  const said = all.length > 1 ? all.filter((word) => !YEAR.test(word)) : all;
  const isPrice = (word: string) =>
    words.price.has(word) || words.prices.has(word) || (isPlace && words.otherPrices.has(word));
  const isNamed = (word: string) =>
    !words.beside.has(word) && !words.homes.has(word) && !isPrice(word);
  const start = said.findIndex(isNamed);
  return {
    text: start < 0 ? '' : said.slice(start, said.findLastIndex(isNamed) + 1).join(' '),
    before: said[start - 1],
    asksForPrices: said.some(isPrice),
    asksForHomes: said.some((word) => words.homes.has(word)),
    isWhole: said.some((word) => words.prices.has(word)),
  };
}

const districtPages = new Map<string, PricePlace>();
for (const place of allPlaces())
  if (place.level === 'district') districtPages.set(place.key, upwards(place)[0]!);

function pageOf(postalCode: string): PricePlace | undefined {
  const region = regionOf(postalCode);
  return placeOfPostcode(postalCode) ?? (region && districtPages.get(region.district.key));
}

/** First those where a leading zero is missing. */
function begunWith(digits: string): PricePlace[] {
  const lost = digits.length === 4 ? pageOf(`0${digits}`) : undefined;
  const begun = [...allPlaces()]
    .filter(({ level, slug }) => level === 'postcode' && slug.startsWith(digits))
    .toSorted((a, b) => offerCountOf(b) - offerCountOf(a));
  return [...(lost ? [lost] : []), ...begun];
}

function pagesOf(named: readonly names.PlaceNames[]): PricePlace[] {
  const first = named.flatMap(({ pages: [page, ...others] }) =>
    others.length > 0 ? [upwards(page!.parent!)[0]!, page!] : page!,
  );
  return [...new Set([...first, ...named.flatMap(({ pages }) => pages)])];
}

function calledBy(text: string, hasAliases: boolean): names.PlaceNames[] {
  const [name, ...others] = (hasAliases && ALIASES.get(text)) || [];
  if (!name) return names.calledAmong(text);
  if (others.length === 0) return names.calledSo(spellings(name)[1]);
  return [name, ...others].flatMap((each) => names.calledSo(spellings(each)[1]).slice(0, 1));
}

function called(text: string, hasAliases: boolean): names.PlaceNames[] {
  const found = (!hasAliases || !ALIASES.has(text)) && names.calledSo(text);
  if (found && found.length > 0) return found;
  for (const { words: ofKinds, kinds } of PLACE_KINDS) {
    const rest = text.replace(ofKinds, '');
    const ofKind =
      rest === text
        ? []
        : calledBy(rest, hasAliases).filter(({ kind }) => kinds.some((each) => each === kind));
    if (ofKind.length > 0) return ofKind;
  }
  return calledBy(text.replace(/^region /, ''), hasAliases);
}

/** The unambiguous one: a city before the Landkreis of its name. */
function clearOf(text: string, named: readonly names.PlaceNames[]): PricePlace | undefined {
  const cities = named.filter(({ kind }) => kind === 'city').flatMap(({ short }) => short);
  const [first, ...others] = named.filter(
    ({ kind, short }) => kind !== 'district' || !short.some((each) => cities.includes(each)),
  );
  if (first?.pages.length !== 1) return undefined;
  const isExact =
    names.isLarge(first) && first.exact.some((each) => ` ${text} `.includes(` ${each} `));
  const isFirst = isExact && others.every(({ offers }) => offers * FAR_MORE < first.offers);
  return others.length === 0 || isFirst ? first.pages[0] : undefined;
}

function meant(text: string, isPlace: boolean): PricePlace[] {
  const isWord = words.ratherWords.has(text) || words.alsoWords.has(text) || IS_KIND.test(text);
  if (text.length < 3 || isWord || text.split(' ').every((word) => words.abroad.has(word)))
    return [];
  const rows = searchPlaces(text).flatMap(({ postalCode, place, part }) => {
    const page = pageOf(postalCode);
    const isWhole = text.includes(' ')
      ? part !== undefined
      : spellings(part ?? place).includes(text);
    return page ? { page: part ? page : (cityOfPage(page) ?? page), isWhole } : [];
  });
  const whole = rows.flatMap(({ page, isWhole }) => (isWhole ? page : []));
  const beside = names.calledBeside(text);
  if (!isPlace) {
    // Many words are also villages, or almost towns.
    const parts = text.length < PART_FROM ? [] : whole.filter(cityOfPage);
    if (parts.length > 0) return parts;
    const almost = text.length < SLIP_FROM ? [] : names.calledAlmostSo(text, 1);
    const areas = almost.filter(
      ({ kind, short }) => kind !== 'town' && short.some((each) => each[0] === text[0]),
    );
    return pagesOf(areas.length > 0 ? areas : beside.filter(({ kind }) => kind === 'city'));
  }
  // A part has one known postcode; others are reached from the city's page.
  if (whole.length > 0) return [...whole, ...whole.flatMap((page) => cityOfPage(page) ?? [])];
  const named = [names.calledAlmostSo(text), names.calledFrom(text), beside].find(
    ({ length }) => length > 0,
  );
  return named ? pagesOf(named) : rows.map(({ page }) => page);
}

const cityOfPage = (page: PricePlace) =>
  page.level === 'postcode' ? names.cityOf(page) : undefined;

/** `clear`: matched by full name or postcode. */
interface Found {
  places: PricePlace[];
  clear?: PricePlace;
}

function findIn(typed: string, isPlace: boolean, isPlain: boolean): Found {
  const { text, before, asksForPrices, asksForHomes, isWhole } = read(typed, isPlace);
  const digits = typed.replace(/^(\D*\b\d{2}) (\d{3})$/, '$1$2');
  const codes = [...digits.matchAll(/\b(?:de?)?(\d{5})\b/g)].flatMap(
    ([, code]) => pageOf(code!) ?? [],
  );
  if (codes.length > 0) return { places: codes, clear: codes.length === 1 ? codes[0] : undefined };
  if (!text && isWhole) return { places: [country] };
  // Nahe and Meine are also places.
  const alone = !text && isPlace ? names.calledSo(typed) : [];
  if (!text) return { places: pagesOf(alone), clear: clearOf(typed, alone) };
  if (isPlace && /^\d{3,4}$/.test(text)) {
    const places = begunWith(text);
    return { places, clear: text.length === 4 && places.length === 1 ? places[0] : undefined };
  }
  const isOther = asksForPrices
    ? words.ratherWords.has(text)
    : asksForHomes && words.alsoWords.has(text);
  if (isOther && !isPlace && before !== 'in') return { places: [] };
  const isAsked = isPlace || asksForPrices;
  const isAnyTown = isAsked || text.includes(' ');
  const named = called(text, isAsked).filter((each) => isAnyTown || names.isLarge(each));
  if (named.length === 0) return { places: isAsked && isPlain ? meant(text, isPlace) : [] };
  return { places: pagesOf(named), clear: clearOf(text, named) };
}

/** In no name, so such a query is no typo. */
const ODD = /[<>{}[\]\\^$=;%_*+|~#@]/;

/**
 * A name alone has to be an area or a larger town, unless `isPlace`: many words are villages too. A
 * town without its own page is represented by its district and postcodes.
 */
export function findPlacesWithPrices(
  query: string,
  isPlace: boolean,
  most: number = MOST,
): Found & { hasMore: boolean } {
  const typed = query.normalize('NFKC').replace(/\p{Cf}/gu, '');
  const [bare, writtenOut] = spellings(typed);
  const isPlain = !ODD.test(typed);
  const found = findIn(writtenOut, isPlace, isPlain);
  const isElse = found.places.length === 0 && bare !== writtenOut;
  const { places, clear } = isElse ? findIn(bare, isPlace, isPlain) : found;
  const all = [...new Set(places)];
  return { places: all.slice(0, most), clear, hasMore: all.length > most };
}

export interface OfferedPlace {
  path: string;
  title: string;
  summary: string;
}

export function offeredPlace(place: PricePlace): OfferedPlace {
  return {
    path: place.path,
    title: `Immobilienpreise ${inPlace(place.name)}`,
    summary: `${pricesInWords(pricedOf(place))} je\u00a0m²`,
  };
}
