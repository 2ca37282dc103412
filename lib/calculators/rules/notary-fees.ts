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

/** Euros with cents. */
export interface PurchaseFees {
  /** Value added tax included */
  notary: number;
  /** Courts charge no value added tax */
  landRegister: number;
}

/** Euros with cents. */
export interface DeletionFees {
  landRegister: number;
  /** Value added tax included */
  notary: { least: number; most: number };
}

/** Rounded half up (§ 34 Abs. 4 GNotKG). */
const feeInCents = (value: number, rate: number, least = LEAST_FEE) =>
  Math.max(Math.round(fullFee(value) * rate * 100), least * 100);

const withTax = (cents: number) => Math.round((cents * (100 + VALUE_ADDED_TAX)) / 100) / 100;

/**
 * Usually paid by the buyer (§ 448 Abs. 2 BGB). Notary: contract 2.0 (KV 21100 GNotKG), completion
 * 0.5 (KV 22110), supervision 0.5 (KV 22200). Land register: change of owner 1.0 (KV 14110),
 * priority notice 0.5 (KV 14150). Left out: expenses, the buyer's mortgage, KV 22112. @throws
 * RangeError
 */
export function purchaseFees(price: number): PurchaseFees {
  const half = feeInCents(price, 0.5);
  return {
    notary: withTax(feeInCents(price, 2, LEAST_FOR_CONTRACT) + half + half),
    landRegister: (feeInCents(price, 1) + half) / 100,
  };
}

/** Euros with cents; the same fees one by one. */
export interface PurchaseItems {
  contract: number;
  completion: number;
  supervision: number;
  valueAddedTax: number;
  notice: number;
  transfer: number;
}

/** @throws RangeError */
export function purchaseItems(price: number): PurchaseItems {
  const half = feeInCents(price, 0.5) / 100;
  const contract = feeInCents(price, 2, LEAST_FOR_CONTRACT) / 100;
  const { notary } = purchaseFees(price);
  return {
    contract,
    completion: half,
    supervision: half,
    valueAddedTax: Math.round((notary - contract - 2 * half) * 100) / 100,
    notice: half,
    transfer: feeInCents(price, 1) / 100,
  };
}

export const FEE_PARTS = {
  /** Contract, completion and supervision */
  notary: { at: 'notary', rate: 3 },
  /** KV 21100 GNotKG */
  contract: { at: 'notary', rate: 2 },
  /** Change of owner and priority notice */
  register: { at: 'register', rate: 1.5 },
  /** KV 14110 GNotKG */
  transfer: { at: 'register', rate: 1 },
  /** Auflassungsvormerkung, KV 14150 GNotKG */
  notice: { at: 'register', rate: 0.5 },
} as const satisfies Record<string, { at: 'notary' | 'register'; rate: number }>;

export type FeePart = keyof typeof FEE_PARTS;

/** Euros with cents, value added tax included. @throws RangeError */
export function purchaseFee(price: number, part: FeePart): number {
  const { at, rate } = FEE_PARTS[part];
  const cents = feeInCents(price, rate, part === 'contract' ? LEAST_FOR_CONTRACT : LEAST_FEE);
  return at === 'notary' ? withTax(cents) : cents / 100;
}

/** Euros with cents. */
export interface ChargeFees {
  landRegister: number;
  /** Value added tax included */
  notary: number;
}

/** Notary 1.0 (KV 21200 GNotKG), land register 1.0 (KV 14121). @throws RangeError */
export const chargeFees = (nominal: number): ChargeFees => ({
  landRegister: feeInCents(nominal, 1) / 100,
  notary: withTax(feeInCents(nominal, 1)),
});

/**
 * Euros: certificate 1.0 (KV 12210 GNotKG), affidavit 1.0 (KV 23300). `estate` is less its debts (§
 * 40 GNotKG). @throws RangeError
 */
export const inheritanceCertificateFees = (estate: number): number =>
  (2 * feeInCents(estate, 1)) / 100;

/**
 * Land register 0.5 (KV 14140 GNotKG); notary from a certified signature (KV 25101 Nr. 2) to a
 * drafted request (0.5, KV 24102). `nominal` is what is registered (§ 53 Abs. 1 GNotKG). Left out:
 * expenses, bank, trust (KV 22201). @throws RangeError
 */
export function deletionFees(nominal: number): DeletionFees {
  return {
    landRegister: feeInCents(nominal, 0.5) / 100,
    notary: {
      least: withTax(CERTIFICATION * 100),
      most: withTax(feeInCents(nominal, 0.5, LEAST_FOR_DELETION)),
    },
  };
}

/** Euros with cents for the bank’s conditions, 0.5 of what it gets (KV 22201 GNotKG). @throws RangeError */
export const trustFee = (redeemed: number): number => withTax(feeInCents(redeemed, 0.5));
