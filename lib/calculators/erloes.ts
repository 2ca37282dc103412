import { calculator, EntryError, toCents } from './calculator';
import { needed, possible, usual } from './fields';
import { costFields, costsOf, openCosts, PRICE_RANGE, sumOf, withoutZero } from './sale-costs';

export const erloes = calculator({
  name: 'erloes',
  fields: {
    price: needed('euros', PRICE_RANGE),
    ...costFields,
    owners: usual('count', { least: 1, most: 50, initial: 1 }),
    share: possible('percent', { least: 0, most: 100 }),
  },
  calculate: (entries) => {
    const { price, debt = 0, owners, share } = entries;
    if (share !== undefined && owners > 1) throw new EntryError('share', 'ownersOrShare');
    const taken = { ...withoutZero({ debt }), ...costsOf(price, entries) };
    const left = toCents(price - sumOf(taken));
    const isShort = left < 0;
    const part = share === undefined ? left / owners : (left * share) / 100;
    const name = share === undefined ? 'each' : 'share';
    const isParted = left > 0 && (share !== undefined || owners > 1);
    const whole = isShort ? { short: -left } : { left };
    return {
      headline: isParted ? { [`${name}Left`]: part } : whole,
      steps: {
        price,
        ...Object.fromEntries(Object.entries(taken).map(([text, euros]) => [text, -euros])),
        [isShort ? 'missing' : 'sum']: left,
        [name]: isParted && part,
      },
      parts: left > 0 && sumOf(taken) > 0 ? { partLeft: left, ...taken } : undefined,
      notes: [isShort && 'shortRule', ...openCosts(entries)],
    };
  },
});
