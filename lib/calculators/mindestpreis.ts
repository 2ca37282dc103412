import { z } from 'zod';
import { calculator, lineIf, toCents } from './calculator';
import { AMOUNT, needed } from './fields';
import { commissionOf, costFields, fixedCosts, openCosts, sumOf } from './sale-costs';

/** Rounded up to full euros, so that nothing is missing in the end. */
export const mindestpreis = calculator({
  name: 'mindestpreis',
  fields: z.object({ target: needed('euros', AMOUNT), ...costFields }),
  calculate: (entries) => {
    const { target, debt = 0, percent } = entries;
    const costs = fixedCosts(entries);
    const before = toCents(target + debt + sumOf(costs));
    const asked = Math.ceil(before / (1 - percent / 100) - 1e-6);
    const added = [
      ...lineIf('debt', debt),
      ...costs,
      ...commissionOf(toCents(asked - before), percent),
    ];
    return {
      headline: { text: 'price', euros: asked },
      steps: [{ text: 'target', euros: target }, ...added, { text: 'sum', euros: asked }],
      parts: added.length > 0 ? [{ text: 'partLeft', euros: target }, ...added] : [],
      notes: openCosts(entries),
    };
  },
});
