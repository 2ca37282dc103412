import { EntryError } from './calculator';
import { type Exemption, exemptionOf, type Holding } from './rules/capital-gains';

export interface HoldingEntries {
  boughtYear: number;
  boughtMonth?: number;
  boughtDay?: number;
  soldYear: number;
  soldMonth?: number;
  soldDay?: number;
  use: Holding['use'];
  ownFrom?: number;
  ownUntil?: number;
}

const DATED = ['boughtMonth', 'soldMonth', 'boughtDay', 'soldDay'] as const;

const isDay = (year: number, month: number, day: number) =>
  day <= new Date(Date.UTC(year, month, 0)).getUTCDate();

function checkDay(name: 'bought' | 'sold', year: number, month?: number, day?: number): void {
  if (day === undefined) return;
  if (month === undefined) throw new EntryError(`${name}Month`, 'monthMissing');
  if (!isDay(year, month, day)) throw new EntryError(`${name}Day`, 'noSuchDay');
}

function checkDays(entries: HoldingEntries): void {
  const { boughtYear, boughtMonth, boughtDay, soldYear, soldMonth, soldDay } = entries;
  checkDay('bought', boughtYear, boughtMonth, boughtDay);
  checkDay('sold', soldYear, soldMonth, soldDay);
  const earliest = Date.UTC(boughtYear, (boughtMonth ?? 1) - 1, boughtDay ?? 1);
  const latest = Date.UTC(soldYear, (soldMonth ?? 12) - 1, soldDay ?? 31);
  if (latest < earliest) throw new EntryError('soldYear', 'soldBeforeBought');
}

function useOf({ use, ownFrom, ownUntil, boughtYear, soldYear }: HoldingEntries) {
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

/** @throws EntryError also where a month or day is missing that decides */
export function exemptionFrom(entries: HoldingEntries): Exemption {
  checkDays(entries);
  const exemption = exemptionOf({ ...entries, ...useOf(entries) });
  const missing = DATED.find((name) => entries[name] === undefined);
  if (exemption.outcome === 'day-decides' && missing) throw new EntryError(missing, 'dayDecides');
  return exemption;
}
