import { purchaseFees } from '@/lib/calculators/rules/notary-fees';
import {
  stateLabel,
  transferTax as taxOn,
  transferTaxPercent,
} from '@/lib/calculators/rules/transfer-tax';
import { formatPercent } from '@/lib/platform/format/number';
import { COMMISSION, OWN_SHARE } from '@/lib/commission';
import { priceProblem } from '../costs';
import type { Facts } from '../reading/known';
import { say } from '../../sentences';
import type { ToolAnswer } from '@/lib/adviser/reply';
import { amountFor, HOW_MUCH, PRINCIPLE, type ChatCalculation } from './calculation';
import { grossPercent, sidePercent } from './commission-rate';
import { spanOf } from './deductions';
import { extremes } from './states';
import { euros, paragraphs, rate } from './format';

const SOURCES = [
  'nebenkosten-fuer-eigentuemer#was-die-kaeuferseite-obendrauf-zahlt',
  'notartermin-und-uebergabe#was-notar-und-grundbuch-kosten',
];

const WHOLE =
  /aufbring|insgesamt zahl|gesamtkosten|gesamtpreis|inklusive allem|mit allem|insgesamt (?:\w+ ){0,2}(?:bezahl|ausgeb|kost)|(?:muss|zahlt) (?:\w+ ){0,4}insgesamt/;
const ALONE =
  /(?:nur|komplett|allein|ganz|voll\w*) (?:vom|der|durch den) kaufer|kaufer (?:\w+ )?(?:allein|komplett|alles)|aussenprovision/;

function tax({ price = 0, state }: Facts): { least: number; most: number; line: string } {
  if (state !== undefined) {
    const amount = taxOn(price, state);
    const line = say('buyerCostsTax', {
      state: stateLabel(state),
      price: euros(price),
      percent: formatPercent(transferTaxPercent(state)),
      tax: euros(amount),
    });
    return { least: amount, most: amount, line };
  }
  const { least, most } = extremes(price);
  const line = say('buyerCostsTaxSpan', {
    least: formatPercent(least.percent),
    most: formatPercent(most.percent),
    leastTax: euros(least.tax),
    mostTax: euros(most.tax),
  });
  return { least: least.tax, most: most.tax, line };
}

function agent(facts: Facts, asked: string): { amount: number; line?: string; note?: string } {
  const { price = 0, commission } = facts;
  if (commission === 0) return { amount: 0 };
  if (commission === undefined) {
    const usual = euros((price * COMMISSION.most * OWN_SHARE) / 100);
    return { amount: 0, note: say('buyerCostsAgentOpen', { amount: usual }) };
  }
  const percent = ALONE.test(asked) ? grossPercent(facts) : sidePercent(facts);
  const amount = Math.round(price * percent) / 100;
  const shown = { price: euros(price), percent: rate(percent), amount: euros(amount) };
  return { amount, line: say('buyerCostsAgent', shown) };
}

function registration({ price = 0, notaryRate }: Facts): { amount: number; line: string } {
  if (notaryRate !== undefined) {
    const amount = Math.round(price * notaryRate) / 100;
    const shown = { price: euros(price), percent: rate(notaryRate), amount: euros(amount) };
    return { amount, line: say('buyerCostsRated', shown) };
  }
  const { notary, landRegister } = purchaseFees(price);
  const amount = notary + landRegister;
  const shown = { notary: euros(notary), register: euros(landRegister), fees: euros(amount) };
  return { amount, line: say('buyerCostsNotary', shown) };
}

function answer(facts: Facts, asked: string): ToolAnswer {
  const { price = 0 } = facts;
  const problem = priceProblem(price);
  if (problem) return { text: problem, sources: [] };
  const [levied, fee, fees] = [tax(facts), agent(facts, asked), registration(facts)];
  const fixed = fee.amount + fees.amount;
  const shown = {
    price: euros(price),
    sum: spanOf(levied.least + fixed, levied.most + fixed),
    total: spanOf(price + levied.least + fixed, price + levied.most + fixed),
  };
  return {
    text: paragraphs(
      say(WHOLE.test(asked) ? 'buyerCostsWhole' : 'buyerCosts', shown),
      [levied.line, fees.line, fee.line, say('saleSumTotal', { sum: shown.sum })],
      fee.note,
      say(facts.notaryRate === undefined ? 'buyerCostsRule' : 'buyerCostsRatedRule'),
    ),
    sources: SOURCES,
  };
}

const BUYING =
  /kauf-?nebenkosten|erwerbs-?(?:neben)?kosten|nebenkosten (?:beim |des |vom |fur den )?(?:haus|wohnungs)?kauf\b/;
const OF_BUYER =
  /(?:(?<!ver)kaufer|interessent)\w*.{0,60}(?:neben)?kosten|(?:neben)?kosten.{0,50}(?:(?<!ver)kaufer|interessent)|(?:(?<!ver)kaufer|interessent)\w*.{0,40}(?:aufbring|obendrauf|drauf|insgesamt|alles|zusatzlich)|(?:insgesamt|alles|obendrauf).{0,40}(?:(?<!ver)kaufer|interessent)/;
const ALL =
  /nebenkosten|komm\w* (?:\w+ ){0,3}auf|welche kosten|alles|insgesamt|aufbring|obendrauf|gesamt|zusatzlich|noch dazu|\bdrauf/;
/** A single cost has a calculation of its own. */
const ONE = /^(?!.*nebenkosten).*(?:grunderwerb|notar|grundbuch|makler|provision|courtage)/;

const BUYER = /(?<!ver)kaufer/;
const POSTS = [
  /(?<!mehrwert)(?<!umsatz)steuer|grunderwerb/,
  /notar|grundbuch/,
  /makler|provision|courtage/,
];

const postsIn = (text: string) => POSTS.filter((post) => post.test(text)).length;
const isRule = (text: string) => PRINCIPLE.test(text) && !HOW_MUCH.test(text);

const GETS = /kaufer (?:\w+ ){0,3}(?:bekommt|kriegt)/;

export const buyerCosts: ChatCalculation<'buyerCosts'> = {
  name: 'buyerCosts',
  title: 'titleBuyerCosts',
  topic: /kauf-?nebenkosten|erwerbs-?nebenkosten|nebenkosten.{0,30}kaufer|kaufer.{0,30}nebenkosten/,
  asks(text, parsed) {
    const { gain, depreciation, taxRate, paid } = parsed.facts;
    const isOfGain = [gain, depreciation, taxRate, paid].some((fact) => fact !== undefined);
    const isLeft = Boolean(parsed.facts.debt) || /\bbleibt?\b|\bubrig\b/.test(text);
    if (isOfGain || isLeft || amountFor('price', parsed) === undefined) return false;
    if (BUYING.test(text)) return true;
    if (BUYER.test(text) && postsIn(text) > 1 && !isRule(text)) return true;
    const isNamed = parsed.facts.state !== undefined || /nebenkosten/.test(text);
    const isAll = ALL.test(text) && (isNamed || !ONE.test(text));
    return OF_BUYER.test(text) && isAll && !GETS.test(text);
  },
  can: ({ price }) => price !== undefined,
  entries: [
    { fact: 'price', question: 'askPrice' },
    { fact: 'state', question: 'askState' },
  ],
  uses: ['commission', 'notaryRate', 'place', 'postalCode'],
  main: () => 'price',
  answer,
};
