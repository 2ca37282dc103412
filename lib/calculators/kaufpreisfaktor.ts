import { formatEuros, formatNumber, formatPercent } from '@/lib/platform/format/number';
import { calculator, type EntriesOf, EntryError, type ResultLines } from './calculator';
import { possible } from './fields';
import { MONTHS_IN_YEAR } from './quantities';

/** Whole euros, so that a twelfth of a yearly rent gives the same again. */
const yearOf = (monthly: number) => Math.round(monthly * MONTHS_IN_YEAR);

/** One decimal, as prices are quoted. */
const shownFactor = (factor: number) => formatNumber(Math.round(factor * 10) / 10);

const fields = {
  rent: possible('euros', { least: 1, most: 10_000_000, per: 'month' }),
  price: possible('euros', { least: 10_000, most: 500_000_000 }),
  factor: possible('factor', { least: 2, most: 100 }),
  percent: possible('percent', { least: 1, most: 50 }),
  costs: possible('euros', { least: 0, most: 10_000_000, per: 'month' }),
  purchaseCosts: possible('percent', { least: 0, most: 20 }),
};

/** Two of price, rent and factor give the third. @throws EntryError */
function completed({ rent, price, factor, percent }: EntriesOf<typeof fields>) {
  if (factor !== undefined && percent !== undefined) throw new EntryError('percent', 'sameTwice');
  const multiple = percent === undefined ? factor : 100 / percent;
  const year = rent === undefined ? undefined : yearOf(rent);
  if (multiple === undefined) {
    if (price === undefined) throw new EntryError('price', 'missing');
    if (year === undefined) throw new EntryError('rent', 'missing');
    return { year, price, multiple: price / year, wanted: 'factor' as const };
  }
  if (year !== undefined && price !== undefined) {
    throw new EntryError(factor === undefined ? 'percent' : 'factor', 'tooMany');
  }
  if (year !== undefined)
    return { year, price: year * multiple, multiple, wanted: 'price' as const };
  if (price === undefined) throw new EntryError('rent', 'missing');
  return { year: price / multiple, price, multiple, wanted: 'rent' as const };
}

export const kaufpreisfaktor = calculator({
  name: 'kaufpreisfaktor',
  fields,
  calculate(entries) {
    const { year, price, multiple, wanted } = completed(entries);
    const { purchaseCosts = 0 } = entries;
    const costs = yearOf(entries.costs ?? 0);
    if (costs > year) throw new EntryError('costs', 'costsAbove', { rent: formatEuros(year) });
    const factor = shownFactor(multiple);
    const percent = formatPercent(100 / multiple);
    const hasNet = costs > 0 || purchaseCosts > 0;
    const paid = price * (1 + purchaseCosts / 100);
    const net = formatPercent(((year - costs) / paid) * 100);
    const headlines: Record<typeof wanted, ResultLines> = {
      factor: { [hasNet ? 'factorNet' : 'factor']: factor },
      price: { price },
      rent: { rent: year / MONTHS_IN_YEAR },
    };
    return {
      words: { factor, percent, net },
      headline: headlines[wanted],
      steps: {
        yearlyRent: year,
        asked: price,
        multiple: factor,
        gross: percent,
        costs: -costs || undefined,
        left: costs > 0 && year - costs,
        paid: purchaseCosts > 0 && paid,
        net: hasNet && net,
      },
      parts: costs > 0 ? { partLeft: year - costs, partCosts: costs } : undefined,
      notes: [hasNet ? 'netRule' : 'grossRule', wanted === 'rent' ? 'rentRule' : 'factorRule'],
    };
  },
});
