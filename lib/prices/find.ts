import 'server-only';
import { regionOf, searchPlaces } from '@/lib/platform/places/service';
import { spellings } from '@/lib/platform/places/spelling';
import { ABROAD, ALIASES, ALSO_WORDS, RATHER_WORDS } from './aliases';
import * as names from './names';
import { allPlaces, country, placeOfPostcode, type PricePlace, upwards } from './places';
import { pricedOf } from './service';
import { inPlace, pricesInWords } from './words';

/** Pages that are offered at most where places are looked for, and beside articles. */
const MOST = 12;
export const FEW = 3;

/** Letters from which on a name is believed to be mistyped, or that of a part, beside a word for prices. */
const SLIP_FROM = 8;
const PART_FROM = 7;

/** A place that is called so has to be offered so many times as often as any other to be meant alone. */
const FAR_MORE = 2;

/** Words that ask for prices, among other things, and for nothing else; as they are spelled without umlauts. */
const PRICE =
  /^(?:(?:kauf|verkaufs|angebots)?preis(?:e|en)?|kostet|kosten|prices?|preis(?:entwicklung|spiegel|trend)|(?:haus|wohnungs|immobilien)(?:werte?|werten|markt))$/;
const PRICES =
  /^(?:haus|hauser|haeuser|wohnungs|eigentumswohnungs|immobilien|quadratmeter|qm|m2)preis(?:e|en|entwicklung)?$/;
/** Words for what no price is told of; the place still has what helps whoever means one. */
const OTHER_PRICES =
  /^(?:(?:grundst(?:u|ue)cks?|bauland|boden|miet|ackerland)(?:preise?|preisen|werte?|spiegel)|bodenrichtwert(?:e|en)?|miete|mieten)$/;
const HOME =
  /^(?:haus|hauser|haeuser|hauses|hausern|haeusern|wohnung|wohnungen|immobilien?|(?:ein|zwei|mehr)familienh(?:aus|auser|aeuser)|reihenh(?:aus|auser|aeuser)|doppelh(?:aus|auser|aeuser)|doppelhaush(?:a|ae)lften?|eigentumswohnung|eigentumswohnungen|eigenheime?|houses?|flats?|homes?|property)$/;
/** What stands beside the name of the place in such a question. */
const BESIDE = new Set(
  (
    'quadratmeter qm m2 sqm kaufen verkaufen kauf verkauf was wie wo viel wieviel teuer hoch wert werte sind ist ' +
    'ein eine einen einem einer mein meine meines meiner meinem unser unsere in im fur fuer von vom der die das den ' +
    'dem des pro je und plz postleitzahl aktuell aktuelle aktueller aktuellen entwicklung gunstig guenstig gunstige ' +
    'guenstige gunstigen guenstigen am an auf bei nach nahe nahe naehe rund um raum grossraum umgebung umland ' +
    'ort gemeinde gebiet heute derzeit of the'
  ).split(' '),
);
const YEAR = /^(?:19|20)\d\d$/;

/** What people write before or after the name of a place to say of which kind it is. */
const KINDS: readonly [words: string, kinds: readonly names.Named['kind'][]][] = [
  ['landkreis|landkr|kreis|kr|lkrs|lkr|lk|region|land', ['district']],
  [
    'stadt|stadtkreis|kreisfreie stadt|(?:landes)?hauptstadt|(?:freie )?hansestadt|kreisstadt|grosse kreisstadt|' +
      'universit(?:a|ae)tsstadt|lutherstadt|wissenschaftsstadt',
    ['city', 'town'],
  ],
  ['bundesland|freistaat|land', ['state']],
];
const IS_KIND = new RegExp(`^(?:${KINDS.map(([words]) => words).join('|')})$`);

interface Question {
  /** What is left of it: the place */
  text: string;
  /** The word before it, 'in' as a rule */
  before?: string;
  asksForPrices: boolean;
  asksForHomes: boolean;
  /** Of a kind of home, or for a square metre: with no place the whole country is meant */
  isWhole: boolean;
}

/** Takes off what asks for prices, years, and all that only joins it to the place. */
function read(typed: string, isPlace: boolean): Question {
  const all = typed.split(' ').filter(Boolean);
  const words = all.length > 1 ? all.filter((word) => !YEAR.test(word)) : all;
  const isPrice = (word: string) =>
    PRICE.test(word) || PRICES.test(word) || (isPlace && OTHER_PRICES.test(word));
  const isOff = (word = '') => BESIDE.has(word) || HOME.test(word) || isPrice(word);
  const start = words.findIndex((word) => !isOff(word));
  const end = words.findLastIndex((word) => !isOff(word)) + 1;
  return {
    text: start < 0 ? '' : words.slice(start, end).join(' '),
    before: words[start - 1],
    asksForPrices: words.some(isPrice),
    asksForHomes: words.some((word) => HOME.test(word)),
    isWhole: words.some((word) => PRICES.test(word)),
  };
}

const districtPages = new Map<string, PricePlace>();
for (const place of allPlaces())
  if (place.level === 'district') districtPages.set(place.key, upwards(place)[0]!);

/** The page of a postcode; of one without prices that of its district. */
function pageOf(postalCode: string): PricePlace | undefined {
  const region = regionOf(postalCode);
  return placeOfPostcode(postalCode) ?? (region && districtPages.get(region.district.key));
}

/** The places of the first digits of a postcode, those before which a zero was lost first. */
function begunWith(digits: string): PricePlace[] {
  const lost = digits.length === 4 ? pageOf(`0${digits}`) : undefined;
  const begun = [...allPlaces()]
    .filter(({ level, slug }) => level === 'postcode' && slug.startsWith(digits))
    .toSorted((a, b) => names.offersOf(b) - names.offersOf(a));
  return [...(lost ? [lost] : []), ...begun];
}

