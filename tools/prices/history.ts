import type { PricesThen } from '../../lib/prices/history';
import { allPlaces } from '../../lib/prices/places';
import { levelsOf } from '../../lib/prices/service';
import { HOME_KINDS } from '../../lib/valuation/regional/features';
import { PRICE_INDEX } from '../../lib/valuation/regional/price-index';

export function pricesThen(date: string): PricesThen {
  const rows = [...allPlaces()].flatMap((place) => {
    if (['town', 'postcode'].includes(place.level)) return [];
    const levels = levelsOf(place);
    const prices = HOME_KINDS.map((kind) => {
      const price = levels[kind]?.price;
      return price === undefined ? null : Math.round(price / PRICE_INDEX.factor);
    });
    return [[place.key, prices] as const];
  });
  return { date, prices: Object.fromEntries(rows) };
}

export const withPrices = (history: readonly PricesThen[], own: PricesThen): PricesThen[] =>
  [...history.filter(({ date }) => date !== own.date), own].sort((a, b) =>
    a.date < b.date ? -1 : 1,
  );

export const historyText = (history: readonly PricesThen[]): string =>
  `[\n${history.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`;
