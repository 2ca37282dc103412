import { MONTHS_IN_YEAR } from '../reading/quantity';
import { prepaymentEstimate } from '@/lib/calculators/rules/prepayment';
import { formatPartialDate } from '@/lib/platform/format/date';
import { formatPercent } from '@/lib/platform/format/number';
import type { Facts } from '../reading/known';
import { say } from '../../sentences';
import type { ToolAnswer } from '@/lib/adviser/reply';
import type { ChatCalculation } from './calculation';
import { notice, noticeDay } from './notice';
import { dayLabel, euros, paragraphs, years } from './format';

/** Years until a new loan can be ended free of charge. */
const LONGEST = 10.5;
/** Up to this multiple of the estimate, the bank's figure may be right. */
const NEAR = 1.25;

const WAYS = 'nebenkosten-fuer-eigentuemer#vorfaelligkeitsentschaedigung-drei-wege-aus-dem-kredit';
const WITHOUT = 'nebenkosten-fuer-eigentuemer#verkaufen-ohne-die-entschaedigung-zu-zahlen';

export interface Compensation {
  debt: number;
  contractRate: number;
  currentRate: number;
  years: number;
  amount: number;
}

export function compensation({ rateGap, ...said }: Facts): Compensation | undefined {
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
  if (left === undefined && !isNothing) return undefined;
  const rates = { debt, contractRate, currentRate };
  const remainingYears = left ?? 0;
  const amount = prepaymentEstimate({ ...rates, remainingYears, yearsToNoticeEnd: untilNotice });
  const longest = Math.min(remainingYears, untilNotice ?? remainingYears, LONGEST);
  return { ...rates, amount, years: longest };
}

export const compensationShown = (estimated: Compensation) => ({
  debt: euros(estimated.debt),
  contract: formatPercent(estimated.contractRate),
  current: formatPercent(estimated.currentRate),
  years: years(estimated.years),
  amount: euros(estimated.amount),
});

function demanded(facts: Facts, estimated: Compensation): string {
  const { compensation: amount = 0 } = facts;
  const shown = {
    ...compensationShown(estimated),
    demanded: euros(amount),
    difference: euros(amount - estimated.amount),
  };
  const isNear = amount <= estimated.amount * NEAR;
  const sentence = isNear ? 'prepaymentNearly' : 'prepaymentTooHigh';
  return paragraphs(
    say(amount <= estimated.amount ? 'prepaymentPlausible' : sentence, shown),
    say('prepaymentLine', shown),
  );
}

function extra({ debt, extraRate, remaining }: Facts): string | undefined {
  if (extraRate === undefined || debt === undefined) return undefined;
  const year = (debt * extraRate) / 100;
  const shown = { debt: euros(debt), percent: formatPercent(extraRate), year: euros(year) };
  const all =
    remaining !== undefined &&
    say('extraAll', { ...shown, years: years(remaining), all: euros(year * remaining) });
  return paragraphs(say('extraRule', shown), [say('extraLine', shown), all]);
}

