import { formatPercent } from '@/lib/platform/format/number';
import { calculator, EntryError } from './calculator';
import { AMOUNT, HOME_AMOUNT, needed, neededOneOf, oneOf, possible, possibleOneOf } from './fields';
import {
  exemptionNumber,
  FREE_UP_TO,
  type StateKey,
  TAX_STATES,
  transferTax,
  transferTaxPercent,
} from './rules/transfer-tax';

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

const percentIn = (state: StateKey) => formatPercent(transferTaxPercent(state));

function compared(here: number, there: number) {
  if (there === here) return { elsewhere: there, same: 0 };
  return there < here
    ? { elsewhere: there, less: here - there }
    : { elsewhere: there, more: there - here };
}

export const grunderwerbsteuer = calculator({
  name: 'grunderwerbsteuer',
  fields: {
    price: needed('euros', { ...HOME_AMOUNT, least: 1 }),
    state: neededOneOf(STATES),
    buyer: oneOf(BUYERS),
    inventory: possible('euros', AMOUNT),
    otherState: possibleOneOf(STATES),
  },
  calculate: ({ price, state, buyer, inventory = 0, otherState }) => {
    if (inventory >= price) throw new EntryError('inventory', 'allInventory');
    if (otherState === state) throw new EntryError('otherState', 'sameState');
    const base = price - inventory;
    const full = transferTax(base, state);
    const isExempt = buyer !== 'stranger' && exemptionNumber(buyer) !== undefined;
    const tax = isExempt ? 0 : full;
    return {
      words: {
        percent: percentIn(state),
        ...(otherState && { otherPercent: percentIn(otherState) }),
      },
      headline: { [isExempt ? 'none' : 'tax']: tax },
      steps: {
        price,
        inventory: -inventory || undefined,
        base: inventory > 0 && base,
        [isExempt ? 'forStrangers' : 'here']: full,
        exempt: isExempt && tax,
        ...(otherState && !isExempt && compared(full, transferTax(base, otherState))),
        withTax: price + tax,
      },
      notes: [
        buyer !== 'stranger' && buyer,
        base <= FREE_UP_TO && 'small',
        inventory > 0 && 'inventoryRule',
        isExempt ? 'certificate' : 'rule',
      ],
    };
  },
});
