import {
  type Acquirer,
  exemptionNumber,
  transferTax as taxOn,
  stateLabel,
  transferTaxPercent,
} from '@/lib/calculators/rules/transfer-tax';
import { formatPercent } from '@/lib/platform/format/number';
import { priceProblem } from '../costs';
import type { Facts } from '../reading/known';
import { say } from '../../sentences';
import { amountFor, HOW_MUCH, PRINCIPLE, type ChatCalculation } from './calculation';
import { extremes, inState, sentenceInState } from './states';
import { euros, paragraphs } from './format';
import { ofPart } from './transfer-tax-part';

/** The deceased acquires nothing. */
const DIED = /gestorben|verst[oa]rben|\btot\b|geerbt/;
const TOPIC = /grunderwerbs?-?steuer|grunderwerb\b/;
const RATE = /prozent|%|\bsatz\b|betragt/;
const COMPARED = /niedriger|hoher|vergleich|macht das aus|andere/;
const ASIDE =
  /nicht (?:be|ge)zahlt|bescheid|mahn|erstatt|zuruck|\bhaft|finanzamt .{0,25}(?:schreib|(?:verlang\w*|will)(?! (?:\w+ )?vo[nm] (?:\w+ )?(?:kaufer|erwerber)))|schreib\w* .{0,25}finanzamt/;
const BUYER = String.raw`(?:(?<!ver)kaufer\w*|erwerber\w*|\b(?:wer|der|die)\b(?:(?!verkaufer|\b(?:ich|wir)\b)[^;?!]){0,50} kauft\b)`;
const HERE = String.raw`(?:(?!\b(?:ich|wir|mir|uns|verkaufer)\b)(?:[^.;?!]|\.(?=\d)))`;
const LEVIED = String.raw`(?:\bsteuern?\b|finanzamt|\bfiskus\b|\bstaat(?:skasse)?\b)`;
/** The only tax that a buyer pays. */
const OF_BUYER = new RegExp(
  String.raw`${LEVIED}${HERE}{0,30}${BUYER}|${BUYER}${HERE}{0,50}${LEVIED}`,
);
const AMOUNT =
  /(?:was|welche|wie ?viel)(?: \w+){0,5} (?:muss|hat|musste|kommt|fallt|zahlt|druckt|will|geht|gehen|fuhrt|blecht|blattert|kassiert|nimmt|verlangt)\b|\bsteuern?,? die (?:\w+ )?kaufer/;
const OF_SELLER = /\b(?:muss|zahle?n?|hab\w*|fuhr\w*) (?:ich|wir)\b|\bals verkaufer/;
/** 'Grunderwerbsteuer NRW' */
const FEW_WORDS = 4;
/** 'Steuer für den Käufer bei 320.000 in Lübeck?' */
const BRIEF = 8;

function span(price: number): string {
  const { least, most } = extremes(price);
  return say('transferTaxSpan', {
    price: euros(price),
    least: formatPercent(least.percent),
    most: formatPercent(most.percent),
    leastTax: euros(least.tax),
    mostTax: euros(most.tax),
    leastStates: least.states,
    mostStates: most.states,
  });
}

const EXEMPT: Partial<Record<Acquirer, string>> = {
  'direct-line': say('exemptDirectLine'),
  spouse: say('exemptSpouse'),
  'divorced-spouse': say('exemptDivorced'),
  'co-heir': say('exemptCoHeir'),
};
const PAYING: Partial<Record<Acquirer, string>> = {
  sibling: say('payingSibling'),
  relative: say('payingRelative'),
  partner: say('payingPartner'),
};

function exempt({ price, state, acquirer }: Facts): string | undefined {
  if (!acquirer || exemptionNumber(acquirer) === undefined) return undefined;
  const why = EXEMPT[acquirer] ?? '';
  const otherwise =
    price !== undefined &&
    state !== undefined &&
    say('exemptElse', {
      state: inState(state),
      price: euros(price),
      percent: formatPercent(transferTaxPercent(state)),
      tax: euros(taxOn(price, state)),
    });
  return paragraphs(say('transferTaxExempt', { why }), otherwise);
}

function compared({ price, state, otherState }: Facts): string | undefined {
  if (!state || !otherState) return undefined;
  const percents = [transferTaxPercent(state), transferTaxPercent(otherState)] as const;
  if (price === undefined) {
    return say('transferTaxComparedPercents', {
      state: inState(state),
      percent: formatPercent(percents[0]),
      otherState: inState(otherState),
      otherPercent: formatPercent(percents[1]),
    });
  }
  const taxes = [taxOn(price, state), taxOn(price, otherState)] as const;
  const [more, less] = [Math.max(...taxes), Math.min(...taxes)];
  const shown = {
    price: euros(price),
    difference: euros(more - less),
    first: euros(taxes[0]),
    second: euros(taxes[1]),
    state: inState(state),
    otherState: inState(otherState),
    more: euros(more),
    less: euros(less),
  };
  const line = (of: 0 | 1, where: string) =>
    say('transferTaxComparedLine', {
      state: where,
      price: shown.price,
      percent: formatPercent(percents[of]),
      tax: euros(taxes[of]),
    });
  const isSame = more === less;
  return paragraphs(say(isSame ? 'transferTaxSame' : 'transferTaxCompared', shown), [
    line(0, stateLabel(state)),
    line(1, stateLabel(otherState)),
    !isSame && say('transferTaxDifferent', shown),
  ]);
}

