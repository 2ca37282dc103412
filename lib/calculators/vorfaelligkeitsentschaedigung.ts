import { dayInBerlin } from '@/lib/platform/format/berlin-day';
import { formatPartialDate } from '@/lib/platform/format/date';
import { formatNumber, formatPercent } from '@/lib/platform/format/number';
import { calculator, EntryError, type LineWords } from './calculator';
import { AMOUNT, HOME_AMOUNT, needed, possible, usual } from './fields';
import { type NoticeRight, noticeRight } from './rules/loan';
import {
  countedYears,
  interestLoss,
  type Prepayment,
  prepaymentEstimate,
} from './rules/prepayment';
import { MONTHS_IN_YEAR } from './quantities';

const percent = { least: 0, most: 20 };
/** Up to this multiple of the estimate, the bank's figure may be right. */
const NEAR = 1.25;

interface Start {
  startYear?: number;
  startMonth?: number;
}

function rightOf({ startYear, startMonth }: Start): NoticeRight | undefined {
  const [asOfYear = 0, asOfMonth = 1] = dayInBerlin(new Date()).split('-').map(Number);
  if (startYear === undefined) {
    if (startMonth !== undefined) throw new EntryError('startYear', 'yearMissing');
    return undefined;
  }
  if (startYear > asOfYear) throw new EntryError('startYear', 'later');
  if (startYear === asOfYear && (startMonth ?? 1) > asOfMonth) {
    throw new EntryError('startMonth', 'later');
  }
  return noticeRight({ borrowedYear: startYear, borrowedMonth: startMonth, asOfYear, asOfMonth });
}

function noticeNote(right: NoticeRight | undefined): { note: string; words: LineWords } {
  if (!right) return { note: 'tenYears', words: {} };
  if (right.outcome === 'open') return { note: 'open', words: {} };
  const from = formatPartialDate(right.noticeFrom);
  const end = formatPartialDate(right.endFrom);
  const note = right.outcome === 'day-decides' ? 'dayDecides' : 'notYet';
  return { note, words: { from, end } };
}

/** Interest that the instalment does not cover would let the debt grow. */
function checked(debt: number, contractRate: number, instalment?: number): number {
  const interest = (debt * contractRate) / 100 / MONTHS_IN_YEAR;
  if (instalment === undefined) return interest;
  // The bank rounds the interest to cents.
  if (instalment < interest - 0.01) throw new EntryError('instalment', 'tooSmall');
  return instalment;
}

function demandNote(amount: number, demanded?: number): string | undefined {
  if (demanded === undefined) return undefined;
  if (demanded <= amount) return 'plausible';
  return demanded <= amount * NEAR ? 'nearly' : 'tooHigh';
}

/** Reads the clock: whether notice is free depends on the day. */
export const vorfaelligkeitsentschaedigung = calculator({
  name: 'vorfaelligkeitsentschaedigung',
  fields: {
    debt: needed('euros', HOME_AMOUNT),
    contractRate: needed('percent', percent),
    currentRate: usual('percent', { ...percent, initial: 2.5 }),
    remainingYears: needed('years', { least: 0, most: 40 }),
    instalment: possible('euros', { ...AMOUNT, per: 'month' }),
    extra: possible('euros', { ...AMOUNT, per: 'year' }),
    startYear: possible('year', { least: 1980, most: 2100 }),
    startMonth: possible('count', { least: 1, most: MONTHS_IN_YEAR }),
    demanded: possible('euros', AMOUNT),
  },
  calculate: ({ debt, contractRate, currentRate, remainingYears, extra, ...entries }) => {
    const right = rightOf(entries);
    const yearsToNoticeEnd = right && right.monthsToEnd / MONTHS_IN_YEAR;
    const loan: Prepayment = { debt, contractRate, currentRate, remainingYears, yearsToNoticeEnd };
    const instalment = checked(debt, contractRate, entries.instalment);
    const rough = prepaymentEstimate(loan);
    const isExact = entries.instalment !== undefined || extra !== undefined;
    const repayment = { instalment, extra: extra ?? 0 };
    const amount = isExact ? Math.min(rough, interestLoss(loan, repayment)) : rough;
    const difference = Math.max(0, contractRate - currentRate);
    const years = countedYears(loan);
    const isFree = right?.outcome === 'open';
    const due = isFree ? 0 : amount;
    const unpaid = isFree ? 'free' : 'none';
    const { note, words } = noticeNote(right);
    return {
      words: { percent: formatPercent(difference), years: formatNumber(years), ...words },
      headline: { [due > 0 ? 'amount' : unpaid]: due },
      steps: {
        debt,
        yearly: rough > 0 && Math.round((debt * difference) / 100),
        [years === 1 ? 'roughOne' : 'rough']: rough > 0 && rough,
        lower: rough > 0 && isExact && amount - rough,
        atOnce: isFree && amount > 0 && amount,
        redeemed: debt + due,
      },
      notes: [
        difference === 0 && 'noLoss',
        note,
        demandNote(due, entries.demanded),
        !isExact && rough > 0 && 'rule',
        'boundRate',
      ],
    };
  },
});
