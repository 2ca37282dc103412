import 'server-only';
import { TAX_STATES as TAXED, type StateKey } from '@/lib/calculators/rules/transfer-tax';
import { districts } from '@/lib/platform/places/districts';
import { populationOf } from '@/lib/platform/places/populations';
import { postcodes } from '@/lib/platform/places/postcodes';
import { regionOf, searchPlaces } from '@/lib/platform/places/service';
import { stateName, type StateCode } from '@/lib/platform/places/states';
import { fold } from '@/lib/words/stem';
import type { Facts } from './known';
import { CODE, NAMED } from './state-names';

const stateKey = (code: StateCode): StateKey | undefined =>
  TAXED.find(({ label }) => label === stateName(code))?.key;

interface Town {
  name: string;
  postalCodes: string[];
  parts: Map<string, string>;
  state: StateCode;
  population: number;
}

/** Towns whose names are words as well: they count only right behind 'in'. */
const WORDS = new Set(
  'au aue alpen appen barth bad bergen binz bogen boll borken brake buchen buhl bunde burg damme dissen engen enger essen feucht forst garrel hage hagen halle haan haag hamm haren hatten heide heiden herne herten hille hinte hof holle horb horst inden isen jever kahl kall kamen kehl kirchen konz korb kropp kuchen lage langen lauf laufen leck leer lehre lich linz lohne lotte marl melle menden mengen mering munster much murg nagold norden olpe oder peine plau polch prien rain recke rees regen rhede rot roth saal salem sande schlitz schotten selm senden sinn singen solms spalt spelle springe stade stein steinen stelle sundern syke thale thum titz treuen unna velen verden verl wald wangen waren wedel wehr weiden weil weimar welver wenden werben werder werl wesel wetter wiehl wissen witten worms zell zeil zimmern'.split(
    ' ',
  ),
);

/** 'Frankfurt' for Frankfurt am Main, 'Halle' for Halle (Saale). */
const SHORT = / (?:\(|a[mn]\b|im\b|ob\b|vor\b|bei\b|in\b|der\b|auf\b|unter\b|an\b).*$/;

function allTowns(): Town[] {
  const towns = new Map<string, Town>();
  for (const row of postcodes) {
    const state = districts.get(row.district)?.state;
    const population = populationOf(row);
    if (!state || population === 0) continue;
    const key = `${row.place} ${row.district}`;
    const town: Town = towns.get(key) ?? {
      name: row.place,
      postalCodes: [],
      parts: new Map(),
      state,
      population,
    };
    town.postalCodes.push(row.postalCode);
    for (const part of row.furtherPlaces ?? []) {
      const name = fold(part);
      if (!town.parts.has(name)) town.parts.set(name, row.postalCode);
    }
    towns.set(key, town);
  }
  return [...towns.values()].sort((a, b) => b.population - a.population);
}

function townsByName(): Map<string, Town> {
  const towns = allTowns();
  const named = [
    ...towns.map((town) => [fold(town.name), town] as const),
    ...towns.map((town) => [fold(town.name.replace(SHORT, '')), town] as const),
  ];
  return new Map(named.reverse());
}

const TOWNS: ReadonlyMap<string, Town> = townsByName();

const WORD = /[\p{L}.-]+/gu;
const MOST_WORDS = 3;
const BEFORE_PLACE = /\b(?:in|bei|nahe|raum|stadt|ort|plz \d{5}|\d{5})\s*$/;

/** Where the home is, and not the person: 'ich wohne in Ulm, das Haus steht in Neu-Ulm'. */
const OF_HOME =
  /(?:haus|wohnung|etw|immobilie|objekt|grundstuck|hof|villa|bungalow)\b[^.;?!]{0,50}\b(?:in|bei|nahe) $/;

/** Before the place of a person: 'ein Käufer aus Hamburg', 'ich wohne in Berlin'. */
const ELSEWHERE =
  /(?:(?:\bwohn(?:e|en|haft|t)|\bsitz(?:e|en)|\blebe?n?)(?: \w+){0,2} (?:in|aus)|(?:(?<!ver)kaufer\w*|interessent\w*|\bkomm(?:t|en))(?: \w+){0,2} aus) $/;
function atHome<Place extends { at: number }>(places: Place[], text: string): Place[] {
  const here = places.filter(({ at }) => !ELSEWHERE.test(text.slice(0, at)));
  return here.length > 0 ? here : places;
}

function townsOf(text: string, length: number): { town: Town; at: number }[] {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ word, index }));
  return words.flatMap((first, at) => {
    const last = words[at + length - 1];
    if (!last) return [];
    const name = text.slice(first.index, last.index + last.word.length).replace(/[.-]+$/, '');
    // 'Köln-Porz' is a part of Köln.
    const town =
      TOWNS.get(name) ?? (length === 1 ? TOWNS.get(name.split('-')[0] ?? '') : undefined);
    const isPlace = !WORDS.has(name) || BEFORE_PLACE.test(text.slice(0, first.index));
    return town && isPlace && name.length > 2 ? [{ town, at: first.index }] : [];
  });
}

const townsIn = (text: string) => [3, 2, 1].flatMap((length) => townsOf(text, length));

const COMPARED =
  /unterschied|vergl|\bjeweils|\bbeides?\b|\bgegen\b|\boder\b|\bvs\b|\bzwischen\b|stattdessen|\bund (?:was|wie|in|fur)\b/;
