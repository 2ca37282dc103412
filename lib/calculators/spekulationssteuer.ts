import { z } from 'zod';
import { currentYear, formatPartialDate } from '@/lib/platform/format/date';
import { formatPercent } from '@/lib/platform/format/number';
import {
  calculator,
  EntryError,
  type CalculatedLine,
  lineIf,
  type CalculationResult,
} from './calculator';
import { AMOUNT, needed, possible, possibleOneOf, usual } from './fields';
import { gainSteps } from './gain';
import { exemptionFrom } from './holding';
import { capitalGainsTax, type Exemption, TAXED_FROM } from './rules/capital-gains';
import { exactShare } from './share';

const YEARS = { least: 1900, most: 2100 };
const MONTHS = { least: 1, most: 12 };
const DAYS = { least: 1, most: 31 };
/** Euros: for a smaller gain the limit may be mistaken for an allowance. */
const NEAR_LIMIT = 5 * TAXED_FROM;

const fields = z.object({
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
});

type Sale = z.output<typeof fields>;

function freeFrom({ freeFrom: { earliest, latest } }: Exemption): CalculatedLine {
  const text = earliest === latest ? 'freeFrom' : 'freeFromLatest';
  return { text, amount: formatPartialDate(latest) };
}

function boughtOn({ boughtYear, boughtMonth, boughtDay }: Sale): CalculatedLine {
  const date = [boughtYear, boughtMonth, boughtDay]
    .filter((part) => part !== undefined)
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return { text: 'boughtOn', amount: formatPartialDate(date) };
}

function taxed(sale: Sale, exemption: Exemption): CalculationResult {
  const { gain, steps } = gainSteps(sale);
  const { price, purchasePrice, otherGains = 0, percent, share } = sale;
  const isDisputed = exemption.outcome === 'disputed';
  const notes = [{ text: isDisputed ? 'disputed' : sale.use ? 'taxableWhy' : 'useDecides' }];
  if (gain === undefined) {
    if (price !== undefined) throw new EntryError('purchasePrice', 'purchasePriceMissing');
    if (purchasePrice !== undefined) throw new EntryError('price', 'priceMissing');
    return sale.use
      ? { headline: { text: 'taxable' }, steps: [freeFrom(exemption)], notes }
      : { headline: freeFrom(exemption), steps: [boughtOn(sale)], notes };
  }
  const own = Math.round(gain * exactShare(share)) / 100;
  const all = own + otherGains;
  const tax = capitalGainsTax({ gain: own, otherGains, percent });
  const taxedText = sale.use ? 'tax' : 'taxIfLet';
  return {
    headline: {
      text: all <= 0 ? 'noGain' : all < TAXED_FROM ? 'below' : taxedText,
      euros: tax,
    },
    steps: [
      ...steps,
      ...(share < 100
        ? [{ text: 'share', words: { share: formatPercent(share) }, euros: own }]
        : []),
      ...lineIf('otherGains', otherGains),
      ...lineIf('taxLine', -tax, { percent: formatPercent(percent) }),
      ...(tax > 0 ? [{ text: 'left', euros: all - tax }] : []),
      freeFrom(exemption),
    ],
    ...(tax > 0 && {
      parts: [
        { text: 'partLeft', euros: all - tax },
        { text: 'partTax', euros: tax },
      ],
    }),
    notes: [
      ...notes,
      ...(all <= 0 ? [{ text: 'loss' }] : []),
      ...(all > 0 && all < NEAR_LIMIT ? [{ text: 'limit' }] : []),
      { text: 'leftOut' },
    ],
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
      headline: { text: exemption.ground, euros: 0 },
      steps: [...gainSteps(sale).steps, freeFrom(exemption)],
      notes: [{ text: `${exemption.ground}-why` }, { text: 'freeRule' }],
    };
  },
});
