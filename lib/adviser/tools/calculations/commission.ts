import { COMMISSION, OWN_SHARE } from '@/lib/commission';
import { priceProblem, sellingCosts } from '../costs';
import { leftover } from '../leftover';
import { RATES } from '../reading/explained';
import type { Facts, ParsedNumbers } from '../reading/known';
import { say } from '../../sentences';
import type { ToolAnswer } from '@/lib/adviser/reply';
import { amountFor, HOW_MUCH, PRINCIPLE, type ChatCalculation } from './calculation';
import {
  behind,
  charged,
  buyerPercent,
  grossPercent,
  isOfOneSide,
  mayLackTax,
  withTax,
} from './commission-rate';
import { euros, paragraphs, rate } from './format';

const EXAMPLE = 'maklerprovision#das-beispiel-7-14-auf-400-000';
const MODELS = 'maklerprovision#vier-zulaessige-modelle';
const FREE = 'maklerprovision#wo-die-regeln-nicht-gelten';
const WITHOUT = 'maklerprovision#mit-makler-ohne-oder-spaeter';

const OF_AGENT = /makler|provision|courtage/;
const SAVED = /\bspar(?!kass)\w*|gespart|ersparnis|wie ?viel mehr/;
const NO_AGENT = /ohne (?:\w+ )?makler|privat|selb(?:st|er)|makler (?:\w+ )?(?:weg|wegl)/;

const SPLIT = /geteilt|teilen|halft|mein\w* (?:betrag|teil|anteil)|\bje(?:de[rmns]?|weils)?\b/;

const isSaved = (text: string) => SAVED.test(text) && NO_AGENT.test(text);

function result(facts: Facts, price: number, asked: string): [string, ...(string | false)[]] {
  const percent = grossPercent(facts);
  const of = (part: number) => euros((price * part) / 100);
  const shown = { price: euros(price), percent: rate(percent), amount: of(percent) };
  const isSide = isOfOneSide(percent);
  const isUnnamed = asked !== '' && !OF_AGENT.test(asked) && !isSide;
  if (isSaved(asked)) {
    const own = { ...shown, amount: of(isSide ? percent : percent * OWN_SHARE) };
    return [say('commissionSaved', own), `- ${shown.price} × ${shown.percent} = ${shown.amount}`];
  }
  if (facts.commissionOf === 'both' && isSide) {
    const both = { ...shown, total: of(percent * 2) };
    return [say('commissionBoth', both), say('commissionEach', both), say('commissionTwice', both)];
  }
  const isSplit = facts.commissionOf === 'both' && SPLIT.test(asked);
  if ((facts.commissionOf === 'half' || isSplit) && !isSide) {
    const halved = { ...shown, half: of(percent * OWN_SHARE) };
    return [
      say('commissionHalf', halved),
      say('commissionAll', halved),
      say('commissionHalved', halved),
    ];
  }
  return [
    isUnnamed ? say('percentOf', shown) : say('commissionNamed', shown),
    `- ${shown.price} × ${shown.percent} = ${shown.amount}`,
    isSide && say('bothSides', { ...shown, double: rate(percent * 2), total: of(percent * 2) }),
  ];
}

function unequal(facts: Facts, price: number): string | undefined {
  const [percent, other] = [grossPercent(facts), buyerPercent(facts)];
  if (other === undefined || other === percent) return undefined;
  const of = (part: number) => euros((price * part) / 100);
  const shown = {
    price: euros(price),
    percent: rate(percent),
    amount: of(percent),
    other: rate(other),
    otherAmount: of(other),
  };
  return paragraphs(say(other > percent ? 'commissionUnequal' : 'commissionLess', shown), [
    facts.isNet && say('withTax', { net: rate(facts.commission ?? 0), percent: rate(percent) }),
    `- ${shown.price} × ${shown.percent} = ${shown.amount}`,
    say('commissionOther', shown),
  ]);
}

function named(facts: Facts, price: number, isFree: boolean, asked: string): string {
  const differing = isFree ? undefined : unequal(facts, price);
  if (differing) return differing;

  const percent = grossPercent(facts);
  const { commission = 0 } = facts;
  const [sentence, ...lines] = result(facts, price, asked);
  const half = euros((price * percent * OWN_SHARE) / 100);
  const isHalved = facts.commissionOf !== undefined || isSaved(asked);
  const halves = { amount: euros((price * percent) / 100), half };
  const gross = withTax(commission);
  const bare = { price: euros(price), amount: euros((price * commission) / 100) };
  return paragraphs(
    sentence,
    [
      facts.isNet && say('withoutTax', { ...bare, net: rate(commission) }),
      facts.isNet && say('withTax', { net: rate(commission), percent: rate(percent) }),
      ...lines,
      !isFree && !isHalved && say(isOfOneSide(percent) ? 'halfOfAll' : 'halfOfTotal', halves),
    ],
    mayLackTax(facts) &&
      say('taxOnTop', {
        price: euros(price),
        net: rate(commission),
        percent: rate(gross),
        amount: euros((price * gross) / 100),
      }),
  );
}

function usual(price: number, propertyType: string, isFree: boolean, asked: string): string {
  const { least, most } = sellingCosts(price, propertyType).commission;
  const shown = { price: euros(price), least: euros(least), most: euros(most) };
  const half = { least: euros(least * OWN_SHARE), most: euros(most * OWN_SHARE) };
  if (isSaved(asked)) {
    const amount = `${half.least} bis ${half.most}`;
    return paragraphs(
      say('commissionSaved', { price: shown.price, amount }),
      say('commissionSavedUsual', half),
    );
  }
  return paragraphs(say('commissionUsual', shown), [
    `- ${shown.price} × ${rate(COMMISSION.least)} = ${shown.least}`,
    `- ${shown.price} × ${rate(COMMISSION.most)} = ${shown.most}`,
    !isFree && say('halfOfUsual', half),
  ]);
}

