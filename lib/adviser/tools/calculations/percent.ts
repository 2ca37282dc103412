import { say } from '../../sentences';
import { LEAST_PRICE, PRINCIPLE, HOW_MUCH } from './calculation';
import { type Message, single } from './single';
import { euros, paragraphs, rate } from './format';
import { grossPercent, sidePercent } from './commission-rate';

const OF_AGENT = /makler|provision|courtage|netto/;
const OFFERED_LESS =
  /weniger|verlier|verlust|einbuss|spar(?!kass)|differenz|unterschied|fehl\w*|kostet mich|gunstiger|macht das aus|geht mir|mehr (?:hab|in der|bleib|ubrig|raus)|mehr\b/;
const OFFER =
  /statt|anstatt|biet|gebot|angebot|runter|nachlass|senk|nachgeb|verhandel|wollte|auf \d/;
const OFFER_ELSE =
  /ohne (?:\w+ )?makler|privat|gekauft|gewinn|restschuld|kredit|darlehen|schulden|miete|\bwert\b|lohnt/;
const FEE =
  /(?:wie ?viel|was) (?:\w+ ){0,3}(?:provision|courtage|makler\w*)|(?:provision|courtage|makler\w*) (?:\w+ ){0,4}(?:spar|weniger|differenz|unterschied)|spar\w* (?:\w+ ){0,3}(?:provision|courtage|makler\w*)\b/;
const NET =
  /netto|effektiv|unterm strich|in der (?:tasche|hand)|abzuglich|abzgl|\bhab\w* (?:ich|wir)|bleib/;
/** Percent. */
const MOST_BELOW = 40;

function lowerOffer({ text, of, facts }: Message): string | undefined {
  const prices = [...new Set(of('euros'))];
  const rates = of('percent');
  const { commission } = facts;
  if (prices.length !== 2 || rates.length > 1 || !commission) return undefined;
  if (
    !OF_AGENT.test(text) ||
    !OFFERED_LESS.test(text) ||
    !OFFER.test(text) ||
    OFFER_ELSE.test(text)
  )
    return undefined;
  const [high, low] = [Math.max(...prices), Math.min(...prices)];
  if (low < LEAST_PRICE || (1 - low / high) * 100 > MOST_BELOW) return undefined;
  const isFee = FEE.test(text) && !NET.test(text);
  const percent = isFee ? grossPercent(facts) : sidePercent(facts);
  const difference = high - low;
  const fee = Math.round(difference * percent) / 100;
  const shown = {
    high: euros(high),
    low: euros(low),
    difference: euros(difference),
    percent: rate(percent),
    fee: euros(fee),
    rest: euros(difference - fee),
  };
  return paragraphs(
    say(isFee ? 'lowerOfferFee' : 'lowerOffer', shown),
    say('lowerOfferLines', shown),
  );
}

export const offerBelow = single({
  name: 'offerBelow',
  title: 'titleLowerOffer',
  sources: ['maklerprovision#das-beispiel-7-14-auf-400-000'],
  recalls: ['commission'],
  calculate: lowerOffer,
});

const LESS =
  /druck\w*|runter\w*|\w*nachlass\w*|\w*nachlasse\w*|abschlag\w*|rabatt\w*|\bweniger|gunstiger|nachgeb\w*|\bunter(?:halb|m)? (?:dem |vom )?(?:preis|angebot)|\bminus\b|abzieh\w*|reduzier\w*|senk\w*|abgeh\w*|handel\w*|abzug|drunter|darunter/;
const MORE = /aufschlag\w*|drauf\w*|\bteurer|\berhoh\w*|hoher|\bplus\b|daruber|druber|anheb\w*/;
const ELSE =
  /makler|provision|courtage|zins|kredit|darlehen|steuer|rendite|miet|\berb|grundschuld|tilg|anteil|schenk|niessbrauch|finanzamt|eigenkapital|inflation|\bpreise\b|wertsteiger|gehort|teilverkauf|nutzungsentgelt|notar|mwst|saniert|renovier|puffer/;
