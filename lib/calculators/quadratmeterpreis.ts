import { z } from 'zod';
import { formatArea, formatEuros } from '@/lib/platform/format/number';
import { calculator, EntryError, toCents } from './calculator';
import { needed, possible } from './fields';

const fields = z.object({
  area: needed('area', { least: 5, most: 100_000 }),
  price: possible('euros', { least: 1000, most: 100_000_000 }),
  perArea: possible('eurosPerArea', { least: 10, most: 100_000 }),
});

const RULES = [{ text: 'areaRule' }, { text: 'compareRule' }];

export const quadratmeterpreis = calculator({
  name: 'quadratmeterpreis',
  fields,
  calculate({ area, price, perArea }) {
    if (price === undefined && perArea === undefined) throw new EntryError('price', 'priceMissing');
    const asked = perArea && {
      text: 'product',
      words: { area: formatArea(area), perArea: formatEuros(perArea) },
      euros: toCents(area * perArea),
    };
    if (price === undefined) {
      const euros = toCents(area * (perArea ?? 0));
      return { headline: { text: 'whole', euros }, steps: asked ? [asked] : [], notes: RULES };
    }
    const own = toCents(price / area);
    const words = { price: formatEuros(price), area: formatArea(area) };
    return {
      headline: { text: 'each', euros: own },
      steps: [
        { text: 'quotient', words, euros: own },
        ...(asked
          ? [
              asked,
              {
                text: price < asked.euros ? 'below' : 'above',
                euros: toCents(Math.abs(price - asked.euros)),
              },
            ]
          : []),
      ],
      notes: RULES,
    };
  },
});
