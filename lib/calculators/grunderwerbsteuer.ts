import { z } from 'zod';
import { formatPercent } from '@/lib/platform/format/number';
import { type CalculatedLine, calculator, EntryError, lineIf } from './calculator';
import { AMOUNT, needed, neededOneOf, oneOf, possible, possibleOneOf } from './fields';
import {
  exemptionNumber,
  FREE_UP_TO,
  type StateKey,
  stateLabel,
  TAX_STATES,
  transferTax,
  transferTaxPercent,
} from './rules/transfer-tax';

const MOST = 50_000_000;

const STATES = TAX_STATES.map(({ key }) => key);

const BUYERS = [
  'stranger',
  'spouse',
  'divorced-spouse',
  'direct-line',
  'co-heir',
  'sibling',
  'relative',
  'partner',
] as const;

const wordsOf = (state: StateKey) => ({
  state: stateLabel(state),
  percent: formatPercent(transferTaxPercent(state)),
});

function compared(base: number, state: StateKey, other?: StateKey): CalculatedLine[] {
  if (!other) return [];
  const [here, there] = [transferTax(base, state), transferTax(base, other)];
  const difference = there < here ? 'less' : 'more';
  return [
    { text: 'elsewhere', words: wordsOf(other), euros: there },
    { text: there === here ? 'same' : difference, euros: Math.abs(there - here) },
  ];
}

export const grunderwerbsteuer = calculator({
  name: 'grunderwerbsteuer',
  fields: z.object({
    price: needed('euros', { least: 1, most: MOST }),
    state: neededOneOf(STATES),
    buyer: oneOf(BUYERS),
    inventory: possible('euros', AMOUNT),
    otherState: possibleOneOf(STATES),
  }),
  calculate: ({ price, state, buyer, inventory = 0, otherState }) => {
    if (inventory >= price) throw new EntryError('inventory', 'allInventory');
    if (otherState === state) throw new EntryError('otherState', 'sameState');
    const base = price - inventory;
    const full = transferTax(base, state);
    const isExempt = buyer !== 'stranger' && exemptionNumber(buyer) !== undefined;
    const tax = isExempt ? 0 : full;
    return {
      headline: { text: isExempt ? 'none' : 'tax', words: wordsOf(state), euros: tax },
      steps: [
        { text: 'price', euros: price },
        ...lineIf('inventory', -inventory),
        ...lineIf('base', inventory && base),
        { text: isExempt ? 'forStrangers' : 'here', words: wordsOf(state), euros: full },
        ...(isExempt ? [{ text: 'exempt', euros: tax }] : compared(base, state, otherState)),
        { text: 'withTax', euros: price + tax },
      ],
      notes: [
        ...(buyer === 'stranger' ? [] : [{ text: buyer }]),
        ...(base <= FREE_UP_TO ? [{ text: 'small' }] : []),
        ...(inventory > 0 ? [{ text: 'inventoryRule' }] : []),
        { text: isExempt ? 'certificate' : 'rule' },
      ],
    };
  },
});
