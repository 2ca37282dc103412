import { formatNumber, formatPercent } from '@/lib/platform/format/number';
import { priceProblem } from '../costs';
import type { Facts } from '../reading/known';
import { say } from '../say';
import type { ToolAnswer } from '../tool-answer';
import type { Calculation } from './calculation';
import { euros, paragraphs } from './tell';

const MONTHS_IN_YEAR = 12;

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

/** The yearly rent beside the price. */
function beside(facts: Facts, price: number, asked: string): string {
  const { rent: monthly = 0, upkeep } = facts;
  const year = yearly(monthly);
  const shown = {
    ...shownRent(facts),
    price: euros(price),
    percent: share(year, price),
    factor: formatNumber(Math.round((price / year) * 10) / 10),
  };
  const left = upkeep === undefined ? undefined : yearly(monthly - upkeep);
  const net =
    left !== undefined &&
    left > 0 &&
    say('rentNet', {
      rent: shown.rent,
      upkeep: euros(upkeep ?? 0),
      yearly: euros(left),
      percent: share(left, price),
    });
  const [first = '', lines = ''] = say('rentYield', shown).split('\n\n');
  const sentence = FACTOR.test(asked) ? say('rentAsFactor', shown) : first;
  return paragraphs(sentence, [lines, net], say('rentRule'));
}

function answer(facts: Facts, asked: string): ToolAnswer {
  const { rent: monthly = 0, price, factor } = facts;
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
    if (facts.rent === undefined) return false;
    if (facts.factor !== undefined) return true;
    const isPriced = facts.price !== undefined || loose.some(({ kind }) => kind === 'euros');
    const isAbout =
      COMPARED.test(text) && (/rendite/.test(text) || FACTOR.test(text) || BOTH.test(text));
    return isAbout && (isPriced || /\boder\b|rendite/.test(text));
  },
  can: (facts) => facts.rent !== undefined,
  entries: [
    { fact: 'rent', question: 'askRent' },
    { fact: 'price', question: 'askPrice', when: ({ factor }) => factor === undefined },
  ],
  uses: ['factor', 'upkeep'],
  main: () => 'price',
  answer,
};
