import { requireAmounts, requireWhole, requireYear } from './checks';

interface Annuity {
  /** Euros */
  debt: number;
  /** Percent a year */
  interest: number;
  /** Euros a month */
  instalment: number;
  months: number;
}

/** Euros, not rounded; interest and first repayment in percent a year. */
export const monthlyRate = (debt: number, interest: number, repayment: number): number =>
  (debt * (interest + repayment)) / 1200;

/** Whole euros; undefined if the instalment does not cover the interest. @throws RangeError */
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

/** Euros a month that repay it in these months, not rounded; interest in percent a year. */
export function instalmentOver(debt: number, interest: number, months: number): number {
  const monthly = interest / 1200;
  return monthly === 0 ? debt / months : (debt * monthly) / (1 - (1 + monthly) ** -months);
}

/** Years after full payout from which notice is free, § 489 Abs. 1 Nr. 2 BGB. */
const YEARS = 10;
/** Months of notice, § 489 Abs. 1 Nr. 2 BGB. */
const NOTICE = 6;
/** Years until a new loan can be ended free of charge. */
export const LONGEST_BOUND = YEARS + NOTICE / 12;

export interface Loan {
  /** Year in which the last part of the loan was paid out */
  borrowedYear: number;
  borrowedMonth?: number;
  /** Year of a later agreement on term or rate of interest: the ten years then run from it */
  renewedYear?: number;
  /** Only with the year */
  renewedMonth?: number;
  /** The present, or the month of the notice */
  asOfYear: number;
  asOfMonth: number;
}

interface Months {
  earliest: string;
  latest: string;
}

export interface NoticeRight {
  /** `day-decides`: the ten years end in this month or, if only the year is known, in this year. */
  outcome: 'open' | 'day-decides' | 'not-yet';
  /** Month in which the ten years end; notice is possible from the day after */
  noticeFrom: Months;
  /** If notice is given as soon as possible */
  endFrom: Months;
  monthsToEnd: { least: number; most: number };
}

const monthNumber = (year: number, month: number) => year * 12 + month - 1;

const toMonth = (number: number) =>
  `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;

const toMonths = ({ earliest, latest }: { earliest: number; latest: number }): Months => ({
  earliest: toMonth(earliest),
  latest: toMonth(latest),
});

function monthsOf(name: string, year: number, month?: number) {
  requireYear(`${name}Year`, year);
  if (month !== undefined) requireWhole(`${name}Month`, month, 1, 12);
  return { earliest: monthNumber(year, month ?? 1), latest: monthNumber(year, month ?? 12) };
}

/**
 * When notice needs no compensation (§ 489 Abs. 1 Nr. 2 BGB); the fixed rate may end before that
 * (Nr. 1). @throws RangeError for impossible dates
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
