import { requireAmounts } from '@/lib/calculators/rules/checks';
import { say } from '../../sentences';
import { LEAST_PRICE } from './calculation';
import { single } from './single';
import { euros, paragraphs } from './format';

/**
 * Lowest bids in euros, as of November 2026: half by law (§ 85a Abs. 1 ZVG), seven tenths on
 * request (§ 74a Abs. 1 ZVG), only once (§§ 74a Abs. 4, 85a Abs. 2 Satz 2 ZVG), also for co-owners
 * (§ 180 Abs. 1 ZVG).
 */
export function bidLimits(value: number): { half: number; sevenTenths: number } {
  requireAmounts({ value });
  return { half: value / 2, sevenTenths: (value * 7) / 10 };
}

const FORCED = /versteiger|\bzvg\b|\b85 ?a\b|\b74 ?a\b/;
const HALF =
  /\b5 ?\/ ?10|funf ?-?zehntel|\b50 ?-?(?:%|prozent)|halft|halbe[rn]? (?:\w+ )?wert|\b1 ?\/ ?2/;
const SEVEN = /\b7 ?\/ ?10|sieben ?-?zehntel|\b70 ?-?(?:%|prozent)/;
const LIMIT =
  /grenze|schwelle|zu (?:wenig|niedrig)|zuschlag|zugeschlagen|mindestgebot|mindestens (?:\w+ )?(?:biet|gebot)|(?:ab|unter|bei) welche[mr]|wie (?:viel|hoch|niedrig)|was (?:sind|ist|waren|ware)/;

const VALUE_BEFORE = /(?:\bwert|verkehrswert|gutachten|schatzwert|festgesetzt)[^\d]{0,30}$/;
const BID =
  /\bbiet|geboten|gebot (?:von|uber|ist|liegt)|\bgebot:? \d|\d (?:€ |euro )?zu (?:wenig|niedrig)/;

export const forcedSale = single({
  name: 'forcedSale',
  title: 'titleForcedSale',
  sources: ['besondere-faelle-beim-verkauf#kredit-mitgeben-mitnehmen-oder-retten'],
  calculate({ text, all }) {
    const amounts = all.filter(({ kind, value }) => kind === 'euros' && value >= LEAST_PRICE);
    const named = amounts.find(({ start }) => VALUE_BEFORE.test(text.slice(0, start)));
    const value = named ?? (amounts.length === 1 && !BID.test(text) ? amounts[0] : undefined);
    const [bid, ...others] = amounts.filter((amount) => amount !== value);
    const isBoth = HALF.test(text) && SEVEN.test(text) && !/makler|provision|courtage/.test(text);
    const isLimit =
      SEVEN.test(text) ||
      /gebot|grenze|schwelle|zu (?:wenig|niedrig)|zuschlag|zugeschlagen/.test(text);
    const isAsked = isBoth || (FORCED.test(text) && LIMIT.test(text) && isLimit);
    if (value === undefined || others.length > 0 || !isAsked || (bid && !BID.test(text))) {
      return undefined;
    }
    const { half, sevenTenths } = bidLimits(value.value);
    const shown = { value: euros(value.value), half: euros(half), seven: euros(sevenTenths) };
    return paragraphs(
      say('forcedSale', shown),
      [say('forcedSaleHalf', shown), say('forcedSaleSeven', shown)],
      bid && say(bid.value < half ? 'forcedSaleLow' : 'forcedSaleBid', { bid: euros(bid.value) }),
      say('forcedSaleRule'),
    );
  },
});
