import { formatEuros } from '@/lib/platform/format/number';
import { calculator } from './calculator';
import { AMOUNT, HOME_AMOUNT, needed, possible, possibleOneOf, usual } from './fields';
import { type Acquirer, exemptionNumber, TAX_STATES } from './rules/transfer-tax';
import { exactShare } from './shares';

const ACQUIRING = [
  'spouse',
  'divorced-spouse',
  'co-heir',
  'direct-line',
  'sibling',
  'partner',
  'relative',
] as const satisfies readonly Acquirer[];

const PERCENTS = TAX_STATES.map(({ percent }) => percent);

function transferTaxNote(relation?: Acquirer): string {
  if (!relation) return 'taxOpen';
  return exemptionNumber(relation) === undefined ? 'taxed' : `exempt-${relation}`;
}

/** (Value − debts) × share: one co-owner takes over what belongs to another. */
export const auszahlung = calculator({
  name: 'auszahlung',
  fields: {
    value: needed('euros', { least: 10_000, most: 50_000_000 }),
    debt: possible('euros', HOME_AMOUNT),
    share: usual('percent', { least: 1, most: 99, initial: 50 }),
    relation: possibleOneOf(ACQUIRING),
    saleCosts: possible('euros', AMOUNT),
  },
  calculate: ({ value, debt = 0, share, relation, saleCosts = 0 }) => {
    const left = value - debt;
    const ofShare = (euros: number) => Math.round((euros * exactShare(share)) / 100);
    const paid = ofShare(left);
    // § 9 Abs. 2 Nr. 1 GrEStG: the debts that are taken over are a part of the price.
    const taxed = ofShare(value);
    const taxOf = (percent: number) => formatEuros((taxed * percent) / 100);
    return {
      words: {
        price: formatEuros(taxed),
        least: taxOf(Math.min(...PERCENTS)),
        most: taxOf(Math.max(...PERCENTS)),
      },
      headline: paid < 0 ? { owed: -paid } : { paid },
      steps: {
        value,
        debt: -debt || undefined,
        net: debt > 0 && left,
        share: paid,
        financed: debt > 0 && paid + debt,
        ifSold: saleCosts > 0 && ofShare(left - saleCosts),
      },
      parts:
        left < 0
          ? undefined
          : { partPaid: paid, partKept: left - paid, partDebt: debt || undefined },
      notes: [
        saleCosts > 0 && 'fair',
        transferTaxNote(relation),
        (relation === 'spouse' || relation === 'divorced-spouse') && 'couple',
        debt > 0 && 'bank',
        'leftOut',
      ],
    };
  },
});