/** A page of each first, then more of those that have several: a town of several stands in its district. */
function pagesOf(named: readonly names.Named[]): PricePlace[] {
  const first = named.flatMap(({ pages: [page, ...others] }) =>
    others.length > 0 ? [upwards(page!.parent!)[0]!, page!] : page!,
  );
  return [...new Set([...first, ...named.flatMap(({ pages }) => pages)])];
}

/** What an abbreviation, another name or a region stands for; else what is called so. */
function calledBy(text: string, hasAliases: boolean): names.Named[] {
  const [name, ...others] = (hasAliases && ALIASES.get(text)) || [];
  if (!name) return names.calledAmong(text);
  if (others.length === 0) return names.calledSo(spellings(name)[1]);
  return [name, ...others].flatMap((each) => names.calledSo(spellings(each)[1]).slice(0, 1));
}

function called(text: string, hasAliases: boolean): names.Named[] {
  const found = (!hasAliases || !ALIASES.has(text)) && names.calledSo(text);
  if (found && found.length > 0) return found;
  for (const [words, kinds] of KINDS) {
    const rest = text.replace(new RegExp(`^(?:${words}) | (?:${words})$`), '');
    const ofKind =
      rest === text ? [] : calledBy(rest, hasAliases).filter(({ kind }) => kinds.includes(kind));
    if (ofKind.length > 0) return ofKind;
  }
  return calledBy(text.replace(/^region /, ''), hasAliases);
}

/** The one that is meant alone: by the name of its city a Landkreis is not. */
function clearOf(text: string, named: readonly names.Named[]): PricePlace | undefined {
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

/** What a name means that stands for nothing as it was typed: a part of a town, a slip, its beginning. */
function meant(text: string, isPlace: boolean): PricePlace[] {
  const isWord = RATHER_WORDS.has(text) || ALSO_WORDS.has(text) || IS_KIND.test(text);
  if (text.length < 3 || isWord || text.split(' ').every((word) => ABROAD.has(word))) return [];
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
    // Many a word is a village's name, or almost that of a town.
    const parts = text.length < PART_FROM ? [] : whole.filter(cityOfPage);
    if (parts.length > 0) return parts;
    const almost = text.length < SLIP_FROM ? [] : names.calledAlmostSo(text, 1);
    const areas = almost.filter(
      ({ kind, short }) => kind !== 'town' && short.some((each) => each[0] === text[0]),
    );
    return pagesOf(areas.length > 0 ? areas : beside.filter(({ kind }) => kind === 'city'));
  }
  if (whole.length > 0) return whole;
  const named = [names.calledAlmostSo(text), names.calledFrom(text), beside].find(
    ({ length }) => length > 0,
  );
  return named ? pagesOf(named) : rows.map(({ page }) => page);
}

const cityOfPage = (page: PricePlace) =>
  page.level === 'postcode' ? names.cityOf(page) : undefined;

/** What was found, and the one of it that a whole name or postcode stands for. */
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
  if (!text) return { places: isWhole ? [country] : [] };
  if (isPlace && /^\d{3,4}$/.test(text)) {
    const places = begunWith(text);
    return { places, clear: text.length === 4 && places.length === 1 ? places[0] : undefined };
  }
  const isOther = asksForPrices
    ? RATHER_WORDS.has(text) && before !== 'in'
    : asksForHomes && ALSO_WORDS.has(text);
  if (isOther && !isPlace) return { places: [] };
  const isAsked = isPlace || asksForPrices;
  const isAnyTown = isAsked || text.includes(' ');
  const named = called(text, isAsked).filter((each) => isAnyTown || names.isLarge(each));
  if (named.length === 0) return { places: isAsked && isPlain ? meant(text, isPlace) : [] };
  return { places: pagesOf(named), clear: clearOf(text, named) };
}

/** Characters that no name has: whoever types them has not only mistyped one. */
const ODD = /[<>{}[\]\\^$=;%_*+|~#@]/;

/**
 * The places whose prices somebody looks for: states, districts with and without their kind, towns, postcodes,
 * alone or in words such as 'Hauspreise in Celle'. A town with several postcodes that is no district of its
 * own has its district and those with most offers.
 * @param isPlace whether a place is meant for sure; else a name alone has to be that of an area or a larger
 *   town, and as a rule without a slip, because many a word is the name of a village too
 * @param most places that are told of; there may be more
 */
export function findPlacesWithPrices(
  query: string,
  isPlace: boolean,
  most: number = MOST,
): Found & { hasMore: boolean } {
  const typed = query.normalize('NFKC').replace(/\p{Cf}/gu, '');
  const [bare, writtenOut] = spellings(typed);
  const isPlain = !ODD.test(typed);
  let { places, clear } = findIn(writtenOut, isPlace, isPlain);
  if (places.length === 0 && bare !== writtenOut)
    ({ places, clear } = findIn(bare, isPlace, isPlain));
  const all = [...new Set(places)];
  return { places: all.slice(0, most), clear, hasMore: all.length > most };
}

/** A place as a search offers it. */
export interface OfferedPlace {
  path: string;
  title: string;
  /** What a square metre costs there */
  summary: string;
}

/** A place with what a square metre costs there, in words. */
export function offeredPlace(place: PricePlace): OfferedPlace {
  return {
    path: place.path,
    title: `Immobilienpreise ${inPlace(place.name)}`,
    summary: `${pricesInWords(pricedOf(place))} je\u00a0m²`,
  };
}
