import { z } from 'zod';
import { formatEuros, formatPercent } from '@/lib/platform/format/number';
import { calculator, type CalculatedLine, lineIf } from './calculator';
import { AMOUNT, needed, possible, possibleOneOf, usual } from './fields';
import { type Acquirer, exemptionNumber, TAX_STATES } from './rules/transfer-tax';
import { exactShare } from './share';

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

/** § 9 Abs. 2 Nr. 1 GrEStG: the debts that are taken over are a part of the price. */
function transferTaxNote(price: number, relation?: Acquirer): CalculatedLine {
  const [least, most] = [Math.min(...PERCENTS), Math.max(...PERCENTS)];
  const words = {
    price: formatEuros(price),
    least: formatEuros((price * least) / 100),
    most: formatEuros((price * most) / 100),
  };
  if (!relation) return { text: 'taxOpen', words };
  return exemptionNumber(relation) === undefined
    ? { text: 'taxed', words }
    : { text: `exempt-${relation}` };
}

/** (Value − debts) × share: one co-owner takes over what belongs to another. */
export const auszahlung = calculator({
  name: 'auszahlung',
  fields: z.object({
    value: needed('euros', { least: 10_000, most: 50_000_000 }),
    debt: possible('euros', AMOUNT),
    share: usual('percent', { least: 1, most: 99, initial: 50 }),
    relation: possibleOneOf(ACQUIRING),
    saleCosts: possible('euros', AMOUNT),
  }),
  calculate: ({ value, debt = 0, share, relation, saleCosts = 0 }) => {
    const left = value - debt;
    const ofShare = (euros: number) => Math.round((euros * exactShare(share)) / 100);
    const paid = ofShare(left);
    const words = { share: formatPercent(share) };
    const isCouple = relation === 'spouse' || relation === 'divorced-spouse';
    return {
      headline: paid < 0 ? { text: 'owed', euros: -paid } : { text: 'paid', euros: paid },
      steps: [
        { text: 'value', euros: value },
        ...lineIf('debt', -debt),
        ...(debt > 0 ? [{ text: 'net', euros: left }] : []),
        { text: 'share', words, euros: paid },
        ...(debt > 0 ? [{ text: 'financed', euros: paid + debt }] : []),
        ...(saleCosts > 0 ? [{ text: 'ifSold', words, euros: ofShare(left - saleCosts) }] : []),
      ],
      ...(left >= 0 && {
        parts: [
          { text: 'partPaid', euros: paid },
          { text: 'partKept', euros: left - paid },
          ...(debt > 0 ? [{ text: 'partDebt', euros: debt }] : []),
        ],
      }),
      notes: [
        ...(saleCosts > 0 ? [{ text: 'fair' }] : []),
        transferTaxNote(ofShare(value), relation),
        ...(isCouple ? [{ text: 'couple' }] : []),
        ...(debt > 0 ? [{ text: 'bank' }] : []),
        { text: 'leftOut' },
      ],
    };
  },
});
