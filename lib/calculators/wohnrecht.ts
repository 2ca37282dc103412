import { formatFactor } from '@/lib/platform/format/decimals';
import { formatEuros, formatNumber } from '@/lib/platform/format/number';
import { calculator, EntryError } from './calculator';
import { AMOUNT, needed, oneOf, possible, usual } from './fields';
import { lifeFactor, USUFRUCT_YEARS, usufructValue } from './rules/usufruct';
import { MONTHS_IN_YEAR } from './quantities';

const AGE = { least: 0, most: 120 };

interface Lives {
  womanAge?: number;
  manAge?: number;
  factor?: number;
}

/** Of two persons the higher factor: the right ends with the last of them (§ 14 Abs. 3 BewG). */
function factorOf({ womanAge, manAge, factor }: Lives) {
  const named = [
    { text: 'woman', age: womanAge } as const,
    { text: 'man', age: manAge } as const,
  ].flatMap(({ text, age }) => {
    if (age === undefined) return [];
    const years = Math.floor(age);
    return [{ text, age: String(years), factor: lifeFactor(text, years) }];
  });
  if (factor !== undefined) {
    if (named.length > 0) throw new EntryError('factor', 'factorTwice');
    return { text: 'factor', age: '', factor };
  }
  const [highest] = named.sort((a, b) => b.factor - a.factor);
  if (!highest) throw new EntryError('womanAge', 'ageMissing');
  return highest;
}

/** For the tax, §§ 13 to 16 BewG; a sale may value the right otherwise. */
export const wohnrecht = calculator({
  name: 'wohnrecht',
  fields: {
    value: needed('euros', { least: 10_000, most: 50_000_000 }),
    rent: needed('euros', { least: 1, most: 100_000, per: 'month' }),
    womanAge: possible('years', AGE),
    manAge: possible('years', AGE),
    right: oneOf(['wohnrecht', 'niessbrauch']),
    part: usual('percent', { least: 1, most: 100, initial: 100 }),
    costs: possible('euros', { ...AMOUNT, per: 'year' }),
    factor: possible('factor', { least: 1, most: USUFRUCT_YEARS }),
  },
  calculate: ({ value, rent, right, part, costs = 0, ...lives }) => {
    const { text, age, factor } = factorOf(lives);
    const year = rent * MONTHS_IN_YEAR;
    if (costs >= year) throw new EntryError('costs', 'costsTooHigh');
    const limit = (value * part) / 100;
    const found = usufructValue({ value: limit, yearly: year - costs, factor });
    const amount = Math.round(found.amount);
    return {
      words: { age, limit: formatEuros(limit), years: formatNumber(USUFRUCT_YEARS) },
      headline: { [right]: amount },
      steps: {
        year,
        costs: -costs || undefined,
        capped: found.isCapped && found.yearly,
        [text]: formatFactor(factor),
        amount,
        rest: value - amount,
      },
      parts: { partRight: amount, partRest: value - amount },
      notes: [
        `${right}Rule`,
        lives.factor === undefined && 'table',
        lives.womanAge !== undefined && lives.manAge !== undefined && 'both',
        'leftOut',
      ],
    };
  },
});
