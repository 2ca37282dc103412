import { z } from 'zod';
import { dayInBerlin } from '@/lib/platform/format/berlin-day';
import { formatArea, formatEuros, formatNumber } from '@/lib/platform/format/number';
import { calculator, EntryError } from './calculator';
import { needed, oneOf, possible, usual } from './fields';
import { MODERNISATIONS, remainingLife } from './rules/remaining-life';

const YEAR = { least: 1500, most: 2200 };

/** Years, Anlage 1 ImmoWertV: homes, also with some business in them. */
const LIFE = 80;

const fields = z.object({
  area: needed('area', { least: 10, most: 100_000 }),
  newCost: needed('eurosPerArea', { least: 100, most: 20_000 }),
  built: needed('year', YEAR),
  asOf: possible('year', YEAR),
  life: usual('years', { least: 10, most: 150, initial: LIFE }),
  modernisation: oneOf(MODERNISATIONS),
  region: usual('factor', { least: 0.3, most: 3, initial: 1 }),
  outside: possible('euros', { least: 0, most: 10_000_000 }),
  landArea: needed('area', { least: 1, most: 10_000_000 }),
  landValue: needed('eurosPerArea', { least: 0.1, most: 100_000 }),
  market: usual('factor', { least: 0.1, most: 5, initial: 1 }),
  damage: possible('euros', { least: 0, most: 100_000_000 }),
});

type Entries = z.output<typeof fields>;

const thisYear = () => Number(dayInBerlin(new Date()).slice(0, 4));

/** @throws EntryError if it is built later than it is valued */
function livesOf({ built, asOf = thisYear(), life, modernisation }: Entries) {
  if (built > asOf) throw new EntryError('built', 'builtLater', { year: String(asOf) });
  const age = asOf - built;
  return { age, left: remainingLife({ age, life, modernisation }) };
}

/** Whole euros, in the order of §§ 35 to 39 ImmoWertV: new, aged, with land, at the market, with damage. */
export const sachwert = calculator({
  name: 'sachwert',
  fields,
  calculate(entries) {
    const { area, newCost, life, region, landArea, landValue, market } = entries;
    const [outside, damage] = [Math.round(entries.outside ?? 0), Math.round(entries.damage ?? 0)];
    const { age, left } = livesOf(entries);
    const fresh = Math.round(area * newCost * region);
    const aged = Math.round((fresh * left) / life);
    const land = Math.round(landArea * landValue);
    const sum = aged + outside + land;
    const atMarket = Math.round(sum * market);
    if (damage > atMarket) {
      throw new EntryError('damage', 'damageAbove', { value: formatEuros(atMarket) });
    }
    const words = {
      area: formatArea(area),
      cost: formatEuros(newCost),
      region: formatNumber(region),
      age: formatNumber(age),
      left: formatNumber(left),
      life: formatNumber(life),
      landArea: formatArea(landArea),
      landValue: formatNumber(landValue),
      market: formatNumber(market),
    };
    return {
      headline: { text: 'result', euros: atMarket - damage },
      steps: [
        { text: region === 1 ? 'fresh' : 'freshRegion', words, euros: fresh },
        { text: 'lost', words, euros: aged - fresh },
        { text: 'aged', euros: aged },
        ...(outside > 0 ? [{ text: 'outside', euros: outside }] : []),
        { text: 'land', words, euros: land },
        { text: 'sum', euros: sum },
        ...(market === 1 ? [] : [{ text: 'market', words, euros: atMarket - sum }]),
        ...(damage > 0 ? [{ text: 'damage', euros: -damage }] : []),
        { text: 'value', euros: atMarket - damage },
      ],
      notes: [
        { text: 'estimate' },
        ...(market === 1 ? [{ text: 'noMarket' }] : []),
        ...(left === 0 || age > life ? [{ text: 'old', words }] : []),
      ],
    };
  },
});
