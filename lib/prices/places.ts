import 'server-only';
import { districts, districtLabel } from '@/lib/platform/places/districts';
import { postcodes } from '@/lib/platform/places/postcodes';
import { spellings } from '@/lib/platform/places/spelling';
import { STATES } from '@/lib/platform/places/states';
import { routes } from '@/lib/routes';
import { offersAt } from '@/lib/valuation/regional/coefficients';

export interface PricePlace {
  level: 'country' | 'state' | 'district' | 'town' | 'postcode';
  /** 'DE', code of a state, key of a district (also as prefix of a town), or postcode */
  key: string;
  name: string;
  /** 'landkreis-celle'; empty for the country */
  slug: string;
  path: string;
  /** Villages or districts that distinguish postcodes of the same name */
  parts?: readonly string[];
  parent?: PricePlace;
  /** Next level, by name; postcodes are children of the district, also those of towns */
  children: PricePlace[];
  towns: PricePlace[];
  /** Indices in lib/platform/places/postcodes, with known offers */
  codes: number[];
}

export const placeSlug = (name: string) => spellings(name)[1].replaceAll(' ', '-');

/** 'Landkreis Celle' is sorted under C. */
const byName = (a: PricePlace, b: PricePlace) => {
  const [one, other] = [a, b].map(({ key, name }) => districts.get(key)?.name ?? name);
  return one!.localeCompare(other!, 'de') || a.name.localeCompare(b.name, 'de');
};

type Named = Pick<PricePlace, 'level' | 'key' | 'name' | 'parts'>;

function below(parent: PricePlace, named: Named, slug = placeSlug(named.name)) {
  const place: PricePlace = {
    ...named,
    slug,
    parent,
    children: [],
    towns: [],
    codes: [],
    path: `${parent.path}/${slug}`,
  };
  parent.children.push(place);
  return place;
}

export const townName = ({ name, slug }: PricePlace) => name.slice(slug.length + 1);

export const offerCountOf = ({ codes }: Pick<PricePlace, 'codes'>): number =>
  codes.map(offersAt).reduce((sum, { house, flat }) => sum + house + flat, 0);

export const townOf = (leaf: PricePlace): PricePlace | undefined =>
  leaf.parent?.towns.find(({ children }) => children.includes(leaf));

/** Least offers for a page of a town. */
const TOWN_FROM = 15;

/** With several postcodes; a city that is a district has its page already. */
function townsOf(district: PricePlace): PricePlace[] {
  const { kind } = districts.get(district.key)!;
  if (kind === 'Kreisfreie Stadt' || kind === 'Stadtkreis') return [];
  const names = [...new Set(district.children.map(townName))];
  return names.flatMap((name) => {
    const children = district.children.filter((leaf) => townName(leaf) === name);
    const codes = children.flatMap((leaf) => leaf.codes);
    if (children.length === 1 || offerCountOf({ codes }) < TOWN_FROM) return [];
    const slug = placeSlug(name);
    const [path, key] = [`${district.path}/${slug}`, `${district.key} ${name}`];
    const town: PricePlace = {
      level: 'town',
      key,
      name,
      slug,
      path,
      parent: district,
      children,
      towns: [],
      codes,
    };
    return [town];
  });
}

function buildTree(): PricePlace {
  const country: PricePlace = {
    level: 'country',
    key: 'DE',
    name: 'Deutschland',
    slug: '',
    path: routes.prices,
    children: [],
    towns: [],
    codes: [],
  };
  const states = new Map(
    STATES.map(({ code, name }) => [code, below(country, { level: 'state', key: code, name })]),
  );
  const ofDistrict = new Map<string, PricePlace>();
  for (const [key, district] of districts) {
    const named = { level: 'district', key, name: districtLabel(district) } as const;
    ofDistrict.set(key, below(states.get(district.state)!, named));
  }
  postcodes.forEach(({ postalCode, place, district, furtherPlaces: parts }, code) => {
    const parent = ofDistrict.get(district);
    const { house, flat } = offersAt(code);
    if (!parent || house + flat === 0) return;
    const name = `${postalCode} ${place}`;
    const leaf = below(parent, { level: 'postcode', key: postalCode, name, parts }, postalCode);
    for (let at: PricePlace | undefined = leaf; at; at = at.parent) at.codes.push(code);
  });
  const finish = (place: PricePlace) => {
    place.children.sort(byName);
    const hasSameName = place.children.some(({ name }) => name === place.name);
    if (hasSameName && place.children.length > 1) place.name = `Land ${place.name}`;
    const [only, ...others] = place.children;
    // A state with one district, and a city with one postcode, share a page.
    if (only && others.length === 0) only.path = place.path;
    if (place.level === 'district') place.towns = townsOf(place);
    place.children.forEach(finish);
  };
  finish(country);
  return country;
}

export const country: PricePlace = buildTree();

/** A state with one district is divided into postcodes. */
export const partsOf = ({ level, children }: PricePlace): readonly PricePlace[] =>
  level === 'state' && children.length === 1 ? children[0]!.children : children;

/** False if it shares the page of the area around it. */
export const hasOwnPage = ({ codes, path, parent }: PricePlace) =>
  codes.length > 0 && path !== parent?.path;

/** Up to the country; shared pages occur once. */
export const upwards = (place: PricePlace): PricePlace[] => [
  ...(hasOwnPage(place) ? [place] : []),
  ...(place.parent ? upwards(place.parent) : []),
];

export function* allPlaces(place: PricePlace = country): Generator<PricePlace> {
  yield place;
  yield* place.towns;
  for (const child of place.children) yield* allPlaces(child);
}

const byPostcode = new Map<string, PricePlace>();
for (const place of allPlaces()) if (place.level === 'postcode') byPostcode.set(place.slug, place);

export const placeOfPostcode = (postalCode: string) => byPostcode.get(postalCode);

/** Optional in the name of a district. */
const KIND = /^(?:landkreis|kreis|stadtkreis|kreisfreie-stadt|stadt|lk)-|-kreis$|^region-/;

function childFor(place: PricePlace, segment: string): PricePlace | undefined {
  const below = [...place.children, ...place.towns];
  const exact = below.find(({ slug }) => slug === segment);
  if (exact) return exact;
  const typed = spellings(segment).map((text) => text.replaceAll(' ', '-'));
  const spelled = below.filter(
    ({ slug, name }) =>
      typed.includes(slug) || typed.includes(spellings(name)[0].replaceAll(' ', '-')),
  );
  if (spelled.length === 1) return spelled[0];
  const bare = (text: string) => text.replace(KIND, '');
  const meant = below.filter(({ slug }) => typed.some((text) => bare(text) === bare(slug)));
  return meant.length === 1 ? meant[0] : undefined;
}

/** Its own path may differ (other spelling, or postcode alone). Undefined without prices. */
export function placeAt(segments: readonly string[]): PricePlace | undefined {
  const last = segments.at(-1);
  const byCode = last && /^\d{5}$/.test(last) ? placeOfPostcode(last) : undefined;
  if (byCode) return byCode;
  let place: PricePlace | undefined = country;
  for (const segment of segments) place = place && childFor(place, segment);
  return place;
}