function answer(facts: Facts, asked: string): ToolAnswer {
  const { price, propertyType, commission } = facts;
  if (commission === 0 && !isSaved(asked)) {
    return { text: say('commissionNone'), sources: [MODELS] };
  }
  const bill = charged(facts);
  if (bill) return { text: bill, sources: [EXAMPLE, MODELS] };
  if (price === undefined) return { text: behind(facts), sources: [EXAMPLE, MODELS] };
  const problem = priceProblem(price);
  if (problem) return { text: problem, sources: [] };
  const isFree = propertyType !== undefined && !sellingCosts(price, propertyType).isShared;
  const share = propertyType === undefined ? 'shareUnknown' : isFree ? 'shareFree' : 'shareHome';
  const text = commission
    ? named(facts, price, isFree, asked)
    : usual(price, propertyType ?? '', isFree, asked);
  return {
    text: paragraphs(text, say(share)),
    sources: isFree
      ? [FREE, EXAMPLE]
      : isSaved(asked)
        ? [WITHOUT, EXAMPLE]
        : [EXAMPLE, MODELS, FREE],
  };
}

const FEE = /provision|courtage|makler(?:kosten|gebuhr|lohn|honorar|anteil|satz|rechnung)/;
const OF_SALE =
  /verkaufs?(?:neben)?kosten|kost\w* (?:\w+ ){0,3}\w{0,20}verkauf|welche kosten|ohne (?:\w+ )?makler/;
/** Only commissions are named with it. */
const TAX = /mwst|mehrwertsteuer|umsatzsteuer/;
const PAID =
  /(?:was|wie ?viel)\b.*(?:kost|zahl|nimmt|nehm|bekomm|krieg|verlang|verdien|geht|uberweis)|(?:kost|zahl|nimmt).*wie ?viel|wie ?viel (?:der |ein )?makler|wie teuer|\d ?(?:%|prozent)|kosten\b/;
const PERCENT_OF = /\d ?(?:%|prozent)\w*,? (?:von|auf|aus|bei|fur) /;
const BILL = /rechnung/;
const BEHIND = /preis|gekostet|zugrunde|zu grunde|bezieht|ausgegangen|worauf|wovon/;
const RATE = /prozent|%|\bsatz/;
const DUTY = /^(?!.*\b(?:was|wie|wieviel|welche\w*)\b).*\bmuss (?:ich|wir|man|er|sie|der)\b/s;

function asksForBill(text: string, { facts, loose }: ParsedNumbers): boolean {
  const { agentFee, commission } = facts;
  const price = facts.price ?? loose.find(({ kind }) => kind === 'euros')?.value;
  if (agentFee === undefined || !(OF_AGENT.test(text) || BILL.test(text))) return false;
  const isRated = commission !== undefined || loose.some(({ kind }) => kind === 'percent');
  if (price !== undefined) return isRated || RATE.test(text);
  return isRated && (HOW_MUCH.test(text) || BEHIND.test(text));
}

const MOST_LEFT = 2;

/** '3,57 % von 400.000?' and nothing else, or a rate that only agents take. */
function isBare(text: string, { facts, loose }: ParsedNumbers): boolean {
  const named = loose.filter(({ kind }) => kind === 'percent').map(({ value }) => value);
  const rates = [...named, facts.commission ?? Infinity].filter((value) => value <= 8);
  const isRate = rates.length > 0 && PERCENT_OF.test(text);
  const isKnown = rates.some((value) => RATES.has(value)) && HOW_MUCH.test(text);
  const left = leftover(text).length;
  return (isRate && left === 0) || (isKnown && left <= MOST_LEFT);
}

export const commission: ChatCalculation<'commission'> = {
  name: 'commission',
  title: 'titleCommission',
  topic: /makler|provision|courtage/,
  asks(text, parsed) {
    if (asksForBill(text, parsed)) return true;
    if (amountFor('price', parsed) === undefined) return false;
    const { commission: percent } = parsed.facts;
    if (isSaved(text)) return OF_AGENT.test(text) && (HOW_MUCH.test(text) || Boolean(percent));
    const { buyerCommission } = parsed.facts;
    if (OF_AGENT.test(text) && buyerCommission !== undefined) return true;
    if (OF_SALE.test(text)) return false;
    const isNamed = percent !== undefined && TAX.test(text);
    const isRated = percent !== undefined || parsed.loose.some(({ kind }) => kind === 'percent');
    const isPaid = OF_AGENT.test(text) && (isRated || PAID.test(text));
    const isNet = isRated && parsed.facts.isNet === true;
    const isAbout = FEE.test(text) || isNamed || isNet || isPaid;
    const isRule = PRINCIPLE.test(text) || DUTY.test(text);
    return (isAbout || isBare(text, parsed)) && (HOW_MUCH.test(text) || !isRule);
  },
  can: ({ price, agentFee, commission: percent }) =>
    price !== undefined || (agentFee !== undefined && Boolean(percent)),
  entries: [
    { fact: 'price', question: 'askPrice', when: ({ agentFee }) => agentFee === undefined },
    {
      fact: 'propertyType',
      question: 'askType',
      when: ({ commission: percent, agentFee }) => percent !== 0 && agentFee === undefined,
    },
  ],
  uses: ['commission', 'agentFee', 'commissionOf'],
  main: () => 'price',
  answer,
};
