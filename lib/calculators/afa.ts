import { formatPercent } from '@/lib/platform/format/number';
import { calculator, EntryError } from './calculator';
import { AMOUNT, needed, oneOf, possible, usual } from './fields';
import {
  depreciationOf,
  FALLING_FROM,
  FALLING_PERCENT,
  straightPercent,
} from './rules/depreciation';

interface Rate {
  completed: number;
  method: 'straight' | 'falling';
  /** Years, if less than the law assumes */
  remaining?: number;
}

function percentOf({ completed, method, remaining }: Rate): number {
  const straight = straightPercent(completed);
  if (method === 'falling') {
    if (completed < FALLING_FROM) throw new EntryError('method', 'fallingTooOld');
    if (remaining !== undefined) throw new EntryError('remaining', 'remainingFalling');
    return FALLING_PERCENT;
  }
  if (remaining === undefined) return straight;
  if (100 / remaining <= straight) throw new EntryError('remaining', 'remainingTooLong');
  return 100 / remaining;
}

/** § 7 Abs. 4 and 5a EStG: a home that is let, owned by a private person. */
export const afa = calculator({
  name: 'afa',
  fields: {
    price: needed('euros', { least: 1_000, most: 50_000_000 }),
    completed: needed('year', { least: 1800, most: 2100 }),
    costs: possible('euros', AMOUNT),
    buildingShare: usual('percent', { least: 1, most: 100, initial: 75 }),
    method: oneOf(['straight', 'falling']),
    remaining: possible('years', { least: 1, most: 50 }),
    month: usual('count', { least: 1, most: 12, initial: 1 }),
    years: possible('count', { least: 1, most: 100 }),
    taxPercent: possible('percent', { least: 0, most: 45 }),
  },
  calculate: ({ price, costs = 0, buildingShare, month, years, taxPercent = 0, ...rate }) => {
    const percent = percentOf(rate);
    const isFalling = rate.method === 'falling';
    const paid = Math.round(price + costs);
    const building = Math.round((paid * buildingShare) / 100);
    const land = paid - building;
    const home = { building, percent, isFalling, month };
    const [first = 0, second = 0] = depreciationOf(home, 2);
    const [full = 0] = depreciationOf({ ...home, month: 1 }, 1);
    const yearly = isFalling ? first : full;
    const claimed = depreciationOf(home, years ?? 1).reduce((sum, each) => sum + each, 0);
    const isUneven = isFalling || month > 1;
    return {
      words: { landShare: formatPercent(100 - buildingShare) },
      headline: { [isFalling ? 'firstYear' : 'yearly']: yearly },
      steps: {
        price,
        costs: costs || undefined,
        land: -land || undefined,
        building,
        [isFalling ? 'fallingRate' : 'rate']: formatPercent(percent),
        first: isUneven && first,
        second: isUneven && second,
        [years === 1 ? 'claimedOne' : 'claimed']: years !== undefined && claimed,
        left: years !== undefined && building - claimed,
        saved: Math.round((yearly * taxPercent) / 100) || undefined,
      },
      parts: { building, partLand: land },
      notes: [
        isFalling ? 'fallingRule' : 'rule',
        rate.remaining !== undefined && 'remainingRule',
        'leftOut',
      ],
    };
  },
});
