import { calculator, EntryError } from './calculator';
import { needed, possible } from './fields';

export const quadratmeterpreis = calculator({
  name: 'quadratmeterpreis',
  fields: {
    area: needed('area', { least: 5, most: 100_000 }),
    price: possible('euros', { least: 1000, most: 100_000_000 }),
    perArea: possible('eurosPerArea', { least: 10, most: 100_000 }),
  },
  calculate({ area, price, perArea }) {
    if (price === undefined && perArea === undefined) throw new EntryError('price', 'priceMissing');
    const product = perArea && area * perArea;
    const quotient = price && price / area;
    const difference = product && price && price - product;
    return {
      headline: quotient ? { each: quotient } : { whole: product },
      steps: {
        quotient,
        product,
        [(difference ?? 0) < 0 ? 'below' : 'above']:
          difference === undefined ? undefined : Math.abs(difference),
      },
      notes: ['areaRule', 'compareRule'],
    };
  },
});
