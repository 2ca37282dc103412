import { monthlyRate, remainingDebt } from '@/lib/calculators/rules/loan';
import { formatPercent } from '@/lib/platform/format/number';
import { parseGermanNumber } from '@/lib/platform/validation/german-number';
import { say } from '../../sentences';
import { MONTHS_IN_YEAR, type Day } from '../reading/quantity';
import { LEAST_PRICE } from './calculation';
import { today } from './holding';
import { after, onDay } from './notice';
import { type Message, single } from './single';
import { afterYears, dayLabel, euros, paragraphs } from './format';

/** Months of notice, § 489 Abs. 2 and Abs. 1 Nr. 1 BGB. */
const NOTICE = { variable: 3, bound: 1 };

const BOUND = String.raw`(?:soll)?zins(?:bindung|festschreibung)`;
const VARIABLE = new RegExp(
  String.raw`variab|veranderlich\w* zins|\bflexib\w* zins|(?:ohne|keine) ${BOUND}|${BOUND} (?:(?!lauft|endet|wann|bis|nicht)\w+ ){0,4}(?:aus|ausgelaufen|abgelaufen|vorbei|rum|zu ende|beendet)\b(?! \w*(?:am|im|bis|20\d\d))`,
);
const OUT =
  /vorfallig|\bvfe\b|straf|entschadig|kost|\bbank|kundig|\braus|ablos|zuruckzahl|loswerden/;
const ELSE = /\bbleib|\bubrig|umschuld|anschluss|teilweise|zwei (?:kredite|darlehen)/;

const past = ({ year, month = MONTHS_IN_YEAR, day = 31 }: Day, now: Required<Day>) =>
  year * 10_000 + month * 100 + day < now.year * 10_000 + now.month * 100 + now.day;

const variable = (debt: number | undefined): string =>
  paragraphs(
    say('loanVariable'),
    say('loanVariableEnd', { end: dayLabel(after(today(), NOTICE.variable)) }),
    debt !== undefined && say('loanVariableDebt', { debt: euros(debt) }),
  );

function boundEnd({ text, all }: Message): Day | undefined {
  const before = new RegExp(
    String.raw`(?:${BOUND}|festgeschrieben|zins\w* (?:\w+ ){0,2}fest)[^.;?!]{0,25}\b(?:bis|endet|ende|lauft|zum|am)(?: (?:noch|zum|am|im|ende|dem|bis))*\s*$`,
  );
  const found = all.find(
    ({ kind, day, start }) => kind === 'day' && day && before.test(text.slice(0, start)),
  );
  return found?.day;
}

function loanEnd(message: Message): string | undefined {
  const { text, facts } = message;
  const { debt, contractRate, borrowed, renewed, sold } = facts;
  if (!OUT.test(text) || ELSE.test(text) || (borrowed ?? renewed)) return undefined;
  const end = boundEnd(message);
  const isVariable = VARIABLE.test(text) && contractRate === undefined;
  if (!end) return isVariable ? variable(debt) : undefined;
  if (past(end, today())) return variable(debt);
  const isLater = sold !== undefined && past(end, { month: 1, day: 1, ...sold });
  if (!isLater && (debt !== undefined || contractRate !== undefined)) return undefined;
  if (end.month === undefined) return undefined;
  const last = end.day === undefined ? { ...end, day: 31 } : end;
  const shown = {
    end: onDay(end),
    notice: dayLabel(
      end.day === undefined ? after(end, -NOTICE.bound) : after(last, -NOTICE.bound),
    ),
  };
  return paragraphs(
    isLater ? say('loanBoundLater', { ...shown, sold: onDay(sold) }) : say('loanBound', shown),
    say('loanBoundNotice', shown),
    !isLater && say('loanBoundBefore'),
  );
}

export const loanEnds = single({
  name: 'loanEnds',
  title: 'titlePrepayment',
  sources: ['nebenkosten-fuer-eigentuemer#verkaufen-ohne-die-entschaedigung-zu-zahlen'],
  calculate: loanEnd,
});

