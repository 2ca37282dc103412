import { type NoticeRight, noticeRight } from '@/lib/calculators/rules/loan';
import type { Facts } from '../reading/known';
import { MONTHS_IN_YEAR, type Day } from '../reading/quantity';
import { say } from '../../sentences';
import { today } from './holding';
import { dayLabel, paragraphs } from './format';

/** Months, § 489 Abs. 1 Nr. 2 BGB. */
const TEN_YEARS = 120;
const NOTICE = 6;

/** A later agreement on the rate takes the place of the payout. */
const startOf = ({ borrowed, renewed }: Facts): Day | undefined => renewed ?? borrowed;

export function notice(facts: Facts): NoticeRight | undefined {
  const { year, month } = today();
  const start = startOf(facts);
  if (!start || start.year > year) return undefined;
  return noticeRight({
    borrowedYear: start.year,
    borrowedMonth: start.year < year ? start.month : undefined,
    asOfYear: year,
    asOfMonth: month,
  });
}

export function after({ year, month, day }: Day, months: number): Day {
  if (month === undefined) return { year: year + Math.floor(months / MONTHS_IN_YEAR) };
  const count = year * MONTHS_IN_YEAR + month - 1 + months;
  const [years, index] = [Math.floor(count / MONTHS_IN_YEAR), count % MONTHS_IN_YEAR];
  const last = new Date(Date.UTC(years, index + 1, 0)).getUTCDate();
  return { year: years, month: index + 1, ...(day && { day: Math.min(day, last) }) };
}

/** 'am 30. September 2027', 'im September 2027' */
export const onDay = (day: Day) => `${day.day ? 'am ' : day.month ? 'im ' : ''}${dayLabel(day)}`;

export function noticeDay(facts: Facts): string {
  const start = startOf(facts) ?? today();
  const from = after(start, TEN_YEARS);
  const renewed = facts.renewed && say('noticeRenewed', { renewed: dayLabel(facts.renewed) });
  if (start.month === undefined) {
    const earliest = after({ ...from, month: 1 }, NOTICE);
    const latest = after({ ...from, month: MONTHS_IN_YEAR }, NOTICE);
    const shown = { earliest: dayLabel(earliest), latest: dayLabel(latest), from: dayLabel(from) };
    return paragraphs(say('noticeWhenYear', shown), renewed, say('noticeFirst'));
  }
  const shown = {
    start: dayLabel(start),
    from: dayLabel(from),
    end: dayLabel(after(from, NOTICE)),
  };
  return paragraphs(
    say('noticeWhen', { ...shown, from: onDay(from) }),
    say(facts.renewed ? 'noticeRenewedLines' : 'noticeWhenLines', shown),
    renewed ?? say('noticeFirst'),
  );
}
