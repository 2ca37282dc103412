import { z } from 'zod';
import { formatNumber, formatPercent } from '@/lib/platform/format/number';
import { type CalculatedLine, calculator, EntryError, lineIf, toCents } from './calculator';
import { needed, possible, usual } from './fields';
import { costFields, costsOf, openCosts, PRICE_RANGE, sumOf } from './sale-costs';

interface Owners {
  owners: number;
  share?: number;
}

function partOf(left: number, { owners, share }: Owners): CalculatedLine | undefined {
  if (share !== undefined) {
    const words = { percent: formatPercent(share) };
    return { text: 'share', words, euros: toCents((left * share) / 100) };
  }
  if (owners === 1) return undefined;
  return {
    text: 'each',
    words: { owners: formatNumber(owners) },
    euros: toCents(left / owners),
  };
}

export const erloes = calculator({
  name: 'erloes',
  fields: z.object({
    price: needed('euros', PRICE_RANGE),
    ...costFields,
    owners: usual('count', { least: 1, most: 50, initial: 1 }),
    share: possible('percent', { least: 0, most: 100 }),
  }),
  calculate: (entries) => {
    const { debt = 0, owners, share } = entries;
    if (share !== undefined && owners > 1) throw new EntryError('share', 'ownersOrShare');
    const costs = costsOf(entries.price, entries);
    const left = toCents(entries.price - debt - sumOf(costs));
    const part = left > 0 ? partOf(left, entries) : undefined;
    const taken = [...lineIf('debt', debt), ...costs];
    const all: CalculatedLine =
      left < 0 ? { text: 'short', euros: -left } : { text: 'left', euros: left };
    return {
      headline: part ? { ...part, text: `${part.text}Left` } : all,
      steps: [
        { text: 'price', euros: entries.price },
        ...taken.map((cost) => ({ ...cost, euros: -cost.euros })),
        { text: left < 0 ? 'missing' : 'sum', euros: left },
        ...(part ? [part] : []),
      ],
      parts: left > 0 && taken.length > 0 ? [{ text: 'partLeft', euros: left }, ...taken] : [],
      notes: [...(left < 0 ? [{ text: 'shortRule' }] : []), ...openCosts(entries)],
    };
  },
});