const SAVED = /\bspar|weniger|ersparnis/;

function withoutInventory(
  { price = 0, inventory = 0, state }: Facts,
  asked: string,
): string | undefined {
  if (!state || inventory <= 0 || inventory >= price) return undefined;
  const base = price - inventory;
  const shown = {
    state: inState(state),
    price: euros(price),
    inventory: euros(inventory),
    base: euros(base),
    percent: formatPercent(transferTaxPercent(state)),
    tax: euros(taxOn(base, state)),
    saved: euros(taxOn(price, state) - taxOn(base, state)),
  };
  return paragraphs(
    SAVED.test(asked)
      ? say('transferTaxInventorySaved', shown)
      : say('transferTaxInventory', { ...shown, state: sentenceInState(state) }),
    say('transferTaxInventoryLines', shown),
    say('transferTaxInventoryRule'),
  );
}

function parsed(facts: Facts, asked: string): string {
  const { price, state } = facts;
  const special =
    exempt(facts) ?? compared(facts) ?? ofPart(facts, asked) ?? withoutInventory(facts, asked);
  if (special) return special;
  if (state === undefined) return span(price ?? 0);
  const shown = {
    state: sentenceInState(state),
    percent: formatPercent(transferTaxPercent(state)),
  };
  if (price === undefined) return say('transferTaxPercent', shown);
  return say('transferTax', { ...shown, price: euros(price), tax: euros(taxOn(price, state)) });
}

const isGain = ({ gain, bought, held, taxRate }: Facts) =>
  [gain, bought, held, taxRate].some((fact) => fact !== undefined);

export const transferTaxAnswer: ChatCalculation<'transferTax'> = {
  name: 'transferTax',
  title: 'titleTransferTax',
  topic: TOPIC,
  asks(text, read) {
    const { state, otherState, acquirer, inventory } = read.facts;
    const isPriced = amountFor('price', read) !== undefined || read.facts.inherited !== undefined;
    const isMovable = isPriced && state !== undefined && inventory !== undefined;
    const isAsked = HOW_MUCH.test(text) || AMOUNT.test(text);
    const isBrief = state !== undefined && text.split(/\s+/).length <= BRIEF;
    const isOfBuyer =
      isPriced &&
      (isAsked || isBrief) &&
      OF_BUYER.test(text) &&
      !OF_SELLER.test(text) &&
      !isGain(read.facts);
    const isOfRelative =
      isPriced &&
      acquirer !== undefined &&
      /steuer/.test(text) &&
      !isGain(read.facts) &&
      !DIED.test(text);
    const isAbout =
      isOfRelative || TOPIC.test(text) || isOfBuyer || (isMovable && /\bsteuern?\b/.test(text));
    if (!isAbout || ASIDE.test(text)) return false;
    if (isPriced && [otherState, acquirer, inventory].some((fact) => fact !== undefined))
      return true;
    if (PRINCIPLE.test(text) && !isAsked) return false;
    if (isPriced) return true;
    const isRate = isAsked || RATE.test(text) || text.split(/\s+/).length <= FEW_WORDS;
    return state !== undefined && isRate && (otherState !== undefined || !COMPARED.test(text));
  },
  // If only an inherited value is named, it is the price.
  reads: (said) => ({ ...said, price: said.price ?? said.inherited }),
  can: ({ price, state }) => price !== undefined || state !== undefined,
  entries: [
    {
      fact: 'state',
      or: ['otherState'],
      question: 'askState',
      when: ({ acquirer }) => !isExempt(acquirer),
    },
    { fact: 'price', question: 'askPrice', when: ({ acquirer }) => !isExempt(acquirer) },
  ],
  uses: ['place', 'postalCode', 'otherState', 'inventory', 'acquirer'],
  recalls: ['price'],
  main: () => 'price',
  answer(said, asked) {
    const { otherState } = said;
    const isOnly = said.state === undefined && otherState !== undefined;
    const facts = isOnly ? { ...said, state: otherState, otherState: undefined } : said;
    const problem = facts.price === undefined ? undefined : priceProblem(facts.price);
    if (problem) return { text: problem, sources: [] };
    const { acquirer } = facts;
    const rule = isExempt(acquirer) ? '' : say('transferTaxRule');
    return {
      text: paragraphs(parsed(facts, asked), acquirer && PAYING[acquirer], rule),
      sources: [
        'nebenkosten-fuer-eigentuemer#was-die-kaeuferseite-obendrauf-zahlt',
        'notartermin-und-uebergabe#was-beide-seiten-absichert',
      ],
    };
  },
};

function isExempt(acquirer: Acquirer | undefined): boolean {
  return acquirer !== undefined && exemptionNumber(acquirer) !== undefined;
}
