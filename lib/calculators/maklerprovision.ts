import { z } from 'zod';
import { COMMISSION, OWN_SHARE } from '@/lib/commission';
import { formatPercent } from '@/lib/platform/format/number';
import { calculator, toCents } from './calculator';
import { needed, oneOf, usual } from './fields';

/** Percent, § 12 Abs. 1 UStG. */
const VALUE_ADDED_TAX = 19;

/** What a home is decides whether the law splits the commission (§§ 656a, 656d BGB). */
const HOMES: readonly string[] = ['haus', 'wohnung'];

const share = (price: number, percent: number) => toCents((price * percent) / 100);

/**
 * §§ 656c, 656d BGB: who engages the agent to sell a flat or a house for one family to a
 * consumer pays at least half; otherwise the contract decides.
 */
export const maklerprovision = calculator({
  name: 'maklerprovision',
  fields: z.object({
    price: needed('euros', { least: 10_000, most: 50_000_000 }),
    propertyType: oneOf(['haus', 'wohnung', 'mehrfamilienhaus', 'grundstueck', 'gewerbe']),
    percent: usual('percent', { least: 0, most: 15, initial: COMMISSION.most }),
    tax: oneOf(['included', 'added']),
  }),
  calculate: ({ price, propertyType, percent, tax }) => {
    const total = tax === 'added' ? (percent * (100 + VALUE_ADDED_TAX)) / 100 : percent;
    const isShared = HOMES.includes(propertyType);
    const commission = share(price, total);
    const own = isShared ? share(price, total * OWN_SHARE) : commission;
    const words = { percent: formatPercent(total) };
    return {
      headline: { text: isShared ? 'ownHalf' : 'ownWhole', euros: own },
      steps: [
        { text: 'price', euros: price },
        { text: 'commission', words, euros: commission },
        ...(isShared
          ? [
              { text: 'own', euros: own },
              { text: 'buyer', euros: commission - own },
            ]
          : []),
        { text: 'left', euros: price - own },
      ],
      parts: [
        { text: 'partLeft', euros: price - own },
        { text: 'partOwn', euros: own },
      ],
      notes: [{ text: isShared ? 'shared' : 'free' }],
    };
  },
});
