import { type NoticeRight, noticeRight, prepaymentEstimate } from '@/lib/adviser/rules/prepayment';
import { formatPartialDate } from '@/lib/platform/format/date';
import { formatPercent } from '@/lib/platform/format/number';
import type { Facts } from '../reading/known';
import type { Day } from '../reading/quantities';
import { say } from '../say';
import type { ToolAnswer } from '../tool-answer';
import type { Calculation } from './calculation';
import { today } from './holding';
import { dayLabel, euros, paragraphs, years } from './tell';

const MONTHS_IN_YEAR = 12;
/** Months after full payout, and of the notice, § 489 Abs. 1 Nr. 2 BGB. */
const TEN_YEARS = 120;
const NOTICE = 6;
/** Years after which a loan that is paid out today can be ended for nothing. */
const LONGEST = (TEN_YEARS + NOTICE) / MONTHS_IN_YEAR;
/** Up to so many times what was reckoned, the bank's figure may be right. */
const NEAR = 1.25;

const WAYS = 'nebenkosten-fuer-eigentuemer#vorfaelligkeitsentschaedigung-drei-wege-aus-dem-kredit';
const WITHOUT = 'nebenkosten-fuer-eigentuemer#verkaufen-ohne-die-entschaedigung-zu-zahlen';

/** When notice can end the loan without compensation, if it is known since when it runs. */
function notice({ borrowed }: Facts): NoticeRight | undefined {
  const { year, month } = today();
  if (!borrowed || borrowed.year > year) return undefined;
  return noticeRight({
    borrowedYear: borrowed.year,
    // In the running year a month may still be to come.
    borrowedMonth: borrowed.year < year ? borrowed.month : undefined,
    asOfYear: year,
    asOfMonth: month,
  });
}

export interface Reckoned {
  debt: number;
  contractRate: number;
  currentRate: number;
  years: number;
  amount: number;
}

/** The compensation, where everything that it depends on is known. */
export function compensation({ rateGap, ...said }: Facts): Reckoned | undefined {
  const isGap = rateGap !== undefined && said.contractRate === undefined;
  const facts: Facts = isGap ? { ...said, contractRate: rateGap, currentRate: 0 } : said;
  const { contractRate, currentRate, remaining } = facts;
  const right = notice(facts);
  const untilNotice = right && right.monthsToEnd.most / MONTHS_IN_YEAR;
  const left = remaining ?? (right?.outcome === 'open' ? untilNotice : undefined);
  if (contractRate === undefined || currentRate === undefined) return undefined;
  const isNothing = currentRate >= contractRate;
  const debt = facts.debt ?? (isNothing ? 0 : undefined);
  if (debt === undefined) return undefined;
  // Where the bank loses nothing by the rates, it does not matter for how long.
  if (left === undefined && !isNothing) return undefined;
  const rates = { debt, contractRate, currentRate };
  const remainingYears = left ?? 0;
  const amount = prepaymentEstimate({ ...rates, remainingYears, yearsToNoticeEnd: untilNotice });
  const longest = Math.min(remainingYears, untilNotice ?? remainingYears, LONGEST);
  return { ...rates, amount, years: longest };
}

/** What stands in a line that reckons it. */
export const compensationShown = (reckoned: Reckoned) => ({
  debt: euros(reckoned.debt),
  contract: formatPercent(reckoned.contractRate),
  current: formatPercent(reckoned.currentRate),
  years: years(reckoned.years),
  amount: euros(reckoned.amount),
});

/** What was reckoned beside what the bank demands. */
function demanded(facts: Facts, reckoned: Reckoned): string {
  const { compensation: amount = 0 } = facts;
  const shown = {
    ...compensationShown(reckoned),
    demanded: euros(amount),
    difference: euros(amount - reckoned.amount),
  };
  const isNear = amount <= reckoned.amount * NEAR;
  const sentence = isNear ? 'prepaymentNearly' : 'prepaymentTooHigh';
  return paragraphs(
    say(amount <= reckoned.amount ? 'prepaymentPlausible' : sentence, shown),
    say('prepaymentLine', shown),
  );
}

function estimate(facts: Facts): string {
  const reckoned = compensation(facts);
  if (reckoned) {
    const shown = compensationShown(reckoned);
    if (facts.compensation) return demanded(facts, reckoned);
    if (reckoned.amount > 0 && facts.rateGap !== undefined) {
      const gap = { ...shown, gap: formatPercent(facts.rateGap) };
      return paragraphs(say('prepaymentOfGap', gap), say('prepaymentGapLine', gap));
    }
    if (reckoned.amount > 0) return say('prepayment', shown);
    const isHigher = reckoned.currentRate > reckoned.contractRate;
    return say(isHigher ? 'prepaymentZero' : 'prepaymentZeroEqual', shown);
  }
  const { debt, remaining } = facts;
  if (debt === undefined) return say('prepaymentFormula');
  const year = debt / 100;
  if (remaining === undefined) {
    const line = say('prepaymentYear', { debt: euros(debt), year: euros(year) });
    return paragraphs(say('prepaymentFormula'), line);
  }
  return say('prepaymentPoint', {
    debt: euros(debt),
    years: years(remaining),
    point: euros(year * remaining),
  });
}

