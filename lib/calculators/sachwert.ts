import { dayInBerlin } from '@/lib/platform/format/berlin-day';
import { formatEuros, formatNumber } from '@/lib/platform/format/number';
import { calculator, type EntriesOf, EntryError } from './calculator';
import { needed, oneOf, possible, usual } from './fields';
import { MODERNISATIONS, remainingLife } from './rules/remaining-life';

const YEAR = { least: 1500, most: 2200 };

/** Years, Anlage 1 ImmoWertV: homes, also with some business in them. */
const LIFE = 80;

const fields = {
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
};

const thisYear = () => Number(dayInBerlin(new Date()).slice(0, 4));

/** @throws EntryError if it is built later than it is valued */
function livesOf({ built, asOf = thisYear(), life, modernisation }: EntriesOf<typeof fields>) {
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
    return {
      words: { age: formatNumber(age), left: formatNumber(left) },
      headline: { result: atMarket - damage },
      steps: {
        [region === 1 ? 'fresh' : 'freshRegion']: fresh,
        lost: aged - fresh,
        aged,
        outside: outside || undefined,
        land,
        sum,
        market: market !== 1 && atMarket - sum,
        damage: -damage || undefined,
        value: atMarket - damage,
      },
      notes: ['estimate', market === 1 && 'noMarket', (left === 0 || age > life) && 'old'],
    };
  },
});
