import 'server-only';
import { districtLabel } from '@/lib/platform/places/district-label';
import { regionOf, searchPlaces } from '@/lib/platform/places/service';
import { spellings } from '@/lib/platform/places/spelling';
import { stateName } from '@/lib/platform/places/states';
import { calledAlmostSo, calledSo, cityOf, type Named, offersOf } from './names';
import { allPlaces, country, placeAt, placeOfPostcode, type PricePlace, slugOf } from './places';
import { pricedOf } from './service';
import { inPlace, pricesInWords } from './words';

/** Pages that are offered at most. */
const MOST = 3;

/** Offers from which on a town's name alone means it: Stelle, Wald and Laufen have fewer. */
const KNOWN_FROM = 60;

/** Words that ask for prices, among other things, and for nothing else; as they are spelled without umlauts. */
const PRICE = /^(?:preis|preise|preisen|kostet|kosten)$/;
const PRICES =
  /^(?:haus|hauser|haeuser|wohnungs|eigentumswohnungs|immobilien|quadratmeter|qm)preis(?:e|en)?$/;
/** What stands beside the name of the place in such a question. */
const BESIDE = new Set(
  (
    'haus hauser haeuser hauses wohnung wohnungen immobilie immobilien quadratmeter qm m m2 kaufen ' +
    'verkaufen was wie viel teuer sind ist ein eine einen einem in im fur fuer von der die das den ' +
    'pro je und plz postleitzahl'
  ).split(' '),
);

/** What people write before the name of a district, and before that of a city. */
const DISTRICT = /^(?:landkreis|kreis|lk|region) /;
const CITY = /^(?:stadt|stadtkreis|kreisfreie stadt|landeshauptstadt|hansestadt) /;

interface Question {
  /** What is left of it: the place */
  text: string;
  asksForPrices: boolean;
  /** Of a kind of home, or for a square metre: with no place the whole country is meant */
  isWhole: boolean;
}

/** Takes off what asks for prices, and all that only joins it to the place. */
function read(typed: string): Question {
  const words = typed.split(' ').filter(Boolean);
  const isOff = (word = '') => BESIDE.has(word) || PRICE.test(word) || PRICES.test(word);
  const rest = [...words];
  while (isOff(rest[0])) rest.shift();
  while (isOff(rest.at(-1))) rest.pop();
  return {
    text: rest.join(' '),
    asksForPrices: words.some((word) => PRICE.test(word) || PRICES.test(word)),
    isWhole: words.some((word) => PRICES.test(word)),
  };
}

/** The places of a postcode, or of its first digits; one without prices has those of its district. */
function ofDigits(digits: string): PricePlace[] {
  if (digits.length < 5) {
    return [...allPlaces()]
      .filter(({ level, slug }) => level === 'postcode' && slug.startsWith(digits))
      .toSorted((a, b) => offersOf(b) - offersOf(a))
      .slice(0, MOST);
  }
  const leaf = placeOfPostcode(digits);
  const region = leaf ? undefined : regionOf(digits);
  const district =
    region && placeAt([slugOf(stateName(region.state)), slugOf(districtLabel(region.district))]);
  return [leaf ?? district].filter((place) => place !== undefined);
}

/** A page of each first, then more of those that have several. */
function pagesOf(named: readonly Named[]): PricePlace[] {
  const first = named.flatMap(({ pages }) => pages[0]!).slice(0, MOST);
  const more = named.flatMap(({ pages }) => pages.slice(1));
  return [...new Set([...first, ...more])].slice(0, MOST);
}

/** What a name means that stands for nothing as it was typed: a slip, a part of a town, its beginning. */
function meant(text: string): PricePlace[] {
  const areas = calledAlmostSo(text);
  if (areas.length > 0) return pagesOf(areas);
  const found = searchPlaces(text).flatMap(({ postalCode, part }) => {
    const leaf = placeOfPostcode(postalCode);
    return leaf ? (part ? leaf : (cityOf(leaf) ?? leaf)) : [];
  });
  return [...new Set(found)].slice(0, MOST);
}

function called(text: string): Named[] {
  const found = calledSo(text);
  if (found.length > 0) return found;
  if (DISTRICT.test(text))
    return calledSo(text.replace(DISTRICT, '')).filter(({ kind }) => kind === 'area');
  return calledSo(text.replace(CITY, '')).filter(({ kind }) => kind !== 'area');
}

/** What was found, and the one of it that a whole name or postcode stands for. */
interface Found {
  places: PricePlace[];
  clear?: PricePlace;
}

function findIn(typed: string, isPlace: boolean): Found {
  const { text, asksForPrices, isWhole } = read(typed);
  if (!text) return { places: isWhole ? [country] : [] };
  const [digits] = /^\d{3,5}(?= |$)/.exec(text) ?? [];
  if (digits) {
    const places = ofDigits(digits);
    return { places, clear: digits.length === 5 ? places[0] : undefined };
  }
  const isAnyTown = isPlace || asksForPrices || text.includes(' ');
  const named = called(text).filter(
    ({ kind, offers }) => isAnyTown || kind !== 'town' || offers >= KNOWN_FROM,
  );
  if (named.length === 0)
    return { places: (isPlace || isWhole) && text.length > 2 ? meant(text) : [] };
  const whole = named.filter((each) => each.whole.includes(text) || named.length === 1);
  const [first, ...others] = whole.some(({ kind }) => kind !== 'town')
    ? whole.filter(({ kind }) => kind !== 'town')
    : whole;
  const isClear = others.length === 0 && first?.pages.length === 1;
  return { places: pagesOf(named), clear: isClear ? first.pages[0] : undefined };
}

/**
 * The places whose prices somebody looks for: states, districts with and without their kind, towns, postcodes,
 * alone or in words such as 'Hauspreise in Celle'. A town with several postcodes that is no district of its
 * own has those with most offers.
 * @param isPlace whether a place is meant for sure; else a name alone has to be that of an area or a larger
 *   town, and without a slip, because many a word is the name of a village too
 */
export function findPlacesWithPrices(query: string, isPlace: boolean): Found {
  const [bare, writtenOut] = spellings(query);
  const found = findIn(bare, isPlace);
  return found.places.length > 0 || bare === writtenOut ? found : findIn(writtenOut, isPlace);
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
