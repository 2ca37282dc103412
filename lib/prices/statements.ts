import { formatList } from '@/lib/platform/format/list';
import { formatEuros, formatNumber, numberInWords } from '@/lib/platform/format/number';
import { type Kind, KINDS } from '@/lib/valuation/regional/features';
import type { Neighbour } from './neighbours';
import type { PricePlace } from './places';
import type { PricedPlace } from './prices';
import { compared, inPlace, KIND_WORDS, percentAbove, perSquareMetre, SAME } from './words';

const NBSP = '\u00a0';

/** What a square metre of both kinds costs, and which is dearer, also in what the place lies in. */
export function opening(name: string, [own, larger]: readonly (PricedPlace | undefined)[]): string {
  const { house, flat } = own ?? {};
  if (house === undefined || flat === undefined) {
    const [kind, other]: readonly Kind[] =
      house === undefined ? ['flat', 'house'] : ['house', 'flat'];
    const price = formatEuros(own?.[kind!] ?? 0);
    return `Ein Quadratmeter ${KIND_WORDS[kind!].mass} kostet ${inPlace(name)} etwa ${price}. ${KIND_WORDS[other!].many} werden hier zu selten angeboten, um einen Preis zu nennen.`;
  }
  const first = `Ein Quadratmeter Haus kostet ${inPlace(name)} etwa ${formatEuros(house)}, ein Quadratmeter Wohnung ${formatEuros(flat)}.`;
  const here = percentAbove(flat, house);
  const there = larger?.house && larger.flat ? percentAbove(larger.flat, larger.house) : undefined;
  const where = larger ? inPlace(larger.place.name) : '';
  if (Math.abs(here) < SAME) {
    const beside =
      there === undefined || Math.abs(there) < SAME
        ? ''
        : `; ${where} sind Wohnungen ${Math.abs(there)}${NBSP}% ${there > 0 ? 'teurer' : 'günstiger'} als Häuser`;
    return `${first} Beides liegt damit fast gleichauf${beside}.`;
  }
  const word = here > 0 ? 'teurer' : 'günstiger';
  const beside =
    there === undefined
      ? ''
      : Math.sign(there) !== Math.sign(here) && Math.abs(there) >= SAME
        ? `, ${where} ist es umgekehrt`
        : Math.abs(there) < SAME
          ? `, während beides ${where} gleichauf liegt`
          : `, ${where} sind es ${Math.abs(there)}${NBSP}%`;
  return `${first} Wohnungen sind hier je Quadratmeter ${Math.abs(here)}${NBSP}% ${word}${beside}.`;
}

/**
 * The price of a kind in the first place against those in the others.
 * @param start how the sentence begins: 'Häuser kosten hier'
 */
export function againstOthers(
  start: string,
  kind: Kind,
  places: readonly PricedPlace[],
): string | undefined {
  const [own, ...larger] = places.map(({ place, [kind]: price }) => ({ place, price }));
  const parts = larger.flatMap(({ place, price }) =>
    own?.price && price ? `${compared(own.price, price)} ${inPlace(place.name)}` : [],
  );
  return parts.length > 0 ? `${start} ${formatList(parts)}.` : undefined;
}

/** How places of a level are counted. */
const COUNTED: Record<PricePlace['level'], { many: string; no: string; one: string }> = {
  country: { many: 'Länder', no: 'Keines', one: 'eines' },
  state: { many: 'Länder', no: 'Kein anderes', one: 'eines' },
  district: { many: 'Kreise und Städte', no: 'Kein anderer', one: 'einer' },
  postcode: { many: 'Postleitzahlen', no: 'Keine andere', one: 'eine' },
};

/** How many of the places beside one are dearer, and how many cheaper. */
function standing(kind: Kind, place: PricePlace, beside: readonly PricedPlace[]) {
  const priced = beside.flatMap((each) => each[kind] ?? []);
  const own = beside.find((each) => each.place === place)?.[kind];
  if (own === undefined || priced.length < 4) return undefined;
  return {
    all: priced.length,
    dearer: priced.filter((price) => price > own).length,
    cheaper: priced.filter((price) => price < own).length,
  };
}

function rankSentence(
  homes: string,
  place: PricePlace,
  at: NonNullable<ReturnType<typeof standing>>,
) {
  const { all, dearer, cheaper } = at;
  const { many, no, one } = COUNTED[place.level];
  const of = `der ${formatNumber(all)} ${many} ${inPlace(place.parent!.name)}`;
  if (dearer === 0) return `${no} ${of} ist für ${homes} teurer.`;
  if (cheaper === 0) return `${no} ${of} ist für ${homes} günstiger.`;
  const [count, word] = dearer < cheaper ? [dearer, 'teurer'] : [cheaper, 'günstiger'];
  if (count === 1) return `Nur ${one} ${of} ist für ${homes} ${word}.`;
  return Math.abs(dearer - cheaper) <= all / 6
    ? `Für ${homes} liegt der Preis in der Mitte ${of}: ${numberInWords(dearer)} sind teurer, ${numberInWords(cheaper)} günstiger.`
    : `Für ${homes} sind ${numberInWords(count)} ${of} ${word}.`;
}

