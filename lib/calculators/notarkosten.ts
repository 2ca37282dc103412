import { calculator, type CalculationResult, type EntriesOf, EntryError } from './calculator';
import { HOME_AMOUNT, needed, oneOf, possible } from './fields';
import { type Costs, sumOf } from './sale-costs';
import {
  chargeFees,
  deletionFees,
  inheritanceCertificateFees,
  purchaseItems,
} from './rules/notary-fees';

const LEAST_ONE = { ...HOME_AMOUNT, least: 1 };

const fields = {
  subject: oneOf(['purchase', 'charge', 'deletion', 'certificate']),
  amount: needed('euros', LEAST_ONE),
  charge: possible('euros', LEAST_ONE),
  debts: possible('euros', HOME_AMOUNT),
};

type Entries = EntriesOf<typeof fields>;

function chargeLines(nominal: number): Costs {
  const { notary, landRegister } = chargeFees(nominal);
  return { chargeNotary: notary, chargeRegister: landRegister };
}

function answer(headline: string, fees: Costs, notes: string[]): CalculationResult {
  const sum = sumOf(fees);
  return { headline: { [headline]: sum }, steps: { ...fees, sum }, notes };
}

const CALCULATIONS = {
  purchase({ amount, charge }: Entries) {
    const fees = { ...purchaseItems(amount), ...(charge && chargeLines(charge)) };
    return answer('purchaseSum', fees, ['purchaseRule', 'purchaseOpen']);
  },
  charge: ({ amount }: Entries) => answer('chargeSum', chargeLines(amount), ['chargeRule']),
  deletion({ amount }: Entries) {
    const { landRegister, notary } = deletionFees(amount);
    const fees = { deletionRegister: landRegister, deletionNotary: notary.most };
    return answer('deletionSum', fees, ['deletionRule', 'deletionSigned', 'deletionTrust']);
  },
  certificate({ amount, debts = 0 }: Entries) {
    const estate = amount - debts;
    const each = inheritanceCertificateFees(estate) / 2;
    const fees = { certificateFee: each, affidavit: each };
    const { steps, ...rest } = answer('certificateSum', fees, ['affidavitRule', 'certificateRule']);
    return { ...rest, steps: { estate, ...steps } };
  },
};

/** Table B of the GNotKG; what each side usually pays stands in the notes. */
export const notarkosten = calculator({
  name: 'notarkosten',
  fields,
  calculate: (entries) => {
    const { subject, amount, charge, debts = 0 } = entries;
    if (charge !== undefined && subject !== 'purchase') {
      throw new EntryError('charge', 'chargeOfPurchase');
    }
    if (debts > 0 && subject !== 'certificate') throw new EntryError('debts', 'debtsOfEstate');
    if (debts > amount) throw new EntryError('debts', 'moreDebts');
    return CALCULATIONS[subject](entries);
  },
});