/** 'Ich wohne in Ulm': one of the places is the person's. */
const LIVES = /\b(?:wohn(?:e|en|haft)|leben?)\b/;
/** Before the only place of a message, which repeats a question: '… und was wäre es in Neu-Ulm?' */
const AGAIN = /\bgrunderwerb.*\bund (?:was|wie ?viel|wie)\b[^.?!]*\b(?:in|bei) $/s;

function otherStateIn(text: string, state: StateKey | undefined): StateKey | undefined {
  if (!/grunderwerb/.test(text) || !COMPARED.test(text) || LIVES.test(text)) return undefined;
  return townsIn(text)
    .map(({ town }) => stateKey(town.state))
    .find((each) => each && each !== state);
}

const isAgain = (text: string) => {
  const [first] = townsIn(text);
  return first !== undefined && AGAIN.test(text.slice(0, first.at));
};

function townIn(text: string): Town | undefined {
  for (let length = MOST_WORDS; length > 0; length -= 1) {
    const towns = atHome(townsOf(text, length), text);
    const ofHome = towns.find(({ at }) => OF_HOME.test(text.slice(0, at)));
    const found = ofHome ?? towns[0];
    if (found) return found.town;
  }
  return undefined;
}

/** Between a town and its part: 'Leipzig, Stadtteil Gohlis', 'Giesing in München'. */
const BESIDE = /^(?:in|im|stadtteil|ortsteil|bezirk|viertel|und zwar)$/;

/** A postcode of a part of the town: 'Köln-Ehrenfeld'. */
function partIn(text: string, { name, parts }: Town): string | undefined {
  const words = (text.match(/[\p{L}]+/gu) ?? []).filter((word) => !BESIDE.test(word));
  const at = words.indexOf(fold(name).split(/[^\p{L}]/u)[0] ?? '');
  if (at === -1) return undefined;
  const [before = '', after = '', next = ''] = [words[at - 1], words[at + 1], words[at + 2]];
  const found = [`${after}-${next}`, `${after} ${next}`, after, before].find((each) =>
    parts.has(each),
  );
  return found === undefined ? undefined : parts.get(found);
}

export const postalCodesOf = (place: string): readonly string[] =>
  TOWNS.get(fold(place))?.postalCodes ?? [];

const IN_VILLAGE =
  /\b(?:[Ii]n|[Ii]m Ort|[Nn]ahe|[Rr]aum) (\p{Lu}[\p{L}-]{3,}(?: \p{Lu}[\p{L}-]+)?)/u;

/** Messages with an area may be in lower case, the place too. */
const IN_SMALL = /\bin ([a-zäöüß-]{5,})(?=[ ,.?!]|$)/;

function villageIn(message: string): Facts {
  const isSmall =
    message === message.toLowerCase() && /\d ?(?:qm|m2|m²|quadratmeter)/.test(message);
  const [, name] = (isSmall ? IN_SMALL : IN_VILLAGE).exec(message) ?? [];
  if (!name || !/\p{Ll}/u.test(name) || (isSmall && WORDS.has(fold(name)))) return {};
  const same = searchPlaces(name).filter(({ place, part }) => fold(part ?? place) === fold(name));
  const [first] = same;
  if (!first || same.some(({ place, state }) => place !== first.place || state !== first.state)) {
    return {};
  }
  if (same.length > 1 && !first.part) {
    return { place: first.place, state: stateOf(first.postalCode) };
  }
  return { postalCode: first.postalCode, state: stateOf(first.postalCode) };
}

function stateOf(postalCode: string): StateKey | undefined {
  const region = regionOf(postalCode);
  return region && stateKey(region.state);
}

function statesIn(text: string, message: string): StateKey[] {
  const isShouted = message === message.toUpperCase();
  const code = isShouted ? undefined : CODE.exec(message)?.[1];
  const named = NAMED.map(([found, pattern]) => ({ found, at: text.search(pattern) }))
    .filter(({ at }) => at !== -1)
    .sort((a, b) => a.at - b.at);
  const towns = townsIn(text).map(({ at }) => ({ at, found: undefined }));
  const here = atHome([...named, ...towns], text).flatMap(({ found }) => found ?? []);
  const codes = named.length > 0 ? here : [code as StateCode | undefined];
  return codes.flatMap((each) => (each && stateKey(each)) ?? []);
}

/** A place with several postcodes is named. `text` is the message, folded. */
export function placeFacts(text: string, message: string, postalCode?: string): Facts {
  const [state, second] = statesIn(text, message);
  const town = townIn(text);
  const found = state ?? (postalCode ? stateOf(postalCode) : town && stateKey(town.state));
  const otherState = second ?? otherStateIn(text, found);
  const other = otherState ? { otherState } : {};
  if (postalCode) return { postalCode, state: found, ...other };
  if (!town) return state ? { state, ...other } : villageIn(message);
  if (!otherState && isAgain(text)) return { otherState: found };
  const [only, ...more] = town.postalCodes;
  const part = more.length === 0 ? only : partIn(text, town);
  const where = part ? { postalCode: part } : { place: town.name };
  return { ...where, state: found, ...other };
}

export const isPlaceWord = (word: string) =>
  TOWNS.has(word) || NAMED.some(([, pattern]) => pattern.test(word));
