import { history } from '../../lib/prices/history';
import { placeAt } from '../../lib/prices/places';
import { levelsOf } from '../../lib/prices/service';
import { PRICE_INDEX } from '../../lib/valuation/regional/price-index';
import { historyText, pricesThen, withPrices } from './history';

const first = { date: '2024-06', prices: { DE: [2500, 3000], '03351': [2000, null] } };
const second = { date: '2026-10', prices: { DE: [2600, 2910], '03351': [2060, 2488] } };

test('a delivery is added in the order of months, and takes the place of itself', () => {
  const old = { date: '2024-06', prices: { DE: [1, 1] } };
  expect(withPrices([], second)).toEqual([second]);
  expect(withPrices([second], first)).toEqual([first, second]);
  expect(withPrices([old, second], first)).toEqual([first, second]);
  expect(JSON.parse(historyText([first, second]))).toEqual([first, second]);
});

describe('the last entry', () => {
  const last = history.at(-1)!;

  test('is what the program makes of the levels that are there', () => {
    expect(last).toEqual(pricesThen(last.date));
  });

  test('has a price for every state and district, at the level of its delivery', () => {
    const celle = placeAt(['niedersachsen', 'landkreis-celle'])!;
    const { house, flat } = levelsOf(celle);
    const [houses, flats] = last.prices[celle.key]!;
    expect(houses).toBe(Math.round(house!.price / PRICE_INDEX.factor));
    expect(flats).toBe(Math.round(flat!.price / PRICE_INDEX.factor));
    expect(Object.keys(last.prices)).toHaveLength(1 + 16 + 400);
  });
});
