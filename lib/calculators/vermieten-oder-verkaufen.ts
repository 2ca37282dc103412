import { formatPercent } from '@/lib/platform/format/number';
import { calculator, type EntriesOf, EntryError } from './calculator';
import { AMOUNT, HOME_AMOUNT, needed, possible, usual } from './fields';
import { keepOrSell, type LetHome } from './rules/keep-or-sell';
import { commissionField } from './sale-costs';

const MONTHLY = { least: 0, most: 1_000_000, per: 'month' } as const;
const RATE = { least: 0, most: 20 };

const fields = {
  price: needed('euros', { least: 10_000, most: 100_000_000 }),
  rent: needed('euros', MONTHLY),
  upkeep: needed('euros', MONTHLY),
  years: usual('years', { least: 2, most: 40, initial: 10 }),
  savings: usual('percent', { ...RATE, initial: 2.5 }),
  growth: usual('percent', { least: -10, most: 15, initial: 0 }),
  debt: possible('euros', HOME_AMOUNT),
  loanInterest: possible('percent', RATE),
  commission: commissionField(),
  costs: possible('euros', AMOUNT),
  taxRate: possible('percent', { least: 0, most: 50 }),
  depreciation: possible('euros', AMOUNT),
};

/** @throws EntryError for entries that do not go together */
function choiceOf(entries: EntriesOf<typeof fields>): LetHome {
  const { debt = 0, costs = 0, loanInterest, taxRate, depreciation = 0, ...rest } = entries;
  if (debt > 0 && loanInterest === undefined) throw new EntryError('loanInterest', 'loanMissing');
  if (depreciation > 0 && taxRate === undefined) throw new EntryError('taxRate', 'taxMissing');
  const choice = { ...rest, debt, costs, loanInterest: loanInterest ?? 0, taxRate, depreciation };
  const { proceeds } = keepOrSell(choice);
  if (proceeds <= 0) throw new EntryError(debt > 0 ? 'debt' : 'costs', 'nothingLeft');
  return choice;
}

export const vermietenOderVerkaufen = calculator({
  name: 'vermieten-oder-verkaufen',
  fields,
  calculate(entries) {
    const choice = choiceOf(entries);
    const { taxRate, years, debt } = choice;
    const sums = keepOrSell(choice);
    const { upkeep, loan, tax, yearly, later, kept, proceeds, interest, sold } = sums;
    const { evenRate, evenPrice } = sums;
    const difference = kept - sold;
    const better = difference > 0 ? 'keeping' : 'selling';
    return {
      headline: { [difference === 0 ? 'same' : better]: Math.abs(difference) },
      steps: {
        rent: sums.rent,
        upkeep: -upkeep,
        loan: -loan || undefined,
        [tax > 0 ? 'tax' : 'taxSaved']: -tax || undefined,
        yearly,
        yearlySum: yearly * years,
        later,
        kept,
        proceeds,
        [taxRate === undefined ? 'interest' : 'interestTaxed']: interest,
        interestSum: interest * years,
        sold,
        ...(evenRate > 0 ? { evenRate: formatPercent(evenRate) } : { evenNever: '' }),
        evenPrice: evenPrice > 0 && evenPrice,
      },
      parts:
        tax < 0 || yearly < 0
          ? undefined
          : {
              partUpkeep: upkeep || undefined,
              partLoan: loan || undefined,
              partTax: tax || undefined,
              partLeft: yearly || undefined,
            },
      notes: [
        'steady',
        taxRate === undefined ? 'beforeTax' : 'afterTax',
        debt > 0 && 'repayment',
        'gain',
      ],
    };
  },
});
