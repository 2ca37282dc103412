import { calculator, toCents } from './calculator';
import { HOME_AMOUNT, needed } from './fields';
import { costFields, fixedCosts, openCosts, sumOf, withoutZero } from './sale-costs';

/** Rounded up to full euros, so that nothing is missing in the end. */
export const mindestpreis = calculator({
  name: 'mindestpreis',
  fields: { target: needed('euros', HOME_AMOUNT), ...costFields },
  calculate: (entries) => {
    const { target, debt = 0, percent } = entries;
    const costs = fixedCosts(entries);
    const before = toCents(target + debt + sumOf(costs));
    const asked = Math.ceil(before / (1 - percent / 100) - 1e-6);
    const agent = toCents(asked - before);
    const added = { ...withoutZero({ debt }), ...costs, ...withoutZero({ agent }) };
    return {
      headline: { price: asked },
      steps: { target, ...added, sum: asked },
      parts: sumOf(added) > 0 ? { partLeft: target, ...added } : undefined,
      notes: openCosts(entries),
    };
  },
});
