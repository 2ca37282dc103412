import { z } from 'zod';
import { COMMISSION, OWN_SHARE } from '@/lib/commission';
import { formatEuros, formatNumber, formatPercent } from '@/lib/platform/format/number';
import { calculator, EntryError, type CalculatedLine } from './calculator';
import { AMOUNT, needed, possible, usual } from './fields';
import { keepOrSell, type LetHome } from './rules/keep-or-sell';

const MONTHLY = { least: 0, most: 1_000_000, per: 'month' } as const;
const RATE = { least: 0, most: 20 };

const fields = z.object({
  price: needed('euros', { least: 10_000, most: 100_000_000 }),
  rent: needed('euros', MONTHLY),
  upkeep: needed('euros', MONTHLY),
  years: usual('years', { least: 2, most: 40, initial: 10 }),
  savings: usual('percent', { ...RATE, initial: 2.5 }),
  growth: usual('percent', { least: -10, most: 15, initial: 0 }),
  debt: possible('euros', AMOUNT),
  loanInterest: possible('percent', RATE),
  commission: usual('percent', { least: 0, most: 15, initial: COMMISSION.most * OWN_SHARE }),
  costs: possible('euros', AMOUNT),
  taxRate: possible('percent', { least: 0, most: 50 }),
  depreciation: possible('euros', AMOUNT),
});

type Entries = z.output<typeof fields>;

/** @throws EntryError for entries that do not go together */
function choiceOf(entries: Entries): LetHome {
  const { debt = 0, costs = 0, loanInterest, taxRate, depreciation = 0, ...rest } = entries;
  if (debt > 0 && loanInterest === undefined) throw new EntryError('loanInterest', 'loanMissing');
  if (depreciation > 0 && taxRate === undefined) throw new EntryError('taxRate', 'taxMissing');
  const choice = { ...rest, debt, costs, loanInterest: loanInterest ?? 0, taxRate, depreciation };
  const { proceeds } = keepOrSell(choice);
  if (proceeds <= 0) {
    const least = { price: formatEuros(entries.price) };
    throw new EntryError(debt > 0 ? 'debt' : 'costs', 'nothingLeft', least);
  }
  return choice;
}

export const vermietenOderVerkaufen = calculator({
  name: 'vermieten-oder-verkaufen',
  fields,
  calculate(entries) {
    const choice = choiceOf(entries);
    const { price, taxRate, years, growth, debt } = choice;
    const sums = keepOrSell(choice);
    const { upkeep, loan, tax, yearly, later, kept, proceeds, interest, sold } = sums;
    const { evenRate, evenPrice } = sums;
    const difference = kept - sold;
    const words = { years: formatNumber(years), growth: formatPercent(growth) };
    const better = difference > 0 ? 'keeping' : 'selling';
    const steps: CalculatedLine[] = [
      { text: 'rent', euros: sums.rent },
      { text: 'upkeep', euros: -upkeep },
      ...(loan > 0 ? [{ text: 'loan', euros: -loan }] : []),
      ...(tax === 0 ? [] : [{ text: tax > 0 ? 'tax' : 'taxSaved', euros: -tax }]),
      { text: 'yearly', euros: yearly },
      { text: 'yearlySum', words, euros: yearly * years },
      { text: 'later', words, euros: later },
      { text: 'kept', words, euros: kept },
      { text: 'proceeds', words: { price: formatEuros(price) }, euros: proceeds },
      { text: taxRate === undefined ? 'interest' : 'interestTaxed', euros: interest },
      { text: 'interestSum', words, euros: interest * years },
      { text: 'sold', words, euros: sold },
      evenRate > 0
        ? { text: 'evenRate', words, amount: formatPercent(evenRate) }
        : { text: 'evenNever', words },
      ...(evenPrice > 0 ? [{ text: 'evenPrice', words, euros: evenPrice }] : []),
    ];
    const spent = [
      { text: 'partUpkeep', euros: upkeep },
      { text: 'partLoan', euros: loan },
      { text: 'partTax', euros: tax },
      { text: 'partLeft', euros: yearly },
    ].filter(({ euros }) => euros !== 0);
    return {
      headline: {
        text: difference === 0 ? 'same' : better,
        words,
        euros: Math.abs(difference),
      },
      steps,
      parts: spent.some(({ euros }) => euros < 0) ? [] : spent,
      notes: [
        { text: 'steady' },
        { text: taxRate === undefined ? 'beforeTax' : 'afterTax' },
        ...(debt > 0 ? [{ text: 'repayment' }] : []),
        { text: 'gain' },
      ],
    };
  },
});
