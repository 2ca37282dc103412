import { formatList } from '@/lib/platform/format/list';
import { formatEuros, formatNumber, numberInWords } from '@/lib/platform/format/number';
import { type Kind, KINDS } from '@/lib/valuation/regional/features';
import type { UsualHome } from './level';
import type { Neighbour } from './neighbours';
import { type PricePlace, upwards } from './places';
import type { KindPrices, PricedPlace } from './prices';
import { compared, homeInWords, inPlace, KIND_WORDS, percentAbove, perSquareMetre } from './words';

const NBSP = '\u00a0';

const metres = (area: number) => `${formatNumber(area)}${NBSP}m²`;

/** Percent up to which two prices count as the same. */
const SAME = 3;

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

/** Whole sums that people have in mind, euros. */
const BUDGETS = [100, 150, 200, 250, 300, 400, 500, 600, 800, 1000, 1500, 2000].map(
  (thousands) => thousands * 1000,
);

/** How much home a round sum near the usual price buys, here and in what the place lies in. */
export function whatItBuys(
  { kind, price, typical }: KindPrices,
  [, ...larger]: readonly PricedPlace[],
  where: string,
): string {
  const whole = price * typical.area;
  const budget = BUDGETS.reduce((best, each) =>
    Math.abs(each - whole) < Math.abs(best - whole) ? each : best,
  );
  const area = (each: number) => metres(Math.round(budget / each));
  const others = larger.flatMap(({ place, [kind]: other }) =>
    other ? `${inPlace(place.name)} ${area(other)}` : [],
  );
  const rest = others.length > 0 ? `, ${formatList(others)}` : '';
  return `Für ${formatEuros(budget)} gibt es ${where} rechnerisch ${area(price)} ${KIND_WORDS[kind].mass}${rest}.`;
}

/** What is usually offered, what that comes to, and how it differs from what is usual in the country. */
export function typicalSentence(
  { kind, typical, price }: KindPrices,
  place: PricePlace,
  inCountry: UsualHome,
): string {
  const euros = formatEuros(Math.round((price * typical.area) / 1000) * 1000);
  const larger = upwards(place).find(({ level }) => level === typical.of);
  const whose =
    typical.of === 'region' || !larger
      ? 'Am häufigsten angeboten wird'
      : `Was hier typisch ist, lässt sich aus so wenigen Angeboten nicht sagen; gerechnet ist mit dem, was ${inPlace(larger.name)} üblich ist:`;
  const isAlike = typical.propertyType === inCountry.propertyType;
  const differs = Math.abs(percentAbove(typical.area, inCountry.area)) >= 8;
  const beside =
    typical.of === 'region' && place.level !== 'country' && isAlike && differs
      ? ` Bundesweit sind es ${metres(inCountry.area)}.`
      : '';
  const home = kind === 'house' ? homeInWords(typical) : `eine Wohnung mit ${metres(typical.area)}`;
  return `${whose} ${home}; das kostet etwa ${euros}.${beside}`;
}

/** Between which prices eight of ten homes lie, and whether that is much. */
export function rangeSentence({ kind, from, to }: KindPrices, inCountry?: KindPrices): string {
  const first = `Acht von zehn ${KIND_WORDS[kind].dative} werden für ${formatEuros(from)} bis ${perSquareMetre(to)} angeboten.`;
  if (!inCountry) return first;
  const share = Math.log(to / from) / Math.log(inCountry.to / inCountry.from);
  if (share < 0.5) return `${first} Die Preise liegen eng beieinander.`;
  return share > 0.9 ? `${first} Die Preise gehen weit auseinander.` : first;
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

const yearsApart = ({ byYear }: KindPrices) => {
  const of = (year: number) => byYear.find((each) => each.year === year)!.price;
  return percentAbove(of(2015), of(1955));
};

/** What the year of construction makes of a price, and whether that is more than elsewhere. */
export function yearSentence(prices: KindPrices, inCountry?: KindPrices): string {
  const percent = yearsApart(prices);
  const elsewhere = inCountry ? yearsApart(inCountry) : percent;
  const how =
    percent - elsewhere >= 5
      ? 'Das Alter zählt hier mehr als anderswo: '
      : elsewhere - percent >= 5
        ? 'Das Alter zählt hier weniger als anderswo: '
        : '';
  const beside = how ? `, bundesweit ${elsewhere}${NBSP}%` : '';
  const [noun, other] = prices.kind === 'house' ? ['Ein Haus', 'eines'] : ['Eine Wohnung', 'eine'];
  const much =
    Math.abs(percent) < SAME
      ? 'fast genauso viel wie'
      : `${Math.abs(percent)}${NBSP}% ${percent > 0 ? 'mehr' : 'weniger'} als`;
  return `${how}${noun} von 2015 kostet ${much} ${other} von 1955, wenn sonst alles gleich ist${beside}.`;
}

/** How much more a larger home costs. */
export function sizeSentence({ kind, byArea }: KindPrices): string {
  const [small, , large] = byArea as [KindPrices['byArea'][0], unknown, KindPrices['byArea'][0]];
  const [smallEach, largeEach] = [small.value / small.area, large.value / large.area];
  const perMetre =
    smallEach > largeEach
      ? percentAbove(smallEach, largeEach)
      : -percentAbove(largeEach, smallEach);
  const { many, dative } = KIND_WORDS[kind];
  const whole = percentAbove(large.value, small.value);
  const than =
    Math.abs(perMetre) < SAME
      ? `der Quadratmeter kostet bei kleinen und großen ${dative} fast dasselbe`
      : `je Quadratmeter sind ${perMetre > 0 ? 'kleine' : 'große'} ${many} also ${Math.abs(perMetre)}${NBSP}% teurer`;
  return `Für ${metres(large.area)} wird ${whole}${NBSP}% mehr verlangt als für ${metres(small.area)}; ${than}.`;
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