/** Where a place stands among those beside it in the same district, state or country. */
export function rankOf(place: PricePlace, beside: readonly PricedPlace[]): string[] {
  const found = KINDS.flatMap((kind) => {
    const at = standing(kind, place, beside);
    return at ? { homes: KIND_WORDS[kind].many, at } : [];
  });
  const [house, flat] = found;
  if (
    house &&
    flat &&
    (['all', 'dearer', 'cheaper'] as const).every((key) => house.at[key] === flat.at[key])
  ) {
    return [rankSentence('Häuser wie für Wohnungen', place, house.at)];
  }
  return found.map(({ homes, at }) => rankSentence(homes, place, at));
}

const awayIn = ({ place, away }: Neighbour) =>
  away
    ? `${away.km < 1.5 ? 'einen Kilometer' : `${Math.round(away.km)}${NBSP}km`} ${away.direction} ${inPlace(place.name)}`
    : inPlace(place.name);

/** Where beside a place homes are cheaper, and where dearer. */
export function aroundIt(
  kind: Kind,
  price: number | undefined,
  neighbours: readonly (Neighbour & PricedPlace)[],
): string | undefined {
  const priced = neighbours.flatMap((each) =>
    each[kind] === undefined ? [] : { ...each, price: each[kind] },
  );
  if (price === undefined || priced.length < 2) return undefined;
  const cheaper = priced.filter((each) => percentAbove(each.price, price) <= -SAME);
  const dearer = priced.filter((each) => percentAbove(each.price, price) >= SAME);
  const homes = KIND_WORDS[kind].many;
  const at = (each: (typeof priced)[number]) => `${awayIn(each)} (${perSquareMetre(each.price)})`;
  const all = numberInWords(priced.length);
  if (cheaper[0] && dearer[0]) {
    return `Günstiger sind ${homes} ${at(cheaper[0])}, teurer ${at(dearer[0])}.`;
  }
  const byPrice = priced.toSorted((a, b) => a.price - b.price);
  const [least, most] = [byPrice[0]!, byPrice.at(-1)!];
  if (cheaper.length === priced.length) {
    return `Ringsum sind ${homes} günstiger, am meisten ${at(least)}.`;
  }
  if (dearer.length === priced.length) {
    return `Ringsum sind ${homes} teurer, am meisten ${at(most)}.`;
  }
  if (cheaper[0])
    return `Teurer sind ${homes} in keinem der ${all} nächsten Orte, günstiger ${at(cheaper[0])}.`;
  if (dearer[0])
    return `Günstiger sind ${homes} in keinem der ${all} nächsten Orte, teurer ${at(dearer[0])}.`;
  return `In den ${all} nächsten Orten kosten ${homes} fast dasselbe, ${formatEuros(least.price)} bis ${perSquareMetre(most.price)}.`;
}

/** The dearest and the cheapest of the places in a place. */
export function extremes(kind: Kind, children: readonly PricedPlace[]): string | undefined {
  const priced = children
    .flatMap(({ place, [kind]: price }) => (price === undefined ? [] : { place, price }))
    .toSorted((a, b) => b.price - a.price);
  const [first, last] = [priced[0], priced.at(-1)];
  if (!first || !last || priced.length < 3) return undefined;
  const ratio = Math.round((first.price / last.price) * 10) / 10;
  const end =
    ratio >= 1.3
      ? `: Dort gibt es für dasselbe Geld ${formatNumber(ratio)}-mal so viel Fläche.`
      : '. Der Unterschied ist gering.';
  return `Am teuersten sind ${KIND_WORDS[kind].many} ${inPlace(first.place.name)} (${perSquareMetre(first.price)}), am günstigsten ${inPlace(last.place.name)} (${perSquareMetre(last.price)})${end}`;
}

/** Which share of what is offered in the next larger place lies in a place. */
export function shareSentence(
  kind: Kind,
  [own, all]: readonly [number, number],
  larger: string,
  where: string,
) {
  if (own < 2 || all < 2 * own) return undefined;
  return `Von den ${formatNumber(all)} ${KIND_WORDS[kind].dative}, die ${inPlace(larger)} angeboten wurden, lagen ${formatNumber(own)} ${where}.`;
}

/** Villages and parts of the city that a postcode covers as well. */
export const furtherPlaces = (postalCode: string, places: readonly string[] = []) =>
  places.length > 0
    ? `Zu ${postalCode} ${places.length === 1 ? 'gehört' : 'gehören'} auch ${formatList(places)}.`
    : undefined;
