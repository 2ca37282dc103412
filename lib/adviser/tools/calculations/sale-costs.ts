import { formatList } from '@/lib/platform/format/list';
import { COMMISSION, OWN_SHARE } from '@/lib/commission';
import { costsAnswer, priceProblem, type Span } from '../costs';
import { fieldsOf } from '../facts';
import { COST_NAMES, type Facts, type ParsedNumbers } from '../reading/known';
import { say } from '../../sentences';
import type { ToolAnswer } from '@/lib/adviser/reply';
import { amountFor, type ChatCalculation, withoutMarks } from './calculation';
import { commission } from './commission';
import { bothPercent } from './commission-rate';
import { deletionOf, namedAgent, namedCosts, smallOpen, spanOf } from './deductions';
import { euros, paragraphs, rate } from './format';

const SOURCES = [
  'nebenkosten-fuer-eigentuemer#das-beispiel-vom-preis-bis-zum-kontostand',
  'nebenkosten-fuer-eigentuemer#grundschuld-was-die-loeschung-kostet',
  'nebenkosten-fuer-eigentuemer#kleine-posten-und-die-steuer',
];

interface Posts extends Span {
  lines: (string | false | undefined)[];
}

function deletionPost(facts: Facts): Posts {
  const fees = deletionOf(facts);
  if (!fees) return { least: 0, most: 0, lines: [] };
  const { landRegister, notary } = fees;
  const line = say('saleSumDeletion', {
    nominal: euros(facts.nominal ?? 0),
    register: euros(landRegister),
    least: euros(notary.least),
    most: euros(notary.most),
  });
  return { least: landRegister + notary.least, most: landRegister + notary.most, lines: [line] };
}

function agentPost(facts: Facts): Posts {
  const { price = 0, commission, agentFee } = facts;
  if (commission !== undefined || agentFee !== undefined) {
    const { amount, line } = namedAgent(facts);
    return { least: amount, most: amount, lines: [line] };
  }
  const of = (percent: number) => Math.round(price * percent * OWN_SHARE) / 100;
  const [least, most] = [of(COMMISSION.least), of(COMMISSION.most)];
  const shown = {
    leastPercent: rate(COMMISSION.least),
    mostPercent: rate(COMMISSION.most),
    least: euros(least),
    most: euros(most),
  };
  return { least, most, lines: [say('saleSumUsual', shown)] };
}

function sum(facts: Facts): ToolAnswer {
  const { price = 0, compensation = 0, debt } = facts;
  const [agent, deletion, costs] = [agentPost(facts), deletionPost(facts), namedCosts(facts)];
  const fixed = compensation + costs.sum;
  const total = spanOf(agent.least + deletion.least + fixed, agent.most + deletion.most + fixed);
  const bank = { label: 'Vorfälligkeitsentschädigung', amount: euros(compensation) };
  const open = [
    ...(compensation === 0 && debt !== 0 && facts.compensation === undefined
      ? ['eine Vorfälligkeitsentschädigung, falls noch ein Kredit läuft']
      : []),
    ...smallOpen(facts),
  ];
  const lines = [
    ...agent.lines,
    ...deletion.lines,
    compensation > 0 && say('namedCost', bank),
    ...costs.lines,
    say('saleSumTotal', { sum: total }),
  ];
  return {
    text: paragraphs(
      say('saleSum', { price: euros(price), sum: total }),
      lines,
      say('saleSumRule', {
        open: open.length > 1 ? say('saleSumOpen', { items: formatList(open) }) : '',
      }),
    ),
    sources: SOURCES,
  };
}

const isNamed = ({ nominal, compensation, agentFee, ...facts }: Facts) =>
  [nominal, agentFee, ...COST_NAMES.map((name) => facts[name])].some(
    (cost) => cost !== undefined,
  ) || Boolean(compensation);

const isSum = (facts: Facts) =>
  isNamed(facts) || (Boolean(facts.commission) && facts.propertyType === undefined);

function answer(facts: Facts): ToolAnswer {
  const { price, commission: percent, debt } = facts;
  const problem = price === undefined ? undefined : priceProblem(price);
  if (price === undefined || problem || !(isSum(facts) || percent === 0)) {
    return costsAnswer(fieldsOf(facts), { percent: bothPercent(facts) });
  }
  if (isNamed(facts) || percent !== 0) return sum(facts);
  const posts = [say('saleSumSmall'), debt !== 0 && say('saleSumLoan')];
  return {
    text: paragraphs(
      say('saleSumNone', { price: euros(price) }),
      posts,
      say('saleSumRule', { open: '' }),
    ),
    sources: SOURCES,
  };
}

