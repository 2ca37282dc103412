import { z } from 'zod';
import { COMMISSION, OWN_SHARE } from '@/lib/commission';
import { formatPercent } from '@/lib/platform/format/number';
import { calculator, toCents } from './calculator';
import { needed, oneOf, usual } from './fields';
import { VALUE_ADDED_TAX } from './rules/notary-fees';

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
  fields: z.object({
    price: needed('euros', { least: 10_000, most: 50_000_000 }),
    percent: usual('percent', { least: 0, most: 15, initial: COMMISSION.most * OWN_SHARE }),
    payer: oneOf(PAYERS),
    tax: oneOf(['included', 'added']),
    propertyType: oneOf(['haus', 'wohnung', 'mehrfamilienhaus', 'grundstueck', 'gewerbe']),
  }),
  calculate: ({ price, propertyType, percent, payer, tax }) => {
    const gross = tax === 'added' ? (percent * (100 + VALUE_ADDED_TAX)) / 100 : percent;
    const total = payer === 'each' ? gross / OWN_SHARE : gross;
    const commission = share(price, total);
    const own = share(price, gross * ownPart[payer]);
    const words = { percent: formatPercent(total) };
    const isHome = HOMES.includes(propertyType);
    return {
      headline: { text: 'own', euros: own },
      steps: [
        { text: 'price', euros: price },
        { text: 'commission', words, euros: commission },
        { text: 'seller', words: { percent: formatPercent(gross * ownPart[payer]) }, euros: own },
        { text: 'buyer', euros: commission - own },
        { text: 'left', euros: price - own },
      ],
      parts: [
        { text: 'partLeft', euros: price - own },
        { text: 'partOwn', euros: own },
      ],
      notes: [{ text: noteFor(payer, isHome) }],
    };
  },
});
