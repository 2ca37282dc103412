import 'server-only';
import { postcodes } from '@/lib/platform/places/postcodes';
import { HOME_KINDS } from '@/lib/valuation/regional/features';
import { changeOf, changeSentence } from './history';
import { mapOf, type PriceMap } from './map';
import { type Neighbour, neighboursOf } from './neighbours';
import { country, partsOf, type PricePlace, townOf, upwards } from './places';
import type { PricedPlace, PricesOfPlace } from './prices';
import { mainKindOf, pricedOf, pricesOf } from './service';
import {
  againstOthers,
  aroundIt,
  priceExtremes,
  furtherPlaces,
  openingStatement,
  postcodesOf,
  rankOf,
  shareSentence,
} from './statements';
import { KIND_WORDS, whereShort } from './words';

export interface PriceView extends PricesOfPlace {
  trail: readonly PricePlace[];
  opening: string;
  statements: readonly string[];
  towns: readonly PricedPlace[];
  map: PriceMap;
  neighbours: readonly PricedPlace[];
  inCountry: PricesOfPlace;
}

function statementsOf(prices: PricesOfPlace, neighbours: readonly (Neighbour & PricedPlace)[]) {
  const { place, compared, children } = prices;
  const main = mainKindOf(place);
  const other = main === 'house' ? 'flat' : 'house';
  const beside = place.parent ? partsOf(place.parent).map(pricedOf) : [];
  const larger = compared[1];
  const where = whereShort(place);
  const change = changeOf(place);
  const only = place.codes.length === 1 ? postcodes[place.codes[0]!] : undefined;
  const shareOf = (kind: typeof main) =>
    larger &&
    shareSentence(
      kind,
      [prices[kind]?.offers ?? 0, larger.levels[kind]?.offers ?? 0],
      larger.place.name,
      where,
    );
  return [
    againstOthers(`${KIND_WORDS[main].many} kosten ${where}`, main, compared),
    againstOthers(`Für ${KIND_WORDS[other].many} verlangt man ${where}`, other, compared),
    ...rankOf(place, beside),
    // A state's neighbours are all other states, not those around it.
    place.level === 'state' ? undefined : aroundIt(main, prices[main]?.price, neighbours),
    ...HOME_KINDS.map((kind) => priceExtremes(kind, children)),
    ...HOME_KINDS.map((kind) => change && changeSentence(kind, change)),
    ...HOME_KINDS.map(shareOf),
    place.level === 'town' ? postcodesOf(children.map(({ place: { key } }) => key)) : undefined,
    only && furtherPlaces(only.postalCode, only.furtherPlaces),
  ].filter((text) => text !== undefined);
}

function trailOf(place: PricePlace): PricePlace[] {
  const town = townOf(place);
  return [...upwards(place).toReversed().slice(0, -1), ...(town ? [town] : []), place];
}

export function priceView(place: PricePlace): PriceView {
  const prices = pricesOf(place);
  const main = mainKindOf(place);
  const neighbours = neighboursOf(place).map((each) => ({ ...each, ...pricedOf(each.place) }));
  return {
    ...prices,
    trail: trailOf(place),
    opening: openingStatement(place.name, prices.compared),
    statements: statementsOf(prices, neighbours),
    towns: place.towns.map(pricedOf),
    map: mapOf(place),
    neighbours: neighbours.toSorted((a, b) => (a[main] ?? Infinity) - (b[main] ?? Infinity)),
    inCountry: place === country ? prices : pricesOf(country),
  };
}
