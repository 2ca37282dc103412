import { formatPercent } from '@/lib/platform/format/number';
import { calculator } from './calculator';
import { needed } from './fields';
import { costFields, costsOf, openCosts, PRICE_RANGE, sumOf } from './sale-costs';

/** What selling costs; what the loan itself takes is no cost. */
export const verkaufskosten = calculator({
  name: 'verkaufskosten',
  fields: { price: needed('euros', PRICE_RANGE), ...costFields },
  calculate: (entries) => {
    const costs = costsOf(entries.price, entries);
    const sum = sumOf(costs);
    const count = Object.keys(costs).length;
    return {
      words: { sumPercent: formatPercent((sum / entries.price) * 100) },
      headline: { total: sum },
      steps: { ...costs, sum: count !== 1 && sum },
      parts: count > 1 ? costs : undefined,
      notes: openCosts(entries),
    };
  },
});
