import { z } from 'zod';
import { formatPercent } from '@/lib/platform/format/number';
import { calculator } from './calculator';
import { needed } from './fields';
import { costFields, costsOf, openCosts, PRICE_RANGE, sumOf } from './sale-costs';

/** What selling costs; what the loan itself takes is no cost. */
export const verkaufskosten = calculator({
  name: 'verkaufskosten',
  fields: z.object({ price: needed('euros', PRICE_RANGE), ...costFields }),
  calculate: (entries) => {
    const costs = costsOf(entries.price, entries);
    const sum = sumOf(costs);
    const words = { percent: formatPercent((sum / entries.price) * 100) };
    return {
      headline: { text: 'total', euros: sum },
      steps: costs.length === 1 ? costs : [...costs, { text: 'sum', words, euros: sum }],
      parts: costs.length > 1 ? costs : undefined,
      notes: openCosts(entries),
    };
  },
});
