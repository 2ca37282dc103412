import { formatNumber, formatPercent } from '@/lib/platform/format/number';
import type { ToolAnswer } from '@/lib/adviser/reply';
import { MONTHS_IN_YEAR } from '../reading/quantity';
import { priceProblem } from '../costs';
import type { Facts } from '../reading/known';
import { say } from '../../sentences';
import { type ChatCalculation, LEAST_PRICE } from './calculation';
import { euros, paragraphs, yearly } from './format';
import { type Message, single } from './single';

/** Percent a year: no home yields more. */
const HIGHEST = 15;
const ASKED =
  /(?:wie ?viel|wie hoch|welche|was fur eine|was muss\w*|was brauch\w*)[^?!.]{0,40}miete|miete[^?!.]{0,40}(?:muss|musste|brauch|nehmen|verlangen)/;

function needed({ text, of }: Message): string | undefined {
  if (!/rendite/.test(text) || !ASKED.test(text) || /netto(?!kalt)|qm|m2|m²/.test(text)) {
    return undefined;
  }
  const percents = of('percent').filter((percent) => percent > 0 && percent <= HIGHEST);
  const amounts = of('euros', 'code');
  const prices = amounts.filter((value) => value >= LEAST_PRICE);
  const [percent, price] = [percents[0], prices[0]];
  if (percent === undefined || price === undefined) return undefined;
  if (percents.length > 1 || amounts.length > 1) return undefined;
  const shown = {
    price: euros(price),
    percent: formatPercent(percent),
    ...yearly((price * percent) / 100),
  };
  return paragraphs(say('neededRent', shown), say('neededRentLines', shown), say('neededRentRule'));
}

export const neededRent = single({
  name: 'neededRent',
  title: 'titleNeededRent',
  sources: ['vermieten-oder-abgeben#welche-miete-4-rendite-bringt'],
  calculate: needed,
});

const FACTOR = /faktor|multiplikator|vervielfaltiger|vervielfacher|jahresmieten|jahresfach/;
const COMPARED =
  /\boder\b|\bstatt\b|anstatt|rendite|vergleich|rechnet sich|jahresmieten|vervielfaltiger|multiplikator|faktor|\bbesser\b|lohnt/;
const BOTH = /verkauf|behalt|abstoss|loswerden|vermiet/;

const share = (part: number, of: number) => formatPercent((part / of) * 100);

function shownRent({ rent: monthly = 0 }: Facts) {
  return { rent: euros(monthly), yearly: euros(yearOf(monthly)) };
}

/** Undoes the rounding of a monthly rent that was divided from a yearly one. */
const yearOf = (monthly: number) => {
  const exact = monthly * MONTHS_IN_YEAR;
  const whole = Math.round(exact);
  return Math.abs(exact - whole) < 0.1 ? whole : exact;
};

function byFactor(facts: Facts, factor: number): string {
  const { rent: monthly = 0 } = facts;
  const year = yearOf(monthly);
  const shown = {
    ...shownRent(facts),
    factor: formatNumber(factor),
    price: euros(year * factor),
    percent: formatPercent(100 / factor),
  };
  const isWhole = Number.isInteger(monthly);
  return paragraphs(
    say('rentFactor', shown),
    say(isWhole ? 'rentFactorLines' : 'rentFactorYearly', shown),
    say('rentFactorRule'),
  );
}

function costsOf({ upkeep, repairs }: Facts): number | undefined {
  if (upkeep === undefined && repairs === undefined) return undefined;
  return yearOf((upkeep ?? 0) + (repairs ?? 0));
}

function netOf(facts: Facts, price: number) {
  const { rent: monthly = 0, upkeep = 0, repairs } = facts;
  const costs = costsOf(facts);
  if (costs === undefined) return undefined;
  const year = yearOf(monthly);
  const shown = {
    rent: euros(monthly),
    upkeep: euros(upkeep),
    costs: euros(costs),
    left: euros(year - costs),
    yearly: euros(year),
    percent: share(year - costs, price),
    gross: share(year, price),
  };
  const isMonthly = repairs === undefined && Number.isInteger(upkeep);
  const line = isMonthly
    ? say('rentNet', { ...shown, yearly: shown.left })
    : say('rentNetYearly', shown);
  return { line, sentence: say('rentNetFirst', shown) };
}

