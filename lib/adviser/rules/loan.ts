import { requireAmounts, requireWhole, requireYear } from './checks';

/** A loan that is paid back by the same rate every month, as of its payout or of today. */
interface Annuity {
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

/** Years after full payout from which notice is free, § 489 Abs. 1 Nr. 2 BGB. */
const YEARS = 10;
/** Months that the notice takes, § 489 Abs. 1 Nr. 2 BGB. */
const NOTICE = 6;
/** Years after which a loan that is paid out today can be ended for nothing: ten and the notice. */
const LONGEST = YEARS + NOTICE / 12;

export interface Loan {
  /** Year in which all of the loan had been paid out */
  borrowedYear: number;
  /** 1 to 12 */
  borrowedMonth?: number;
  /** Year of a later agreement on term or rate of interest: the ten years then run from it */
  renewedYear?: number;
  /** 1 to 12; only with the year */
  renewedMonth?: number;
  /** The present, or the month in which notice is to be given */
  asOfYear: number;
  /** 1 to 12 */
  asOfMonth: number;
}

/** Months such as '2026-03': the same twice if the month is known. */
interface Months {
  earliest: string;
  latest: string;
}

export interface NoticeRight {
  /**
   * - `open`: notice can be given;
   * - `day-decides`: the ten years end in this month or, if only the year is known, in this year;
   * - `not-yet`.
   */
  outcome: 'open' | 'day-decides' | 'not-yet';
  /** Month in which the ten years end; notice is possible from the day after */
  noticeFrom: Months;
  /** Month in which the loan can end if notice is given as soon as possible from the present on */
  endFrom: Months;
  /** Months from the present until then */
  monthsToEnd: { least: number; most: number };
}

/** Months since the year 0. */
const monthNumber = (year: number, month: number) => year * 12 + month - 1;

const toMonth = (number: number) =>
  `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;

const toMonths = ({ earliest, latest }: { earliest: number; latest: number }): Months => ({
  earliest: toMonth(earliest),
  latest: toMonth(latest),
});

/** The months that a date can lie in which is known by year or by month. */
function monthsOf(name: string, year: number, month?: number) {
  requireYear(`${name}Year`, year);
  if (month !== undefined) requireWhole(`${name}Month`, month, 1, 12);
  return { earliest: monthNumber(year, month ?? 1), latest: monthNumber(year, month ?? 12) };
}

/**
 * When a borrower can end a loan with a fixed rate without compensation although the rate is still
 * fixed: ten years after all of it was paid out, with six months' notice (§ 489 Abs. 1 Nr. 2 BGB). A
 * later agreement on term or rate takes the place of the payout. The end of the fixed rate itself (Nr.
 * 1, a month's notice) may come first.
 * @throws RangeError for a year or month that does not exist, an agreement before the payout, and a
 * present before either
 */
export function noticeRight(loan: Loan): NoticeRight {
  const { borrowedYear, borrowedMonth, renewedYear, renewedMonth, asOfYear, asOfMonth } = loan;
  let start = monthsOf('borrowed', borrowedYear, borrowedMonth);
  if (renewedYear !== undefined) {
    const renewed = monthsOf('renewed', renewedYear, renewedMonth);
    if (renewed.latest < start.earliest) throw new RangeError('renewed before it was borrowed');
    start = renewed;
  } else if (renewedMonth !== undefined) {
    throw new RangeError('renewedMonth needs renewedYear');
  }
  const asOf = monthsOf('asOf', asOfYear, asOfMonth).latest;
  if (asOf < start.earliest) throw new RangeError('the present lies before the start of the loan');
  const notice = { earliest: start.earliest + YEARS * 12, latest: start.latest + YEARS * 12 };
  const end = {
    earliest: Math.max(notice.earliest, asOf) + NOTICE,
    latest: Math.max(notice.latest, asOf) + NOTICE,
  };
  const started = asOf > notice.latest ? 'open' : 'day-decides';
  return {
    outcome: asOf < notice.earliest ? 'not-yet' : started,
    noticeFrom: toMonths(notice),
    endFrom: toMonths(end),
    monthsToEnd: { least: end.earliest - asOf, most: end.latest - asOf },
  };
}

export interface Prepayment {
  /** Euros that are still owed */
  debt: number;
  /** Percent a year of the contract */
  contractRate: number;
  /** Percent a year at which the bank can invest the money today */
  currentRate: number;
  /** Years until the fixed rate ends */
  remainingYears: number;
  /** Years until notice can end the loan, `monthsToEnd` of `noticeRight` / 12; at most 10.5 */
  yearsToNoticeEnd?: number;
}

/**
 * Rule of thumb for the prepayment compensation (Vorfälligkeitsentschädigung, § 490 Abs. 2 Satz 3
 * BGB): remaining debt × difference of interest × remaining years, these never beyond the day on which
 * the loan can be ended for nothing (§ 489 Abs. 1 Nr. 2 BGB). The bank's figure is usually lower, since
 * repayment, agreed extra payments and discounting lower it; a fee for its work may be added.
 * @returns whole euros, rounded half up; 0 when the current rate is not lower than the contract's
 * @throws RangeError for a number that is negative or not finite
 */
export function prepaymentEstimate(prepayment: Prepayment): number {
  const { debt, contractRate, currentRate, remainingYears } = prepayment;
  const { yearsToNoticeEnd = LONGEST } = prepayment;
  requireAmounts({ debt, contractRate, currentRate, remainingYears, yearsToNoticeEnd });
  const years = Math.min(remainingYears, yearsToNoticeEnd, LONGEST);
  // Rates are told apart to a thousandth of a percent, so that 3.8 less 2.5 is 1.3 and not a bit less.
  const difference = Math.max(0, Math.round((contractRate - currentRate) * 1000));
  return Math.round((debt * difference * years) / 100_000);
}
