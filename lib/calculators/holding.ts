import { EntryError } from './calculator';
import { daysIn, daysOf, type Exemption, exemptionOf, type Holding } from './rules/capital-gains';

export interface HoldingEntries {
  boughtYear: number;
  boughtMonth?: number;
  boughtDay?: number;
  soldYear: number;
  soldMonth?: number;
  soldDay?: number;
  /** Unset counts as let */
  use?: Holding['use'];
  ownFrom?: number;
  ownUntil?: number;
}

const DATED = ['boughtMonth', 'soldMonth', 'boughtDay', 'soldDay'] as const;

function checkDay(name: 'bought' | 'sold', year: number, month?: number, day?: number): void {
  if (day === undefined) return;
  if (month === undefined) throw new EntryError(`${name}Month`, 'monthMissing');
  if (day > daysIn(year, month)) throw new EntryError(`${name}Day`, 'noSuchDay');
}

function checkDays(entries: HoldingEntries): void {
  const { boughtYear, boughtMonth, boughtDay, soldYear, soldMonth, soldDay } = entries;
  checkDay('bought', boughtYear, boughtMonth, boughtDay);
  checkDay('sold', soldYear, soldMonth, soldDay);
  const { earliest } = daysOf(boughtYear, boughtMonth, boughtDay);
  const { latest } = daysOf(soldYear, soldMonth, soldDay);
  if (latest < earliest) throw new EntryError('soldYear', 'soldBeforeBought');
}

function useOf({ use = 'rented', ownFrom, ownUntil, boughtYear, soldYear }: HoldingEntries) {
  const isDated = ownFrom !== undefined || ownUntil !== undefined;
  if (use !== 'own-period') {
    if (isDated) throw new EntryError('use', 'periodOfOtherUse');
    return { use };
  }
  if (!isDated) throw new EntryError('ownFrom', 'periodMissing');
  const period = { ownFrom: ownFrom ?? boughtYear, ownUntil: ownUntil ?? soldYear };
  if (period.ownUntil < period.ownFrom) throw new EntryError('ownUntil', 'periodEndsEarly');
  return { use, ...period };
}

/** @throws EntryError also where a month or day decides that is missing, unless the use is open too */
export function exemptionFrom(entries: HoldingEntries): Exemption {
  checkDays(entries);
  const exemption = exemptionOf({ ...entries, ...useOf(entries) });
  const missing = DATED.find((name) => entries[name] === undefined);
  if (exemption.outcome === 'day-decides' && entries.use && missing) {
    throw new EntryError(missing, 'dayDecides');
  }
  return exemption;
}
