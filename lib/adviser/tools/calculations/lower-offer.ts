import { say } from '../../sentences';
import { grossPercent, sidePercent } from './commission-rate';
import { LEAST_PRICE } from './calculation';
import { type Message, single } from './single';
import { euros, paragraphs, rate } from './tell';

const OF_AGENT = /makler|provision|courtage|netto/;
const LESS =
  /weniger|verlier|verlust|einbuss|spar(?!kass)|differenz|unterschied|fehl\w*|kostet mich|gunstiger|macht das aus|geht mir|mehr (?:hab|in der|bleib|ubrig|raus)|mehr\b/;
const OFFER =
  /statt|anstatt|biet|gebot|angebot|runter|nachlass|senk|nachgeb|verhandel|wollte|auf \d/;
/** What else may lie between two prices. */
const ELSE =
  /ohne (?:\w+ )?makler|privat|gekauft|gewinn|restschuld|kredit|darlehen|schulden|miete|\bwert\b|lohnt/;
/** What the agent gets less is asked for. */
const FEE =
  /(?:wie ?viel|was) (?:\w+ ){0,3}(?:provision|courtage|makler\w*)|(?:provision|courtage|makler\w*) (?:\w+ ){0,4}(?:spar|weniger|differenz|unterschied)|spar\w* (?:\w+ ){0,3}(?:provision|courtage|makler\w*)\b/;
const NET =
  /netto|effektiv|unterm strich|in der (?:tasche|hand)|abzuglich|abzgl|\bhab\w* (?:ich|wir)|bleib/;
/** Percent by which an offer lies below a price, at most. */
const MOST_BELOW = 40;

/** What a lower price costs the seller, who pays the agent less then. */
function lowerOffer({ text, of, facts }: Message): string | undefined {
  const prices = [...new Set(of('euros'))];
  const rates = of('percent');
  const { commission } = facts;
  if (prices.length !== 2 || rates.length > 1 || !commission) return undefined;
  if (!OF_AGENT.test(text) || !LESS.test(text) || !OFFER.test(text) || ELSE.test(text))
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
  reckon: lowerOffer,
});
