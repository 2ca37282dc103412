import { formatList } from '@/lib/platform/format/list';
import { formatEuros, formatPercent, numberInWords } from '@/lib/platform/format/number';
import { type HomeKind, HOME_KINDS } from '@/lib/valuation/regional/features';
import type { Neighbour } from './neighbours';
import type { PricePlace } from './places';
import type { PricedPlace } from './prices';
import { compared, inPlace, KIND_WORDS, percentAbove, perSquareMetre, SAME, times } from './words';

const NBSP = '\u00a0';

export function openingStatement(
  name: string,
  [own, larger]: readonly (PricedPlace | undefined)[],
): string {
  const { house, flat } = own ?? {};
  if (house === undefined || flat === undefined) {
    const [kind, other]: readonly HomeKind[] =
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
        : `; ${where} sind Wohnungen ${formatPercent(Math.abs(there))} ${there > 0 ? 'teurer' : 'günstiger'} als Häuser`;
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
          : `, ${where} sind es ${formatPercent(Math.abs(there))}`;
  return `${first} Wohnungen sind hier je Quadratmeter ${formatPercent(Math.abs(here))} ${word}${beside}.`;
}

/** `start`: 'Häuser kosten hier' */
export function againstOthers(
  start: string,
  kind: HomeKind,
  places: readonly PricedPlace[],
): string | undefined {
  const [own, ...larger] = places.map(({ place, [kind]: price }) => ({ place, price }));
  const parts = larger.flatMap(({ place, price }) =>
    own?.price && price ? `${compared(own.price, price)} ${inPlace(place.name)}` : [],
  );
  return parts.length > 0 ? `${start} ${formatList(parts)}.` : undefined;
}

/** 'der 16 Länder' */
const COUNTED: Record<PricePlace['level'], string> = {
  country: 'Länder',
  state: 'Länder',
  district: 'Kreise und Städte',
  town: 'Städte',
  postcode: 'Postleitzahlgebiete',
};

function rankSentence(kind: HomeKind, place: PricePlace, beside: readonly PricedPlace[]) {
  const priced = beside.flatMap((each) => each[kind] ?? []);
  const own = beside.find((each) => each.place === place)?.[kind];
  if (own === undefined || priced.length < 4) return undefined;
  const { many } = KIND_WORDS[kind];
  const dearer = priced.filter((price) => price > own).length;
  const cheaper = priced.filter((price) => price < own).length;
  const where = place.level === 'state' ? '' : ` ${inPlace(place.parent!.name)}`;
  const of = `der ${numberInWords(priced.length)} ${COUNTED[place.level]}${where}`;
  if (dearer === 0) return `In keinem anderen ${of} sind ${many} teurer.`;
  if (cheaper === 0) return `In keinem anderen ${of} sind ${many} günstiger.`;
  const [count, word] = dearer < cheaper ? [dearer, 'teurer'] : [cheaper, 'günstiger'];
  if (count === 1) return `Nur in einem ${of} sind ${many} ${word}.`;
  return Math.abs(dearer - cheaper) <= priced.length / 6
    ? `${many} liegen im Preis in der Mitte ${of}: In ${numberInWords(dearer)} sind sie teurer, in ${numberInWords(cheaper)} günstiger.`
    : `In ${numberInWords(count)} ${of} sind ${many} ${word}.`;
}

export const rankOf = (place: PricePlace, beside: readonly PricedPlace[]): string[] =>
  HOME_KINDS.flatMap((kind) => rankSentence(kind, place, beside) ?? []);

const awayIn = ({ place, away }: Neighbour) =>
  away
    ? `${away.km < 1.5 ? 'einen Kilometer' : `${Math.round(away.km)}${NBSP}km`} ${away.direction} ${inPlace(place.name)}`
    : inPlace(place.name);

export function aroundIt(
  kind: HomeKind,
  price: number | undefined,
  neighbours: readonly (Neighbour & PricedPlace)[],
): string | undefined {
  const byPrice = neighbours
    .flatMap((each) => (each[kind] === undefined ? [] : { ...each, price: each[kind] }))
    .toSorted((a, b) => a.price - b.price);
  const [least, most] = [byPrice[0], byPrice.at(-1)];
  if (price === undefined || !least || !most || least === most) return undefined;
  const { many } = KIND_WORDS[kind];
  const at = (each: typeof least) => `${awayIn(each)} (${perSquareMetre(each.price)})`;
  const [down, up] = [percentAbove(least.price, price), percentAbove(most.price, price)];
  if (Math.max(Math.abs(down), Math.abs(up)) < SAME) {
    return `Ringsum kosten ${many} fast dasselbe, ${formatEuros(least.price)} bis ${perSquareMetre(most.price)}.`;
  }
  if (up < 0) return `Ringsum sind ${many} günstiger, am meisten ${at(least)}.`;
  if (down > 0) return `Ringsum sind ${many} teurer, am meisten ${at(most)}.`;
  return `Ringsum sind ${many} am günstigsten ${at(least)} und am teuersten ${at(most)}.`;
}

interface Priced {
  place: PricePlace;
  price: number;
}

function withEqual({ place, price }: Priced, all: readonly Priced[]): string {
  const [other, ...more] = all.filter((each) => each.place !== place && each.price === price);
  const others =
    more.length > 0 ? `${numberInWords(more.length + 1)} weiteren Gebieten` : undefined;
  const second = others ?? (other && inPlace(other.place.name));
  return `${inPlace(place.name)}${second ? ` und ${second}` : ''} (${perSquareMetre(price)})`;
}

export function priceExtremes(
  kind: HomeKind,
  children: readonly PricedPlace[],
): string | undefined {
  const sorted = children
    .flatMap(({ place, [kind]: price }) => (price === undefined ? [] : { place, price }))
    .toSorted((a, b) => b.price - a.price);
  const [dearest, cheapest] = [sorted[0], sorted.at(-1)];
  if (!dearest || !cheapest || sorted.length < 3) return undefined;
  const { many, dative } = KIND_WORDS[kind];
  if (percentAbove(dearest.price, cheapest.price) < SAME) {
    return `Die Preise von ${dative} unterscheiden sich von Ort zu Ort kaum.`;
  }
  const ratio = dearest.price / cheapest.price;
  const end =
    ratio >= 1.3 ? `: Dort gibt es für dasselbe Geld ${times(ratio)} so viel Fläche.` : '.';
  return `Am teuersten sind ${many} ${withEqual(dearest, sorted)}, am günstigsten ${withEqual(cheapest, sorted)}${end}`;
}

export function shareSentence(
  kind: HomeKind,
  [own, all]: readonly [number, number],
  larger: string,
  where: string,
) {
  if (own < 2 || all < 2 * own) return undefined;
  return `Von den ${numberInWords(all)} ${KIND_WORDS[kind].dative}, die ${inPlace(larger)} angeboten wurden, lagen ${numberInWords(own)} ${where}.`;
}

const MOST_NAMED = 6;

export const postcodesOf = (codes: readonly string[]) =>
  codes.length > MOST_NAMED
    ? `Angebote gab es in ${numberInWords(codes.length)} Postleitzahlgebieten, von ${codes[0]} bis ${codes.at(-1)}.`
    : `Angebote gab es in den Postleitzahlgebieten ${formatList(codes)}.`;

export const furtherPlaces = (postalCode: string, places: readonly string[] = []) =>
  places.length > 0
    ? `Zu ${postalCode} ${places.length === 1 ? 'gehört' : 'gehören'} auch ${formatList(places)}.`
    : undefined;