function estimate(facts: Facts): string {
  const estimated = compensation(facts);
  if (estimated) {
    const shown = compensationShown(estimated);
    if (facts.compensation) return demanded(facts, estimated);
    if (estimated.amount > 0 && facts.rateGap !== undefined) {
      const gap = { ...shown, gap: formatPercent(facts.rateGap) };
      return paragraphs(say('prepaymentOfGap', gap), say('prepaymentGapLine', gap));
    }
    if (estimated.amount > 0) return say('prepayment', shown);
    const isHigher = estimated.currentRate > estimated.contractRate;
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

const WHEN = /\bwann\b|fruhest|wie lange|ab welche/;
const WHETHER = /\b(?:kann|konnen|komm\w*|darf) (?:ich|wir|man)\b/;

function answer(facts: Facts, asked: string): ToolAnswer {
  const right = notice(facts);
  const sources = [WAYS, WITHOUT];
  if (right?.outcome === 'open') {
    const estimated = compensation(facts);
    const earlier = estimated && estimated.amount > 0;
    const text = paragraphs(
      say('noticeOpen'),
      earlier && say('noticeNow', compensationShown(estimated)),
    );
    return { text, sources };
  }
  const asksDay = WHEN.test(asked) || facts.debt === undefined;
  if (right && asksDay) return { text: noticeDay(facts), sources: [WITHOUT, WAYS] };
  const from = right && formatPartialDate(right.noticeFrom.latest);
  const later =
    right?.outcome === 'day-decides' ? say('noticeSoon') : from && say('noticeLater', { from });
  const renewed =
    facts.renewed && right && say('noticeRenewed', { renewed: dayLabel(facts.renewed) });
  const text = paragraphs(estimate(facts), extra(facts), renewed, later, say('prepaymentRule'));
  return { text, sources };
}

const TOPIC =
  /vorfallig|\bvfe\b|strafzins|vorzeitig\w* (?:\w+ ){0,3}(?:ablos|zuruck|tilg|raus|aussteig)\w*|was (?:verlangt|will|nimmt|kriegt|fordert|berechnet) (?:\w+ ){0,3}\w*bank\b|entschadigung.{0,30}bank|bank.{0,30}entschadigung/;
const WAY_OUT =
  /(?:ohne (?:kosten|strafe|gebuhr|entschadigung|zuschlag)|kostenlos|kostenfrei|gebuhrenfrei|\braus\b|rauskomm|kundig|ablos)/;

const FREE =
  /ohne (?:\w+ )?(?:vorfallig|vfe\b|entschadigung|straf)|\bstraf(?:e|en|gebuhr|zahlung)\b|kostet (?:es|das|mich|uns|die) (?:\w+ ){0,3}(?:was|etwas|geld)\b.*(?:ablos|kundig|\braus|zuruck|verkauf)|\bkostet .{0,20}\b(?:ausstieg|aussteigen)|muss ich (?:der bank|dafur) (?:\w+ ){0,2}zahlen/;
const OTHER_PENALTY = /speku|steuer|miete|widerruf|falsch|angaben|\blug/;
const NOTICE =
  /(?:welche|was fur ein\w*|wie lang\w*)(?: \w+){0,2} (?:kundigungs)?frist|kundigungsfrist/;

/** The rates are asked for, unless only the start is known and the end is asked for. */
const isBound = (facts: Facts) =>
  notice(facts)?.outcome !== 'open' &&
  !((facts.borrowed ?? facts.renewed) && facts.debt === undefined);

/** The bank gets as much today, so it loses nothing, whatever is owed. */
const isNothing = ({ contractRate, currentRate }: Facts) =>
  contractRate !== undefined && currentRate !== undefined && currentRate >= contractRate;

export const prepayment: ChatCalculation<'prepayment'> = {
  name: 'prepayment',
  title: 'titlePrepayment',
  topic: TOPIC,
  asks(text, { facts, loose }) {
    const { debt, contractRate, currentRate, rateGap, remaining, borrowed } = facts;
    const rates = [contractRate, currentRate].filter((percent) => percent !== undefined).length;
    const isRated = rates + loose.filter(({ kind }) => kind === 'percent').length > 1;
    const isTimed = remaining !== undefined || loose.some(({ kind }) => kind === 'years');
    if (debt !== undefined && isTimed && isRated) return true;
    const isLoan = debt !== undefined && contractRate !== undefined;
    if (isLoan && (currentRate !== undefined || remaining !== undefined)) return true;
    const isOut = (WHEN.test(text) || WHETHER.test(text)) && WAY_OUT.test(text);
    const isFree = (FREE.test(text) || NOTICE.test(text)) && !OTHER_PENALTY.test(text);
    const isDated = borrowed !== undefined || facts.renewed !== undefined;
    if (isDated && (isOut || isFree)) return true;
    const isOwed =
      (rateGap ?? facts.extraRate) !== undefined && loose.some(({ kind }) => kind === 'euros');
    const isNamed = isOwed || [debt, contractRate, borrowed].some((fact) => fact !== undefined);
    // A compensation of zero is not asked for.
    return TOPIC.test(text) && isNamed && facts.compensation !== 0;
  },
  can: (facts) => [facts.debt, facts.borrowed, facts.renewed].some(Boolean) || isNothing(facts),
  entries: [
    { fact: 'debt', question: 'askDebt', when: (facts) => isBound(facts) && !isNothing(facts) },
    { fact: 'contractRate', or: ['rateGap'], question: 'askContractRate', when: isBound },
    {
      fact: 'remaining',
      question: 'askRemaining',
      when: (facts) => isBound(facts) && !isNothing(facts),
    },
    { fact: 'currentRate', or: ['rateGap'], question: 'askCurrentRate', when: isBound },
    { fact: 'borrowed', or: ['renewed'], question: 'askBorrowed' },
  ],
  uses: ['compensation', 'rateGap', 'extraRate', 'renewed'],
  recalls: ['borrowed', 'renewed'],
  main: () => 'debt',
  answer,
};
