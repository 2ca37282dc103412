import { formatPartialDate } from '@/lib/platform/format/date';
import { currentYear } from '@/lib/platform/format/berlin-day';
import {
  calculator,
  type CalculationResult,
  type EntriesOf,
  EntryError,
  type ResultLines,
} from './calculator';
import { AMOUNT, HOME_AMOUNT, needed, possible, possibleOneOf, usual } from './fields';
import {
  capitalGainsTax,
  type Contracts,
  type Exemption,
  TAXED_FROM,
  taxableGain,
  daysIn,
  daysOf,
  exemptionOf,
  type Holding,
} from './rules/capital-gains';
import { exactShare } from './shares';

const YEARS = { least: 1900, most: 2100 };
const MONTHS = { least: 1, most: 12 };
const DAYS = { least: 1, most: 31 };
/** Euros: for a smaller gain the limit may be mistaken for an allowance. */
const NEAR_LIMIT = 5 * TAXED_FROM;

const fields = {
  boughtYear: needed('year', YEARS),
  soldYear: possible('year', YEARS),
  use: possibleOneOf(['rented', 'own', 'own-period', 'inherited-own']),
  ownFrom: possible('year', YEARS),
  ownUntil: possible('year', YEARS),
  price: possible('euros', HOME_AMOUNT),
  purchasePrice: possible('euros', HOME_AMOUNT),
  purchaseCosts: possible('euros', AMOUNT),
  saleCosts: possible('euros', AMOUNT),
  depreciation: possible('euros', AMOUNT),
  gain: possible('euros', HOME_AMOUNT),
  otherGains: possible('euros', { least: -50_000_000, most: 50_000_000 }),
  percent: usual('percent', { least: 0, most: 45, initial: 42 }),
  share: usual('percent', { least: 1, most: 100, initial: 100 }),
  boughtMonth: possible('count', MONTHS),
  boughtDay: possible('count', DAYS),
  soldMonth: possible('count', MONTHS),
  soldDay: possible('count', DAYS),
};

type Sale = EntriesOf<typeof fields>;

function freeFrom({ freeFrom: { earliest, latest } }: Exemption): ResultLines {
  const text = earliest === latest ? 'freeFrom' : 'freeFromLatest';
  return { [text]: formatPartialDate(latest) };
}

function boughtOn({ boughtYear, boughtMonth, boughtDay }: Sale): string {
  const date = [boughtYear, boughtMonth, boughtDay]
    .filter((part) => part !== undefined)
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return formatPartialDate(date);
}

/** Where prices are missing. @throws EntryError where one of them is there */
function untaxed(sale: Sale, exemption: Exemption, notes: string[]): CalculationResult {
  if (sale.price !== undefined) throw new EntryError('purchasePrice', 'purchasePriceMissing');
  if (sale.purchasePrice !== undefined) throw new EntryError('price', 'priceMissing');
  return sale.use
    ? { headline: { taxable: '' }, steps: freeFrom(exemption), notes }
    : { headline: freeFrom(exemption), steps: { boughtOn: boughtOn(sale) }, notes };
}

function headlineOf(all: number, { use }: Sale): string {
  if (all <= 0) return 'noGain';
  if (all < TAXED_FROM) return 'below';
  return use ? 'tax' : 'taxIfLet';
}

function taxed(sale: Sale, exemption: Exemption): CalculationResult {
  const { gain, steps } = gainSteps(sale);
  const { otherGains = 0, percent, share } = sale;
  const why = sale.use ? 'taxableWhy' : 'useDecides';
  const notes = [exemption.outcome === 'disputed' ? 'disputed' : why];
  if (gain === undefined) return untaxed(sale, exemption, notes);
  const own = Math.round(gain * exactShare(share)) / 100;
  const all = own + otherGains;
  const tax = capitalGainsTax({ gain: own, otherGains, percent });
  return {
    headline: { [headlineOf(all, sale)]: tax },
    steps: {
      ...steps,
      share: share < 100 && own,
      otherGains: otherGains || undefined,
      taxLine: -tax || undefined,
      left: tax > 0 && all - tax,
      ...freeFrom(exemption),
    },
    parts: tax > 0 ? { partLeft: all - tax, partTax: tax } : undefined,
    notes: [...notes, all <= 0 && 'loss', all > 0 && all < NEAR_LIMIT && 'limit', 'leftOut'],
  };
}

/** § 23 EStG: private sale of a home within ten years. */
export const spekulationssteuer = calculator({
  name: 'spekulationssteuer',
  fields,
  calculate: (sale) => {
    const exemption = exemptionFrom({ ...sale, soldYear: sale.soldYear ?? currentYear() });
    if (exemption.outcome !== 'free') return taxed(sale, exemption);
    return {
      headline: { [exemption.ground]: 0 },
      steps: { ...gainSteps(sale).steps, ...freeFrom(exemption) },
      notes: [`${exemption.ground}-why`, 'freeRule'],
    };
  },
});

interface GainEntries {
  price?: number;
  purchasePrice?: number;
  purchaseCosts?: number;
  saleCosts?: number;
  depreciation?: number;
  /** Instead of all others */
  gain?: number;
}

/** Nothing to calculate with gives no gain. @throws EntryError */
function gainSteps(sale: GainEntries): { gain?: number; steps: ResultLines } {
  const { price, purchasePrice, purchaseCosts = 0, saleCosts = 0, depreciation = 0 } = sale;
  if (sale.gain !== undefined) {
    const isTwice = [price, purchasePrice, purchaseCosts, saleCosts, depreciation].some(Boolean);
    if (isTwice) throw new EntryError('gain', 'gainTwice');
    return { gain: sale.gain, steps: { gain: sale.gain } };
  }
  if (price === undefined || purchasePrice === undefined) return { steps: {} };
  if (depreciation > purchasePrice + purchaseCosts) {
    throw new EntryError('depreciation', 'depreciationTooHigh');
  }
  const gain = taxableGain({
    salePrice: price,
    saleCosts,
    purchasePrice,
    purchaseCosts,
    depreciation,
  });
  const steps = {
    price,
    saleCosts: -saleCosts || undefined,
    purchasePrice: -purchasePrice,
    purchaseCosts: -purchaseCosts || undefined,
    depreciation: depreciation || undefined,
    [gain < 0 ? 'lossLine' : 'gain']: gain,
  };
  return { gain, steps };
}

interface HoldingEntries extends Contracts {
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
function exemptionFrom(entries: HoldingEntries): Exemption {
  checkDays(entries);
  const exemption = exemptionOf({ ...entries, ...useOf(entries) });
  const missing = DATED.find((name) => entries[name] === undefined);
  if (exemption.outcome === 'day-decides' && entries.use && missing) {
    throw new EntryError(missing, 'dayDecides');
  }
  return exemption;
}
