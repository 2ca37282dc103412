import 'server-only';
import { distance } from '@/lib/platform/format/spelling-distance';
import { spellings } from '@/lib/platform/places/spelling';
import { offersAt } from './levels';
import { allPlaces, hasOwnPage, type PricePlace, townName, upwards } from './places';

/** Letters of a state or district from which on one of them may be mistyped, or two. */
const SLIPS = [
  { from: 9, slips: 2 },
  { from: 5, slips: 1 },
] as const;

/** What only says which place of a name one is: 'Frankfurt am Main', 'Halle (Saale)'. */
const WHICH = / ?[(/,].*$| (?:am|an|auf|bei|im|in|ob|unter|vor) .*$/;
const OF_DISTRICT = /^(?:Landkreis|Kreis|Region|Städteregion|Regionalverband) /;
const TITLE = /^(?:Bad|Ostseebad|Nordseebad|Seebad|Lutherstadt|Hansestadt) /;

/** What a name stands for: an area with a page, or a town with a page for each of its postcodes. */
export interface Named {
  /** Of a town those with most offers first */
  pages: readonly PricePlace[];
  offers: number;
  kind: 'area' | 'city' | 'town';
  /** The whole name as it may be typed; shorter names lead to it as well */
  whole: readonly string[];
  short: readonly string[];
}

/** Homes of either kind that were offered in a place. */
export const offersOf = ({ codes }: PricePlace): number =>
  codes.reduce((sum, code) => sum + offersAt(code).house + offersAt(code).flat, 0);

const shortened = (name: string) =>
  spellings(name.replace(OF_DISTRICT, '').replace(WHICH, '').replace(TITLE, ''));

const isCity = ({ level, name }: PricePlace) =>
  level === 'district' && !OF_DISTRICT.test(name) && !/kreis$/i.test(name);

/** The page that a postcode's town has as a whole: that of a city which is a district of its own. */
export function cityOf(leaf: PricePlace): PricePlace | undefined {
  const district = leaf.parent!;
  const isItsOwn = shortened(district.name)[0] === shortened(townName(leaf))[0];
  return isCity(district) && isItsOwn ? upwards(district)[0] : undefined;
}

/** Whether a place has a page of its own, and no part of it has its name: Bremen is the city. */
const isNamed = (place: PricePlace) =>
  !['postcode', 'town'].includes(place.level) &&
  hasOwnPage(place) &&
  !(place.children.length > 1 && place.children.some(({ name }) => name === place.name));

function* namedTowns(): Generator<Named> {
  const towns = new Map<string, PricePlace[]>();
  for (const leaf of allPlaces()) {
    if (leaf.level !== 'postcode' || cityOf(leaf)) continue;
    const key = `${townName(leaf)} ${leaf.parent!.path}`;
    towns.set(key, [...(towns.get(key) ?? []), leaf]);
  }
  for (const leaves of towns.values()) {
    const name = townName(leaves[0]!);
    yield {
      ...{ kind: 'town', whole: spellings(name), short: shortened(name) },
      pages: [
        ...leaves[0]!.parent!.towns.filter((town) => town.name === name),
        ...leaves.toSorted((a, b) => offersOf(b) - offersOf(a)),
      ],
      offers: leaves.reduce((sum, leaf) => sum + offersOf(leaf), 0),
    };
  }
}

const areas = [...allPlaces()].filter(isNamed).map((place): Named => ({
  kind: isCity(place) || (place.level === 'state' && place.children.length === 1) ? 'city' : 'area',
  ...{ pages: [place], offers: offersOf(place) },
  ...{ whole: spellings(place.name), short: shortened(place.name) },
}));

const byText = new Map<string, Named[]>();
for (const named of [...areas, ...namedTowns()]) {
  for (const text of new Set([...named.whole, ...named.short])) {
    byText.set(text, [...(byText.get(text) ?? []), named]);
  }
}

/** What is called so, in full or for short; of several that with most offers first, in full before for short. */
export function calledSo(text: string): Named[] {
  const isWhole = ({ whole }: Named) => Number(whole.includes(text));
  return (byText.get(text) ?? []).toSorted(
    (a, b) => isWhole(b) - isWhole(a) || b.offers - a.offers,
  );
}

/** The states, districts and cities that somebody may mean who has mistyped a name. */
export function calledAlmostSo(text: string): Named[] {
  const slips = SLIPS.find(({ from }) => text.length >= from)?.slips ?? 0;
  return areas
    .filter(({ whole, short }) =>
      [...whole, ...short].some((name) => distance(text, name, slips) <= slips),
    )
    .toSorted((a, b) => b.offers - a.offers);
}
