import { z } from 'zod';
import { calculator, EntryError, type CalculationResult, type ResultPart } from './calculator';
import { AMOUNT, needed, oneOf, possible } from './fields';
import { sumOf } from './sale-costs';
import {
  chargeFees,
  deletionFees,
  inheritanceCertificateFees,
  purchaseItems,
} from './rules/notary-fees';

const MOST = 50_000_000;

interface Entries {
  amount: number;
  charge?: number;
  debts?: number;
}

function answer(headline: string, fees: ResultPart[], notes: string[]): CalculationResult {
  const sum = sumOf(fees);
  return {
    headline: { text: headline, euros: sum },
    steps: [...fees, { text: 'sum', euros: sum }],
    notes: notes.map((text) => ({ text })),
  };
}

const chargeLines = (nominal: number) => {
  const { notary, landRegister } = chargeFees(nominal);
  return [
    { text: 'chargeNotary', euros: notary },
    { text: 'chargeRegister', euros: landRegister },
  ];
};

const CALCULATIONS = {
  purchase({ amount, charge }: Entries) {
    const items = Object.entries(purchaseItems(amount)).map(([text, euros]) => ({ text, euros }));
    const ofBank = charge === undefined ? [] : chargeLines(charge);
    return answer('purchaseSum', [...items, ...ofBank], ['purchaseRule', 'purchaseOpen']);
  },
  charge: ({ amount }: Entries) => answer('chargeSum', chargeLines(amount), ['chargeRule']),
  deletion({ amount }: Entries) {
    const { landRegister, notary } = deletionFees(amount);
    const fees = [
      { text: 'deletionRegister', euros: landRegister },
      { text: 'deletionNotary', euros: notary.most },
    ];
    return answer('deletionSum', fees, ['deletionRule', 'deletionSigned', 'deletionTrust']);
  },
  certificate({ amount, debts = 0 }: Entries) {
    const estate = amount - debts;
    const each = inheritanceCertificateFees(estate) / 2;
    const fees = [
      { text: 'certificateFee', euros: each },
      { text: 'affidavit', euros: each },
    ];
    const { steps, ...rest } = answer('certificateSum', fees, ['affidavitRule', 'certificateRule']);
    return { ...rest, steps: [{ text: 'estate', euros: estate }, ...steps] };
  },
};

/** Table B of the GNotKG; what each side usually pays stands in the notes. */
export const notarkosten = calculator({
  name: 'notarkosten',
  fields: z.object({
    subject: oneOf(['purchase', 'charge', 'deletion', 'certificate']),
    amount: needed('euros', { least: 1, most: MOST }),
    charge: possible('euros', { least: 1, most: MOST }),
    debts: possible('euros', AMOUNT),
  }),
  calculate: ({ subject, ...entries }) => {
    const { amount, charge, debts = 0 } = entries;
    if (charge !== undefined && subject !== 'purchase') {
      throw new EntryError('charge', 'chargeOfPurchase');
    }
    if (debts > 0 && subject !== 'certificate') throw new EntryError('debts', 'debtsOfEstate');
    if (debts > amount) throw new EntryError('debts', 'moreDebts');
    return CALCULATIONS[subject](entries);
  },
});