function beside(facts: Facts, price: number, asked: string): string {
  const year = yearOf(facts.rent ?? 0);
  const shown = {
    ...shownRent(facts),
    price: euros(price),
    percent: share(year, price),
    factor: formatNumber(Math.round((price / year) * 10) / 10),
  };
  const net = netOf(facts, price);
  const [gross = '', lines = ''] = say('rentYield', shown).split('\n\n');
  const sentence = FACTOR.test(asked) ? say('rentAsFactor', shown) : gross;
  const first = net && /netto/.test(asked) ? net.sentence : sentence;
  return paragraphs(first, [lines, net?.line], say('rentRule'));
}

function savings(facts: Facts, price: number, percent: number): string {
  const { rent: monthly = 0, netRent } = facts;
  const left = netRent ?? yearOf(monthly) - (costsOf(facts) ?? 0);
  const interest = (price * percent) / 100;
  const shown = {
    price: euros(price),
    percent: formatPercent(percent),
    interest: euros(interest),
    left: euros(left),
    better: interest > left ? 'Die Anlage' : 'Das Vermieten',
    difference: euros(Math.abs(interest - left)),
  };
  return paragraphs(
    say(interest === left ? 'rentSavingsSame' : 'rentSavings', shown),
    say('rentSavingsLines', shown),
    say('rentSavingsRule'),
  );
}

function answer(facts: Facts, asked: string): ToolAnswer {
  const { rent: monthly = 0, price, factor, savingsRate } = facts;
  const sources = [
    'vermieten-oder-abgeben#das-beispiel-zeile-fuer-zeile',
    'vermieten-oder-abgeben#welche-miete-4-rendite-bringt',
    'vermieten-oder-abgeben#behalten-warten-verkaufen',
  ];
  if (factor !== undefined && price === undefined) {
    return { text: byFactor(facts, factor), sources };
  }
  const problem = price === undefined ? undefined : priceProblem(price);
  if (problem) return { text: problem, sources: [] };
  if (price !== undefined && savingsRate !== undefined) {
    return { text: savings(facts, price, savingsRate), sources };
  }
  const text =
    price === undefined || monthly === 0
      ? paragraphs(say('rent', shownRent(facts)), say('rentRule'))
      : beside(facts, price, asked);
  return { text, sources };
}

export const rent: ChatCalculation<'rent'> = {
  name: 'rent',
  title: 'titleRent',
  topic: /rendite|vermiet|jahresmieten|\bmiete\b/,
  asks(text, { facts, loose }) {
    const isPut = facts.savingsRate !== undefined && (facts.netRent ?? facts.rent) !== undefined;
    if (isPut && (facts.price !== undefined || loose.some(({ kind }) => kind === 'euros'))) {
      return true;
    }
    if (facts.rent === undefined) return false;
    if (facts.factor !== undefined) return true;
    const isPriced = facts.price !== undefined || loose.some(({ kind }) => kind === 'euros');
    const isAbout =
      COMPARED.test(text) && (/rendite/.test(text) || FACTOR.test(text) || BOTH.test(text));
    return isAbout && (isPriced || /\boder\b|rendite/.test(text));
  },
  can: ({ rent: monthly, netRent }) => (monthly ?? netRent) !== undefined,
  entries: [
    { fact: 'rent', or: ['netRent'], question: 'askRent' },
    { fact: 'price', question: 'askPrice', when: ({ factor }) => factor === undefined },
  ],
  uses: ['factor', 'upkeep', 'repairs', 'netRent', 'savingsRate'],
  main: () => 'price',
  answer,
};
