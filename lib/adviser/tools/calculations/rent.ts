import { MONTHS_IN_YEAR } from '../reading/quantity';
import { formatNumber, formatPercent } from '@/lib/platform/format/number';
import { priceProblem } from '../costs';
import type { Facts } from '../reading/known';
import { say } from '../../sentences';
import type { ToolAnswer } from '../tool-answer';
import type { Calculation } from './calculation';
import { euros, paragraphs } from './tell';

const FACTOR = /faktor|multiplikator|vervielfaltiger|vervielfacher|jahresmieten|jahresfach/;
const COMPARED =
  /\boder\b|\bstatt\b|anstatt|rendite|vergleich|rechnet sich|jahresmieten|vervielfaltiger|multiplikator|faktor|\bbesser\b|lohnt/;
const BOTH = /verkauf|behalt|abstoss|loswerden|vermiet/;

const share = (part: number, of: number) => formatPercent((part / of) * 100);

/** What stands for the rent in the lines; yearly ones are often named as such. */
function shownRent({ rent: monthly = 0 }: Facts) {
  return { rent: euros(monthly), yearly: euros(yearly(monthly)) };
}

/** Cents of a monthly rent that a yearly one was divided into are rounded away again. */
const yearly = (monthly: number) => {
  const exact = monthly * MONTHS_IN_YEAR;
  const whole = Math.round(exact);
  return Math.abs(exact - whole) < 0.1 ? whole : exact;
};

/** The price that a multiple of the yearly rent comes to. */
function byFactor(facts: Facts, factor: number): string {
  const { rent: monthly = 0 } = facts;
  const year = yearly(monthly);
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

/** Euros a year that go off the rent, where they were named. */
function costsOf({ upkeep, repairs }: Facts): number | undefined {
  if (upkeep === undefined && repairs === undefined) return undefined;
  return yearly((upkeep ?? 0) + (repairs ?? 0));
}

/** What is left of a year's rent after costs that were named, and its line. */
function netOf(facts: Facts, price: number) {
  const { rent: monthly = 0, upkeep = 0, repairs } = facts;
  const costs = costsOf(facts);
  if (costs === undefined) return undefined;
  const year = yearly(monthly);
  const shown = {
    rent: euros(monthly),
    upkeep: euros(upkeep),
    costs: euros(costs),
    left: euros(year - costs),
    yearly: euros(year),
    percent: share(year - costs, price),
    gross: share(year, price),
  };
  // Costs of a month are taken off the rent of a month, those of a year off that of the year.
  const isMonthly = repairs === undefined && Number.isInteger(upkeep);
  const line = isMonthly
    ? say('rentNet', { ...shown, yearly: shown.left })
    : say('rentNetYearly', shown);
  return { line, sentence: say('rentNetFirst', shown) };
}

/** The yearly rent beside the price. */
function beside(facts: Facts, price: number, asked: string): string {
  const year = yearly(facts.rent ?? 0);
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

/** The interest that the price would bring beside what is left of the rent. */
function savings(facts: Facts, price: number, percent: number): string {
  const { rent: monthly = 0, netRent } = facts;
  const left = netRent ?? yearly(monthly) - (costsOf(facts) ?? 0);
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

export const rent: Calculation<'rent'> = {
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
