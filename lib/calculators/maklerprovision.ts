import { OWN_SHARE } from '@/lib/commission';
import { formatPercent } from '@/lib/platform/format/number';
import { calculator, toCents } from './calculator';
import { needed, oneOf } from './fields';
import { VALUE_ADDED_TAX } from './rules/notary-fees';
import { commissionField, PRICE_RANGE } from './sale-costs';

/** What a home is decides whether the law splits the commission (§§ 656a, 656d BGB). */
const HOMES: readonly string[] = ['haus', 'wohnung'];

const share = (price: number, percent: number) => toCents((price * percent) / 100);

/** Who pays the rate: each side, both together, or one alone. */
const PAYERS = ['each', 'both', 'seller', 'buyer'] as const;

type Payer = (typeof PAYERS)[number];

const ownPart: Record<Payer, number> = { each: 1, both: OWN_SHARE, seller: 1, buyer: 0 };

function noteFor(payer: Payer, isHome: boolean) {
  if (!isHome) return 'free';
  if (payer === 'seller') return 'sellerAlone';
  return payer === 'buyer' ? 'buyerAlone' : 'shared';
}

/**
 * §§ 656c, 656d BGB: who engages the agent to sell a flat or a house for one family to a
 * consumer pays at least half; otherwise the contract decides.
 */
export const maklerprovision = calculator({
  name: 'maklerprovision',
  fields: {
    price: needed('euros', PRICE_RANGE),
    percent: commissionField(),
    payer: oneOf(PAYERS),
    tax: oneOf(['included', 'added']),
    propertyType: oneOf(['haus', 'wohnung', 'mehrfamilienhaus', 'grundstueck', 'gewerbe']),
  },
  calculate: ({ price, propertyType, percent, payer, tax }) => {
    const gross = tax === 'added' ? (percent * (100 + VALUE_ADDED_TAX)) / 100 : percent;
    const total = payer === 'each' ? gross / OWN_SHARE : gross;
    const commission = share(price, total);
    const own = share(price, gross * ownPart[payer]);
    return {
      words: {
        totalPercent: formatPercent(total),
        ownPercent: formatPercent(gross * ownPart[payer]),
      },
      headline: { own },
      steps: { price, commission, seller: own, buyer: commission - own, left: price - own },
      parts: { partLeft: price - own, partOwn: own },
      notes: [noteFor(payer, HOMES.includes(propertyType))],
    };
  },
});
