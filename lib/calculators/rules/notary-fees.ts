import { fullFee } from './full-fee';

/** Euros, § 34 Abs. 5 GNotKG. */
const LEAST_FEE = 15;
/** Euros, KV 21100 GNotKG. */
const LEAST_FOR_CONTRACT = 120;
/** Euros, KV 24102 and 21201 GNotKG. */
const LEAST_FOR_DELETION = 30;
/** Euros, KV 25101 Nr. 2 GNotKG. */
const CERTIFICATION = 20;
/** Percent, KV 32014 GNotKG, § 12 Abs. 1 UStG. */
export const VALUE_ADDED_TAX = 19;

/** Rounded half up (§ 34 Abs. 4 GNotKG). */
const feeInCents = (value: number, rate: number, least = LEAST_FEE) =>
  Math.max(Math.round(fullFee(value) * rate * 100), least * 100);

const withTax = (cents: number) => Math.round((cents * (100 + VALUE_ADDED_TAX)) / 100) / 100;

/**
 * Euros with cents. Usually paid by the buyer (§ 448 Abs. 2 BGB). Notary: contract 2.0 (KV 21100
 * GNotKG), completion 0.5 (KV 22110), supervision 0.5 (KV 22200). Land register: change of owner 1.0
 * (KV 14110), priority notice 0.5 (KV 14150). Left out: expenses, the buyer's mortgage, KV 22112.
 */
export function purchaseItems(price: number) {
  const half = feeInCents(price, 0.5);
  const contract = feeInCents(price, 2, LEAST_FOR_CONTRACT);
  const ofNotary = contract + 2 * half;
  return {
    contract: contract / 100,
    completion: half / 100,
    supervision: half / 100,
    valueAddedTax: Math.round((ofNotary * VALUE_ADDED_TAX) / 100) / 100,
    notice: half / 100,
    transfer: feeInCents(price, 1) / 100,
  };
}

const sumOf = (...euros: number[]) =>
  Math.round(euros.reduce((sum, each) => sum + each, 0) * 100) / 100;

/** Euros with cents; the notary's with value added tax, courts charge none. */
export function purchaseFees(price: number) {
  const { contract, completion, supervision, valueAddedTax, notice, transfer } =
    purchaseItems(price);
  return {
    notary: sumOf(contract, completion, supervision, valueAddedTax),
    landRegister: sumOf(notice, transfer),
  };
}

/** Notary 1.0 (KV 21200 GNotKG), land register 1.0 (KV 14121). */
export const chargeFees = (nominal: number) => ({
  landRegister: feeInCents(nominal, 1) / 100,
  notary: withTax(feeInCents(nominal, 1)),
});

/**
 * Euros: certificate 1.0 (KV 12210 GNotKG), affidavit 1.0 (KV 23300). `estate` is less its debts (§
 * 40 GNotKG).
 */
export const inheritanceCertificateFees = (estate: number): number =>
  (2 * feeInCents(estate, 1)) / 100;

/**
 * Land register 0.5 (KV 14140 GNotKG); notary from a certified signature (KV 25101 Nr. 2) to a
 * drafted request (0.5, KV 24102). `nominal` is what is registered (§ 53 Abs. 1 GNotKG). Left out:
 * expenses, bank, trust (KV 22201).
 */
export function deletionFees(nominal: number) {
  return {
    landRegister: feeInCents(nominal, 0.5) / 100,
    notary: {
      least: withTax(CERTIFICATION * 100),
      most: withTax(feeInCents(nominal, 0.5, LEAST_FOR_DELETION)),
    },
  };
}

/** Euros with cents for the bank’s conditions, 0.5 of what it gets (KV 22201 GNotKG). */
export const trustFee = (redeemed: number): number => withTax(feeInCents(redeemed, 0.5));
