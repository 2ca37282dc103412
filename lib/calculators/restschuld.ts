import { calculator, EntryError } from './calculator';
import { AMOUNT, HOME_AMOUNT, needed, possible, usual } from './fields';
import { monthlyRate, remainingDebt } from './rules/loan';
import { MONTHS_IN_YEAR } from './quantities';

/** A loan with the same instalment each month. */
export const restschuld = calculator({
  name: 'restschuld',
  fields: {
    debt: needed('euros', { ...HOME_AMOUNT, least: 1 }),
    contractRate: needed('percent', { least: 0, most: 20 }),
    years: needed('years', { least: 0, most: 50 }),
    repayment: usual('percent', { least: 0.1, most: 100, initial: 2 }),
    instalment: possible('euros', { ...AMOUNT, per: 'month' }),
  },
  calculate: ({ debt, contractRate, years, repayment, ...entries }) => {
    const instalment = entries.instalment ?? monthlyRate(debt, contractRate, repayment);
    const months = Math.round(years * MONTHS_IN_YEAR);
    const left = remainingDebt({ debt, interest: contractRate, instalment, months });
    if (left === undefined) throw new EntryError('instalment', 'tooSmall');
    const repaid = debt - left;
    return {
      headline: { left },
      steps: { debt, instalment, repaid, rest: left },
      parts: { repaid, open: left },
      notes: [left === 0 ? 'done' : 'rule'],
    };
  },
});
