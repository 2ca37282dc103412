import { z } from 'zod';
import { COMMISSION, OWN_SHARE } from '@/lib/commission';
import { formatPercent } from '@/lib/platform/format/number';
import { calculator, lineIf, toCents } from './calculator';
import { needed, neededOneOf, possible, usual } from './fields';
import { chargeFees, purchaseFees } from './rules/notary-fees';
import { stateLabel, TAX_STATES, transferTax, transferTaxPercent } from './rules/transfer-tax';
import { sumOf } from './sale-costs';

const RANGE = { least: 1_000, most: 50_000_000 };

export const kaufnebenkosten = calculator({
  name: 'kaufnebenkosten',
  fields: z.object({
    price: needed('euros', RANGE),
    state: neededOneOf(TAX_STATES.map(({ key }) => key)),
    percent: usual('percent', { least: 0, most: 15, initial: COMMISSION.most * OWN_SHARE }),
    charge: possible('euros', RANGE),
  }),
  calculate: ({ price, state, percent, charge }) => {
    const purchase = purchaseFees(price);
    const ofBank = charge === undefined ? undefined : chargeFees(charge);
    const tax = { state: stateLabel(state), percent: formatPercent(transferTaxPercent(state)) };
    const costs = [
      ...lineIf('tax', transferTax(price, state), tax),
      ...lineIf('notary', purchase.notary),
      ...lineIf('register', purchase.landRegister),
      ...lineIf('charge', ofBank && toCents(ofBank.notary + ofBank.landRegister)),
      ...lineIf('agent', toCents((price * percent) / 100), { percent: formatPercent(percent) }),
    ];
    const sum = sumOf(costs);
    const words = { percent: formatPercent((sum / price) * 100) };
    return {
      headline: { text: 'total', euros: sum },
      steps: [
        ...costs,
        { text: 'sum', words, euros: sum },
        { text: 'price', euros: price },
        { text: 'whole', euros: toCents(price + sum) },
      ],
      parts: costs,
      notes: [
        { text: 'rule' },
        ...(percent > 0 ? [{ text: 'agentRule' }] : []),
        ...(charge === undefined ? [{ text: 'chargeOpen' }] : []),
      ],
    };
  },
});
