import type { Facts } from '../reading/known';
import type { ReadQuantity } from '../reading/quantity';
import { say } from '../../sentences';
import { LEAST_PRICE } from './calculation';
import { grossPercent, mayLackTax, sidePercent, withTax } from './commission-rate';
import { type Message, single } from './single';
import { euros, paragraphs, rate } from './format';

const OF_AGENT = /makler|provision|courtage/;
/** Euros of a fixed fee; percent of value added tax. */
const FEES = { least: 300, most: 60_000 };
const TAX_PERCENT = 19;
const NET_AFTER =
  /^[\s(,]*(?:(?:makler\w*|provision|courtage|festpreis|fix|pauschal\w*|\w*honorar) ?)?(?:netto|zzgl|plus|\+|zuzuglich|ohne (?:steuer|mwst|ust|mehrwert|umsatz))/;
const GROSS_AFTER = /^[\s(,]*(?:(?:makler\w*|provision|courtage) ?)?(?:brutto|inkl|incl)/;
const TAX = /steuer|mwst|\bust\b|brutto|netto|rechnung|zahl|uberweis/;
const ASKED = /\bwas\b|wie ?viel|wie hoch|rechne|(?:brutto|netto|steuer|mwst|ust)\b[^.?]*\?/;
const OTHER_AMOUNT = /einkomm|gehalt|verdien|miet|\brente\b|erlos|(?<!fest|fix)preis/;
const BOTH_SIDES =
  /\bbeide|kaufer (?:\w+ ){0,3}(?:auch|genauso|ebenso|gleich)|jede[rn]? seite|je seite/;

function feeWithTax({ text, all, of }: Message): string | undefined {
  if (!OF_AGENT.test(text) || !TAX.test(text) || !ASKED.test(text)) return undefined;
  if (OTHER_AMOUNT.test(text)) return undefined;
  if (of('percent').some((percent) => percent !== TAX_PERCENT)) return undefined;
  const amounts = all.filter(
    ({ kind, value }) => kind === 'euros' || (kind === 'number' && value >= FEES.least),
  );
  const [fee] = amounts;
  if (!fee || amounts.length > 1 || fee.value < FEES.least || fee.value > FEES.most) {
    return undefined;
  }
  const [before, after] = [text.slice(0, fee.start), text.slice(fee.end)];
  const isNet = NET_AFTER.test(after) || /\bnetto (?:\w+ )?$/.test(before);
  const isGross = GROSS_AFTER.test(after) || /\bbrutto (?:\w+ )?$/.test(before);
  if (isNet === isGross) return undefined;
  const gross = isNet ? Math.round(withTax(fee.value) * 100) / 100 : fee.value;
  const net = isNet ? fee.value : Math.round((fee.value * 100) / withTax(1)) / 100;
  const shown = { net: euros(net), gross: euros(gross), tax: euros(gross - net) };
  const lines = [
    say(isNet ? 'feeNetLine' : 'feeGrossLine', shown),
    isNet && BOTH_SIDES.test(text) && say('feeBoth', { ...shown, both: euros(gross * 2) }),
  ];
  return paragraphs(say(isNet ? 'feeNet' : 'feeGross', shown), lines);
}

export const agentFeeTax = single({
  name: 'agentFeeTax',
  title: 'titleCommission',
  sources: ['maklerprovision#das-beispiel-7-14-auf-400-000'],
  calculate: feeWithTax,
});

const WORTH =
  /lohn\w*|rechnet sich|rechnen sich|rentier|\bbesser|vorteil|bringt (?:mir |uns )?mehr|mehr (?:davon|in der|ubrig|raus)|fahr\w* (?:ich|wir)|bleibt (?:mir |uns |mehr |\w+ ){0,3}mehr/;
const MORE = /^\s*(?:\w+ )?(?:mehr|hoher\w*|druber|drauf|zusatzlich|obendrauf)\b/;
const WITH_AGENT =
  /(?:mit|uber|durch|der|vom|ein) (?:\w+ ){0,2}makler[^\d%]{0,40}$|\b(?:er|sie) (?:meint|sagt|glaubt|schafft|holt|verspricht)\b[^\d%]{0,30}$/;
const ALONE = /(?:ohne|privat|selb(?:st|er)|allein|\bhand\b|nachbar)/;
const MOST_MORE = 0.5;

/** What the home brings without and with an agent; undefined where that is a guess. */
function pricesOf(text: string, all: readonly ReadQuantity[]): [number, number] | undefined {
  const amounts = all.filter(({ kind, value }) => kind === 'euros' && value >= 1000);
  const differences = amounts.filter(({ end }) => MORE.test(text.slice(end)));
  const prices = amounts.filter(
    (amount) => amount.value >= LEAST_PRICE && !differences.includes(amount),
  );
  const [first, second] = prices;
  if (!first || prices.length > 2 || differences.length > 1) return undefined;
  const difference = differences[0]?.value;
  const isOfAgent = ({ start }: ReadQuantity) => WITH_AGENT.test(text.slice(0, start));
  if (!second) {
    if (difference === undefined) return undefined;
    const isWith = isOfAgent(first) || /\bdas (?:sind|waren?|ware) .*mehr/.test(text);
    return isWith
      ? [first.value - difference, first.value]
      : [first.value, first.value + difference];
  }
  const [less, more] = [first, second].sort((a, b) => a.value - b.value) as [
    ReadQuantity,
    ReadQuantity,
  ];
  if (difference !== undefined && difference !== more.value - less.value) return undefined;
  if (!ALONE.test(text) && !isOfAgent(less) && !isOfAgent(more)) return undefined;
  const isLess = isOfAgent(less) && !isOfAgent(more) && ALONE.test(text);
  return isLess ? [more.value, less.value] : [less.value, more.value];
}

const priceFor = (without: number, percent: number) => Math.ceil((without * 100) / (100 - percent));

const FROM = /\bab wann|\bab welche|wie ?viel (?:\w+ ){0,3}mehr|mindestens|welche[nr]? preis/;

function needed(facts: Facts, without: number): string | undefined {
  if (without < LEAST_PRICE) return undefined;
  const percent = sidePercent(facts);
  const price = priceFor(without, percent);
  const shown = { without: euros(without), percent: rate(percent), needed: euros(price) };
  return paragraphs(
    say('agentNeeded', { ...shown, difference: euros(price - without) }),
    [say('agentNeededLine', { ...shown, left: rate(100 - percent) })],
    say('agentWorthRule'),
  );
}

function worth({ text, all, facts }: Message): string | undefined {
  const { commission } = facts;
  if (!OF_AGENT.test(text) || !WORTH.test(text) || !commission || commission > 8) return undefined;
  if (all.filter(({ kind, value }) => kind === 'percent' && value !== TAX_PERCENT).length > 1) {
    return undefined;
  }
  const amounts = all.filter(({ kind }) => kind === 'euros');
  if (amounts.length === 1 && FROM.test(text)) return needed(facts, amounts[0]?.value ?? 0);
  const prices = pricesOf(text, all);
  if (!prices || Math.abs(prices[1] - prices[0]) > prices[0] * MOST_MORE) return undefined;
  const [without, price] = prices;
  const percent = sidePercent(facts);
  const fee = Math.round(price * percent) / 100;
  const rest = price - fee;
  const shown = {
    without: euros(without),
    price: euros(price),
    percent: rate(percent),
    fee: euros(fee),
    rest: euros(rest),
    difference: euros(Math.abs(rest - without)),
  };
  const gross = withTax(grossPercent(facts));
  return paragraphs(
    say(rest > without ? 'agentWorth' : 'agentNotWorth', shown),
    [
      say('agentWorthFee', shown),
      say('agentWorthRest', shown),
      say('agentWorthNeeded', {
        without: shown.without,
        needed: euros(priceFor(without, percent)),
      }),
    ],
    mayLackTax(facts) &&
      say('taxOnTop', {
        price: shown.price,
        net: rate(commission),
        percent: rate(gross),
        amount: euros((price * gross) / 100),
      }),
    say('agentWorthRule'),
  );
}

export const agentOrNot = single({
  name: 'agentOrNot',
  title: 'titleAgentOrNot',
  sources: ['maklerprovision#mit-makler-ohne-oder-spaeter'],
  calculate: worth,
});
