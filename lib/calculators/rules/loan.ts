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

/** Whole euros; undefined if the instalment does not cover the interest. */
export function remainingDebt(loan: Annuity): number | undefined {
  const { debt, interest, instalment, months } = loan;
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

interface LoanWithRest extends Omit<Annuity, 'interest'> {
  /** Euros paid at the end, beside the last instalment */
  last: number;
}

/** Percent a year at which the payments repay the debt, to one decimal; found by halving. */
export function interestOf({ debt, instalment, months, last }: LoanWithRest): number {
  const range = { low: -50, high: 300 };
  while (range.high - range.low > 0.001) {
    const middle = (range.low + range.high) / 2;
    const left = 1 + middle / 1200;
    const paid = middle === 0 ? months : (1 - left ** -months) / (left - 1);
    if (instalment * paid + last * left ** -months > debt) range.low = middle;
    else range.high = middle;
  }
  return Math.round(range.low * 10) / 10 || 0;
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
  /** The present, or the month of the notice */
  asOfYear: number;
  asOfMonth: number;
}

export interface NoticeRight {
  /** `day-decides`: the ten years end in this month or, if only the year is known, in this year. */
  outcome: 'open' | 'day-decides' | 'not-yet';
  /** Month in which the ten years end at the latest, as YYYY-MM; notice is possible after it */
  noticeFrom: string;
  /** The latest month, if notice is given as soon as possible */
  endFrom: string;
  monthsToEnd: number;
}

const monthNumber = (year: number, month: number) => year * 12 + month - 1;

const toMonth = (number: number) =>
  `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;

/** When notice needs no compensation (§ 489 Abs. 1 Nr. 2 BGB); the fixed rate may end before that (Nr. 1). */
export function noticeRight({ borrowedYear, borrowedMonth, ...now }: Loan): NoticeRight {
  const asOf = monthNumber(now.asOfYear, now.asOfMonth);
  const earliest = monthNumber(borrowedYear + YEARS, borrowedMonth ?? 1);
  const latest = monthNumber(borrowedYear + YEARS, borrowedMonth ?? 12);
  const end = Math.max(latest, asOf) + NOTICE;
  const started = asOf > latest ? 'open' : 'day-decides';
  return {
    outcome: asOf < earliest ? 'not-yet' : started,
    noticeFrom: toMonth(latest),
    endFrom: toMonth(end),
    monthsToEnd: end - asOf,
  };
}