/** A number of months after a day, as exactly as it is known. */
function after({ year, month, day }: Day, months: number): Day {
  if (month === undefined) return { year: year + Math.floor(months / MONTHS_IN_YEAR) };
  const count = year * MONTHS_IN_YEAR + month - 1 + months;
  const [years, index] = [Math.floor(count / MONTHS_IN_YEAR), count % MONTHS_IN_YEAR];
  const last = new Date(Date.UTC(years, index + 1, 0)).getUTCDate();
  return { year: years, month: index + 1, ...(day && { day: Math.min(day, last) }) };
}

/** 'am 30. September 2027', 'im September 2027' */
const when = (day: Day) => `${day.day ? 'am ' : day.month ? 'im ' : ''}${dayLabel(day)}`;

/** When the loan ends without compensation, where that alone is asked for. */
function noticeDay(borrowed: Day): string {
  const from = after(borrowed, TEN_YEARS);
  if (borrowed.month === undefined) {
    const earliest = after({ ...from, month: 1 }, NOTICE);
    const latest = after({ ...from, month: MONTHS_IN_YEAR }, NOTICE);
    const shown = { earliest: dayLabel(earliest), latest: dayLabel(latest), from: dayLabel(from) };
    return paragraphs(say('noticeWhenYear', shown), say('noticeFirst'));
  }
  const shown = {
    borrowed: dayLabel(borrowed),
    from: dayLabel(from),
    end: dayLabel(after(from, NOTICE)),
  };
  return paragraphs(
    say('noticeWhen', { ...shown, from: when(from) }),
    say('noticeWhenLines', shown),
    say('noticeFirst'),
  );
}

const WHEN = /\bwann\b|fruhest|wie lange|ab welche/;

function answer(facts: Facts, asked: string): ToolAnswer {
  const right = notice(facts);
  const sources = [WAYS, WITHOUT];
  if (right?.outcome === 'open') {
    const reckoned = compensation(facts);
    const earlier = reckoned && reckoned.amount > 0;
    const text = paragraphs(
      say('noticeOpen'),
      earlier && say('noticeNow', compensationShown(reckoned)),
    );
    return { text, sources };
  }
  const { borrowed, debt } = facts;
  if (right && borrowed && (WHEN.test(asked) || debt === undefined)) {
    return { text: noticeDay(borrowed), sources: [WITHOUT, WAYS] };
  }
  const from = right && formatPartialDate(right.noticeFrom.latest);
  const later =
    right?.outcome === 'day-decides' ? say('noticeSoon') : from && say('noticeLater', { from });
  return { text: paragraphs(estimate(facts), later, say('prepaymentRule')), sources };
}

const TOPIC = /vorfallig|\bvfe\b|entschadigung.{0,30}bank|bank.{0,30}entschadigung/;
/** The way out of the loan is asked for, without a word for the compensation. */
const WAY_OUT =
  /(?:ohne (?:kosten|strafe|gebuhr|entschadigung|zuschlag)|kostenlos|kostenfrei|gebuhrenfrei|\braus\b|rauskomm|kundig|ablos)/;

/** The rates are asked for, unless whoever told only since when it runs has asked when it ends. */
const isBound = (facts: Facts) =>
  notice(facts)?.outcome !== 'open' && !(facts.borrowed && facts.debt === undefined);

/** The bank gets as much today, so that nothing is lost whatever is owed. */
const isNothing = ({ contractRate, currentRate }: Facts) =>
  contractRate !== undefined && currentRate !== undefined && currentRate >= contractRate;

export const prepayment: Calculation<'prepayment'> = {
  name: 'prepayment',
  title: 'titlePrepayment',
  topic: TOPIC,
  asks(text, { facts, loose }) {
    const { debt, contractRate, currentRate, rateGap, remaining, borrowed } = facts;
    const rates = [contractRate, currentRate].filter((percent) => percent !== undefined).length;
    const isRated = rates + loose.filter(({ kind }) => kind === 'percent').length > 1;
    if (debt !== undefined && remaining !== undefined && isRated) return true;
    const isLoan = debt !== undefined && contractRate !== undefined;
    if (isLoan && (currentRate !== undefined || remaining !== undefined)) return true;
    const isOut = WHEN.test(text) && WAY_OUT.test(text);
    const isFree = /ohne (?:\w+ )?(?:vorfallig|entschadigung)/.test(text);
    if (borrowed !== undefined && (isOut || isFree)) return true;
    const isOwed = rateGap !== undefined && loose.some(({ kind }) => kind === 'euros');
    const isNamed = isOwed || [debt, contractRate, borrowed].some((fact) => fact !== undefined);
    // Who says that there is none does not ask for it.
    return TOPIC.test(text) && isNamed && (facts.compensation !== 0 || facts.price === undefined);
  },
  can: (facts) => facts.debt !== undefined || facts.borrowed !== undefined || isNothing(facts),
  entries: [
    { fact: 'debt', question: 'askDebt', when: (facts) => isBound(facts) && !isNothing(facts) },
    { fact: 'contractRate', or: ['rateGap'], question: 'askContractRate', when: isBound },
    {
      fact: 'remaining',
      question: 'askRemaining',
      when: (facts) => isBound(facts) && !isNothing(facts),
    },
    { fact: 'currentRate', or: ['rateGap'], question: 'askCurrentRate', when: isBound },
    { fact: 'borrowed', question: 'askBorrowed' },
  ],
  uses: ['compensation', 'rateGap'],
  main: () => 'debt',
  answer,
};
