import { requireAmounts, requireWhole } from './checks';

/** A loan that is paid back by the same rate every month, as of its payout or of today. */
export interface Annuity {
  /** Euros that are owed at the beginning */
  debt: number;
  /** Percent a year */
  interest: number;
  /** Euros a month */
  instalment: number;
  months: number;
}

/**
 * The rate of a month that follows from interest and first repayment, both in percent a year.
 * @returns euros, not rounded
 */
export const monthlyRate = (debt: number, interest: number, repayment: number): number =>
  (debt * (interest + repayment)) / 1200;

/**
 * What is still owed after so many months, interest being taken each month from what is left; extra
 * payments are left out.
 * @returns whole euros, 0 where it is paid back; `undefined` for a rate that does not pay the interest
 * @throws RangeError for a number that is negative or not finite
 */
export function remainingDebt(loan: Annuity): number | undefined {
  const { debt, interest, instalment, months } = loan;
  requireAmounts({ debt, interest, instalment });
  requireWhole('months', months, 0, 1200);
  const monthly = interest / 1200;
  if (instalment <= debt * monthly) return undefined;
  const grown = (1 + monthly) ** months;
  const paid = monthly === 0 ? instalment * months : (instalment * (grown - 1)) / monthly;
  return Math.max(0, Math.round(debt * grown - paid));
}
