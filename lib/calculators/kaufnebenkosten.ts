import { formatPercent } from '@/lib/platform/format/number';
import { calculator, toCents } from './calculator';
import { needed, neededOneOf, possible } from './fields';
import { chargeFees, purchaseFees } from './rules/notary-fees';
import { TAX_STATES, transferTax, transferTaxPercent } from './rules/transfer-tax';
import { commissionField, sumOf, withoutZero } from './sale-costs';

const RANGE = { least: 1_000, most: 50_000_000 };

export const kaufnebenkosten = calculator({
  name: 'kaufnebenkosten',
  fields: {
    price: needed('euros', RANGE),
    state: neededOneOf(TAX_STATES.map(({ key }) => key)),
    percent: commissionField(),
    charge: possible('euros', RANGE),
  },
  calculate: ({ price, state, percent, charge }) => {
    const purchase = purchaseFees(price);
    const ofBank = charge === undefined ? undefined : chargeFees(charge);
    const costs = withoutZero({
      tax: transferTax(price, state),
      notary: purchase.notary,
      register: purchase.landRegister,
      charge: ofBank && ofBank.notary + ofBank.landRegister,
      agent: toCents((price * percent) / 100),
    });
    const sum = sumOf(costs);
    return {
      words: {
        taxPercent: formatPercent(transferTaxPercent(state)),
        sumPercent: formatPercent((sum / price) * 100),
      },
      headline: { total: sum },
      steps: { ...costs, sum, price, whole: price + sum },
      parts: costs,
      notes: ['rule', percent > 0 && 'agentRule', charge === undefined && 'chargeOpen'],
    };
  },
});
