import { classEffect, ENERGY_CLASSES, energyOfClass } from '@/lib/energy-effects';
import { formatEuros, formatPercent } from '@/lib/platform/format/number';
import { calculator, EntryError, toCents } from './calculator';
import { needed, neededOneOf, oneOf, possible } from './fields';
import { costOf, GAS_PRICE, MEASURES, subsidyOf } from './rules/modernisation';

const PRICE = { least: 10_000, most: 50_000_000 };

/** Values of a choice are keys of the words, where a sign is none. */
const CLASSES = ['aplus', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

const BONUSES = ['none', 'speed', 'income'] as const;

/** More digits would be false precision. */
const toHundreds = (euros: number) => Math.round(euros / 100) * 100;

/** What one measure costs, and what a better energy class adds to the value. */
export const modernisieren = calculator({
  name: 'modernisieren',
  fields: {
    measure: neededOneOf(MEASURES),
    size: possible('area', { least: 1, most: 5_000 }),
    windows: possible('count', { least: 1, most: 500 }),
    offer: possible('euros', { least: 100, most: 5_000_000 }),
    plan: oneOf(['no', 'yes']),
    bonus: oneOf(BONUSES),
    value: needed('euros', PRICE),
    home: oneOf(['house', 'flat']),
    before: neededOneOf(CLASSES),
    after: neededOneOf(CLASSES),
    livingArea: possible('area', { least: 10, most: 2_000 }),
  },
  calculate: (entries) => {
    const { measure, offer, value, home, livingArea, size, windows } = entries;
    const [from, to] = [CLASSES.indexOf(entries.before), CLASSES.indexOf(entries.after)];
    if (to > from) throw new EntryError('after', 'worse');
    const [before, after] = [ENERGY_CLASSES[from]!, ENERGY_CLASSES[to]!];
    const { from: least, to: most, per } = costOf(measure);
    const pieces = per === 'area' ? size : per === 'count' ? windows : 1;
    if (offer === undefined && pieces === undefined) {
      throw new EntryError(per === 'area' ? 'size' : 'windows', 'missing');
    }
    const range = [least, most].map((each) => each * (pieces ?? 1));
    const cost = offer ?? (range[0]! + range[1]!) / 2;
    const { percent, counted } = subsidyOf(measure, cost, entries.plan === 'yes', entries.bonus);
    const subsidy = toCents((counted * percent) / 100);
    const own = cost - subsidy;
    const change = (1 + classEffect(home, after)) / (1 + classEffect(home, before)) - 1;
    const added = toHundreds(value * change);
    const net = added - own;
    const isHeating = measure === 'heatPump';
    const kWh = (energyOfClass(before) - energyOfClass(after)) * (livingArea ?? 0);
    const saving = isHeating || kWh === 0 ? undefined : Math.round(kWh * GAS_PRICE);
    return {
      words: {
        from: formatEuros(range[0]!),
        to: formatEuros(range[1]!),
        percent: formatPercent(percent),
        counted: formatEuros(counted),
        change: formatPercent(Math.round(change * 1000) / 10),
        classBefore: before,
        classAfter: after,
      },
      headline: net < 0 ? { short: -net } : { gained: net },
      steps: {
        valueBefore: value,
        added,
        valueAfter: value + added,
        [offer === undefined ? 'cost' : 'offered']: -cost,
        subsidy,
        own: -own,
        saving,
      },
      parts: { partOwn: own, partSubsidy: subsidy },
      notes: [
        'valueOpen',
        change === 0 && 'sameClass',
        offer === undefined && 'costOpen',
        isHeating ? 'heatingOpen' : 'shellOpen',
        'subsidyOpen',
        saving !== undefined && 'savingOpen',
      ],
    };
  },
});