const ASKED =
  /\bwo (?:land|sind|war|steh|lieg)|\bwas (?:ist|sind|ware?n?|macht|kommt|bleibt|kostet|zahlt|wird|gibt)|wie ?viel|wie hoch|land(?:en|et)|neue\w* (?:\w+)?preis|kommt .*raus|rechne/;
const FEW_WORDS = 8;
/** These ask for advice, even in a short question. */
const ADVICE = /\bwie\b|\bsoll|\bkann|\bdarf|\bmuss|reagier|akzept|annehm|realist/;
/** Percent: no price is lowered by more. */
const MOST = 60;
const SHARE =
  /wie ?viel (?:%|prozent)|prozentual|in prozent|welche\w* prozentsatz|(?<!\d ?)(?:%|prozent) ?\?/;

function directionOf(text: string): 'less' | 'more' | undefined {
  const [isLess, isMore] = [LESS.test(text), MORE.test(text)];
  if (isLess === isMore) return undefined;
  return isLess ? 'less' : 'more';
}

const isRule = (text: string) => PRINCIPLE.test(text) && !HOW_MUCH.test(text);

/** '365.000, der drückt um 8 %': what is left of the price. */
function changed({ text, of, facts }: Message): string | undefined {
  const [percent, ...others] = of('percent');
  const amounts = of('euros').filter((value) => value >= LEAST_PRICE);
  const price = amounts[0] ?? facts.price;
  if (percent === undefined || price === undefined || others.length > 0) return undefined;
  const isShort = text.split(/\s+/).length <= FEW_WORDS && !ADVICE.test(text);
  const isAsked = ASKED.test(text) || isShort;
  const direction = directionOf(text);
  if (amounts.length > 1 || percent >= MOST || !direction || !isAsked) return undefined;
  if (ELSE.test(text) || SHARE.test(text)) return undefined;
  const part = (price * percent) / 100;
  const result = direction === 'less' ? price - part : price + part;
  const shown = {
    price: euros(price),
    percent: rate(percent),
    part: euros(part),
    result: euros(result),
    sign: direction === 'less' ? '−' : '+',
  };
  const sentence = direction === 'less' ? 'percentLess' : 'percentMore';
  return paragraphs(say(sentence, shown), say('percentLines', shown));
}

const CHANGED = /\bvon .*\d.*\bauf\b|unterschied|differenz|abweich|\bmehr\b|gestieg|uber dem/;

/** 'Wie viel Prozent sind 20.000 von 380.000?' */
function shareOf({ text, of }: Message): string | undefined {
  const [first, second, ...others] = of('euros');
  if (first === undefined || second === undefined || others.length > 0) return undefined;
  if (!SHARE.test(text) || ELSE.test(text) || first === second) return undefined;
  const [small, large] = [Math.min(first, second), Math.max(first, second)];
  const isChange = LESS.test(text) || MORE.test(text) || CHANGED.test(text);
  const isPart = small * 2 < large || !isChange;
  const isMore = !isPart && /\bmehr\b|druber|daruber|teurer|gestieg|hoher|uber dem/.test(text);
  const [base, difference] = isPart
    ? [large, small]
    : [isMore ? small : large, Math.round((large - small) * 100) / 100];
  const shown = {
    first: euros(large),
    second: euros(small),
    part: euros(difference),
    base: euros(base),
    percent: rate(Math.round((difference / base) * 10_000) / 100),
  };
  if (isPart) return paragraphs(say('percentPart', shown), say('percentPartLine', shown));
  const lines = [say('percentDifference', shown), say('percentPartLine', shown)];
  return paragraphs(say(isMore ? 'percentAbove' : 'percentBelow', shown), lines);
}

export const percentOfPrice = single({
  name: 'percentOfPrice',
  title: 'titlePercent',
  sources: ['fuenf-fehler-beim-preis#fehler-3-zu-viel-puffer-fuers-verhandeln'],
  recalls: ['price'],
  calculate: (message) =>
    isRule(message.text) ? undefined : (shareOf(message) ?? changed(message)),
});