const COSTS = [
  /(?:was|wie ?viel)\s+(?:kostet|kosten|zahle|bezahle)\s+(?:mich\s+|uns\s+|ich\s+|wir\s+)?(?:mein|unser)\s+(?:[a-z]+\s+)?verkauf/,
  /(?:kosten|nebenkosten)\s+(?:fur meinen verkauf|meines verkaufs)?\s*(?:ausrechnen|berechnen|durchrechnen)/,
  /(?:rechne|rechnen sie)\s+(?:mir\s+|mal\s+|bitte\s+)*(?:die\s+)?(?:kosten|nebenkosten|provision)/,
];
const ABOUT_COSTS =
  /verkaufs?(?:neben)?kosten|nebenkosten|(?:was|wie ?viel) (?:kostet|kosten|geht|zahle|kommt auf (?:mich|uns))|wie teuer|kosten\b|komm\w* auf (?:mich|uns) zu/;
const SALE = /verkauf|verauss|weggeht|loswerden/;
const OTHER_COSTS =
  /gutachten|energieausweis|makler(?:vertrag)|sanier|renovier|heizung|\bdach\b|erbschein|umzug|raumung|notar|grundbuch|grundschuld|umschreib|vormerkung|beurkund|eintrag|steuer|finanzamt|fiskus|instandhalt|hausgeld|vorfallig|\bvfe\b|entschadigung|\bmiete|rendite/;
const ALL_COSTS =
  /(?:was|wie ?viel) (?:kostet|kosten) (?!(?:mich |uns )?(?:der|die|das|ein\w*) (?:makler|notar|losch|energie|gutachten|grundbuch))(?:\w+ ){0,6}\w{0,10}verkauf|wie teuer (?:wird|ist|kommt) (?:\w+ ){0,3}\w{0,8}verkauf|auflistung|verkaufs?(?:neben)?kosten|kosten (?:\w+ ){0,3}(?:beim |vom |des |fur den )?\w{0,8}verkauf|(?:alle|welche|gesamt)\w* \w*kosten|(?:was|wie hoch) sind (?:\w+ ){0,2}(?:mein|unser)\w* (?:gesamt)?kosten|als verkaufer(?:in)?\b.*(?:insgesamt|gesamt|alles|zusammen)|(?:insgesamt|alles|zusammen).*als verkaufer|komm\w* .{0,60}auf (?:mich|uns) zu|geht (?:\w+ ){0,4}ab\b/;
const OF_BUYER = /(?<!ver)kaufer(?!seite)|kaufnebenkosten|erwerbsnebenkosten/;
const LEFT = /bleibt|ubrig|netto\b/;

/** Costs are only a part of a gain, or of what a rent leaves. */
const isOfGain = ({ paid, gain, depreciation, taxRate, netRent, savingsRate }: Facts) =>
  [paid, gain, depreciation, taxRate, netRent, savingsRate].some((fact) => fact !== undefined);

const isListed = ({ facts }: ParsedNumbers) =>
  isNamed(facts) || facts.commission !== undefined || facts.debt === 0;

const SUM = /\bsumme\b|zusammen|insgesamt|^kosten\b/;

function isSummed(text: string, { facts }: ParsedNumbers): boolean {
  const named = [...COST_NAMES, 'agentFee', 'nominal', 'compensation'] as const;
  const count = named.filter((name) => facts[name] !== undefined).length;
  return SUM.test(text) && count + (facts.commission ? 1 : 0) > 1;
}

const asksForSum = (text: string, parsed: ParsedNumbers): boolean =>
  amountFor('price', parsed) !== undefined &&
  (ALL_COSTS.test(withoutMarks(text)) || isSummed(text, parsed)) &&
  isListed(parsed) &&
  !isOfGain(parsed.facts) &&
  (!OF_BUYER.test(text) || /als verkaufer/.test(text)) &&
  !LEFT.test(text);

function asksForCosts(typed: string, parsed: ParsedNumbers): boolean {
  const text = withoutMarks(typed);
  if (isOfGain(parsed.facts)) return false;
  if (COSTS.some((pattern) => pattern.test(text))) return true;
  if (amountFor('price', parsed) === undefined || OTHER_COSTS.test(text)) return false;
  const isOwn = parsed.facts.propertyType !== undefined || SALE.test(text);
  return isOwn && ABOUT_COSTS.test(text);
}

export const costs: ChatCalculation<'costs'> = {
  name: 'costs',
  title: 'titleCosts',
  topic: /verkaufskosten|nebenkosten|kosten des verkaufs/,
  // The agent alone has a calculation of its own.
  asks: (text, parsed) =>
    asksForSum(text, parsed) || (asksForCosts(text, parsed) && !commission.asks(text, parsed)),
  can: ({ price }) => price !== undefined,
  entries: [
    { fact: 'propertyType', question: 'askType' },
    { fact: 'price', question: 'askPrice' },
  ],
  uses: ['commission', 'agentFee', 'nominal', 'compensation', ...COST_NAMES],
  main: () => 'price',
  answer,
  form: 'costs',
};
