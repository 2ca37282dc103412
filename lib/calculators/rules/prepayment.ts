import { LONGEST_BOUND } from './loan';

interface Term {
  remainingYears: number;
  /** `monthsToEnd` of `noticeRight` / 12; at most 10.5 */
  yearsToNoticeEnd?: number;
}

export interface Prepayment extends Term {
  /** Euros */
  debt: number;
  /** Percent a year */
  contractRate: number;
  /** Percent a year that the bank gets for the money today */
  currentRate: number;
}

/** The years for which the bank loses interest end at free notice (§ 489 Abs. 1 Nr. 2 BGB). */
export const countedYears = ({ remainingYears, yearsToNoticeEnd = LONGEST_BOUND }: Term) =>
  Math.min(remainingYears, yearsToNoticeEnd, LONGEST_BOUND);

/**
 * Rule of thumb in whole euros (§ 490 Abs. 2 Satz 3 BGB). The bank's figure is usually lower because
 * of repayments and discounting.
 */
export function prepaymentEstimate(prepayment: Prepayment): number {
  const { debt, contractRate, currentRate } = prepayment;
  // In thousandths of a percent, so that 3.8 less 2.5 is exactly 1.3.
  const difference = Math.max(0, Math.round((contractRate - currentRate) * 1000));
  return Math.round((debt * difference * countedYears(prepayment)) / 100_000);
}

export interface Repayment {
  /** Euros a month, at least the interest */
  instalment: number;
  /** Euros at the end of each year that the contract lets people repay beside it */
  extra: number;
}

/**
 * Whole euros: the interest lost each month on what is then still owed, discounted at the current
 * rate (BGH, 7 November 2000, XI ZR 27/00). Extra repayments that the contract allows count as made
 * (BGH, 19 January 2016, XI ZR 388/14).
 */
export function interestLoss(prepayment: Prepayment, { instalment, extra }: Repayment): number {
  const { debt, contractRate, currentRate } = prepayment;
  const months = Math.round(countedYears(prepayment) * 12);
  const lost = Math.max(0, contractRate - currentRate) / 1200;
  const worth = 1 + currentRate / 1200;
  let owed = debt;
  let sum = 0;
  for (let month = 1; month <= months; month += 1) {
    sum += (owed * lost) / worth ** month;
    owed += (owed * contractRate) / 1200 - instalment;
    if (month % 12 === 0) owed -= extra;
    owed = Math.max(0, owed);
  }
  return Math.round(sum);
}
