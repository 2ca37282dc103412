import { z } from 'zod';
import { formatPercent } from '@/lib/platform/format/number';
import { calculator, EntryError, toCents } from './calculator';
import { AMOUNT, needed, possible, usual } from './fields';
import { monthlyRate, remainingDebt } from './rules/loan';
import { MONTHS_IN_YEAR } from './quantities';

/** A loan with the same instalment each month. */
export const restschuld = calculator({
  name: 'restschuld',
  fields: z.object({
    debt: needed('euros', { ...AMOUNT, least: 1 }),
    contractRate: needed('percent', { least: 0, most: 20 }),
    years: needed('years', { least: 0, most: 50 }),
    repayment: usual('percent', { least: 0.1, most: 100, initial: 2 }),
    instalment: possible('euros', { ...AMOUNT, per: 'month' }),
  }),
  calculate: ({ debt, contractRate, years, repayment, ...entries }) => {
    const instalment = entries.instalment ?? monthlyRate(debt, contractRate, repayment);
    const months = Math.round(years * MONTHS_IN_YEAR);
    const left = remainingDebt({ debt, interest: contractRate, instalment, months });
    if (left === undefined) throw new EntryError('instalment', 'tooSmall');
    const words = { rate: formatPercent(contractRate) };
    return {
      headline: { text: 'left', euros: left },
      steps: [
        { text: 'debt', euros: debt },
        { text: 'instalment', words, euros: toCents(instalment) },
        { text: 'repaid', euros: debt - left },
        { text: 'rest', euros: left },
      ],
      parts: [
        { text: 'repaid', euros: debt - left },
        { text: 'open', euros: left },
      ],
      notes: [{ text: left === 0 ? 'done' : 'rule' }],
    };
  },
});