const PAYOFF =
  /ablos(?:e|ungs?)?[- ]?(?:betrag|summe)|(?:bank|sparkasse) (?:\w+ ){0,4}(?:insgesamt|zusammen|gesamt|alles)|(?:insgesamt|zusammen) (?:\w+ ){0,3}bank/;

const NUMBER = String.raw`(\d{1,2}(?:[.,]\d+)?) ?(?:%|prozent)`;
const REPAYMENT = new RegExp(
  String.raw`${NUMBER} (?:anfang\w* )?tilgung|\btilgung\w*(?: von| mit| ist|:| anfanglich)* ${NUMBER}`,
);
const LEFT = /restschuld|noch (?:\w+ )?(?:offen|schuld)|(?:schulde|offen) (?:\w+ )?noch|abbezahlt/;
/** Euros of a monthly instalment, percent of a loan: values outside mean something else. */
const RATE = { least: 50, most: 9_000 };
const HIGHEST = 12;
const LONGEST = 40;

function monthsOf({ facts: { borrowed }, of }: Message): number | undefined {
  const spans = of('years').filter((count) => count > 0 && count <= LONGEST);
  if (spans.length > 1) return undefined;
  if (spans[0] !== undefined) return Math.round(spans[0] * MONTHS_IN_YEAR);
  if (!borrowed) return undefined;
  const { year, month } = today();
  const count = (year - borrowed.year) * MONTHS_IN_YEAR + (month - (borrowed.month ?? month));
  return count > 0 && count <= LONGEST * MONTHS_IN_YEAR ? count : undefined;
}

function leftOver(message: Message): string | undefined {
  const { text, of } = message;
  if (!LEFT.test(text) || /sondertilg|vorfallig|umschuld/.test(text)) return undefined;
  const percents = of('percent').filter((percent) => percent <= HIGHEST);
  const repayment = parseGermanNumber(REPAYMENT.exec(text)?.slice(1).find(Boolean) ?? '');
  const rates = percents.filter((percent) => percent !== repayment);
  const isSame = repayment !== undefined && rates.length === 0 && percents.length === 2;
  const interest = isSame ? repayment : rates[0];
  const amounts = of('euros', 'number');
  const debts = amounts.filter((value) => value >= LEAST_PRICE);
  const paid = amounts.filter((value) => value >= RATE.least && value <= RATE.most);
  const [debt, months] = [debts[0], monthsOf(message)];
  if (interest === undefined || debt === undefined || months === undefined) return undefined;
  if (rates.length > 1 || debts.length > 1 || paid.length > 1) return undefined;
  const instalment =
    repayment === undefined || repayment === null
      ? paid[0]
      : paid.length === 0
        ? monthlyRate(debt, interest, repayment)
        : undefined;
  if (instalment === undefined) return undefined;
  const left = remainingDebt({ debt, interest, instalment, months });
  if (left === undefined) return undefined;
  const shown = {
    span: afterYears(Math.round((months / MONTHS_IN_YEAR) * 10) / 10),
    left: euros(left),
    debt: euros(debt),
    interest: formatPercent(interest),
    instalment: euros(instalment),
  };
  const isByPercent = typeof repayment === 'number';
  const rateLine = { ...shown, repayment: formatPercent(repayment ?? 0) };
  return paragraphs(
    say('debtLeft', shown),
    [isByPercent && say('debtLeftRate', rateLine), say('debtLeftLine', shown)],
    say('debtLeftRule'),
  );
}

function toPay(message: Message): string | undefined {
  const { debt, compensation } = message.facts;
  if (!PAYOFF.test(message.text) || debt === undefined || !compensation) return leftOver(message);
  const shown = {
    debt: euros(debt),
    compensation: euros(compensation),
    sum: euros(debt + compensation),
  };
  return paragraphs(say('payoff', shown), say('payoffLine', shown), say('payoffRule'));
}

export const payoff = single({
  name: 'payoff',
  title: 'titlePayoff',
  sources: ['nebenkosten-fuer-eigentuemer#vorfaelligkeitsentschaedigung-drei-wege-aus-dem-kredit'],
  calculate: toPay,
});
