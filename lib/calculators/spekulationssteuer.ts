import { formatPartialDate } from '@/lib/platform/format/date';
import { currentYear } from '@/lib/platform/format/berlin-day';
import {
  calculator,
  type CalculationResult,
  type EntriesOf,
  EntryError,
  type ResultLines,
} from './calculator';
import { AMOUNT, needed, possible, possibleOneOf, usual } from './fields';
import { gainSteps } from './gain';
import { exemptionFrom } from './holding';
import { capitalGainsTax, type Exemption, TAXED_FROM } from './rules/capital-gains';
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
  price: possible('euros', AMOUNT),
  purchasePrice: possible('euros', AMOUNT),
  purchaseCosts: possible('euros', AMOUNT),
  saleCosts: possible('euros', AMOUNT),
  depreciation: possible('euros', AMOUNT),
  gain: possible('euros', AMOUNT),
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
