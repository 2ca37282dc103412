import { requireAmounts } from './checks';

/** Euros of one full fee for a value of up to 500 €, table B. */
const LEAST_FULL_FEE = 15;
/** Euros up to which the least full fee holds. */
const LEAST_VALUE = 500;

/**
 * Table B of § 34 Abs. 2 GNotKG: up to this value the fee rises by `rise` euros for each `step` euros
 * begun. The revision of 1 June 2025 (KostBRÄG 2025) raised table A and left table B as it was. The
 * last row ends at the highest value that counts in table B (§ 35 Abs. 2 GNotKG).
 */
const TABLE_B = [
  { upTo: 2_000, step: 500, rise: 4 },
  { upTo: 10_000, step: 1_000, rise: 6 },
  { upTo: 25_000, step: 3_000, rise: 8 },
  { upTo: 50_000, step: 5_000, rise: 10 },
  { upTo: 200_000, step: 15_000, rise: 27 },
  { upTo: 500_000, step: 30_000, rise: 50 },
  { upTo: 5_000_000, step: 50_000, rise: 80 },
  { upTo: 10_000_000, step: 200_000, rise: 130 },
  { upTo: 20_000_000, step: 250_000, rise: 150 },
  { upTo: 30_000_000, step: 500_000, rise: 280 },
  { upTo: 60_000_000, step: 1_000_000, rise: 120 },
];

/** Euros below which no fee by value falls, § 34 Abs. 5 GNotKG. */
const LEAST_FEE = 15;
/** Euros, KV 21100 GNotKG: the contract of sale costs at least so much. */
const LEAST_FOR_CONTRACT = 120;
/** Euros, KV 24102 and 21201 GNotKG: a drafted request for deletion costs at least so much. */
const LEAST_FOR_DELETION = 30;
/** Euros, KV 25101 Nr. 2 GNotKG: certifying the owner's consent to a deletion, whatever the value. */
const CERTIFICATION = 20;
/** Percent of value added tax on what a notary charges, KV 32014 GNotKG, § 12 Abs. 1 UStG. */
const VALUE_ADDED_TAX = 19;

/** Euros with cents. */
export interface PurchaseFees {
  /** Contract, completion and supervision, value added tax included */
  notary: number;
  /** Change of owner and priority notice; courts charge no value added tax */
  landRegister: number;
}

/** Euros with cents. */
export interface DeletionFees {
  landRegister: number;
  /** Value added tax included */
  notary: { least: number; most: number };
}

/** A part or a multiple of the full fee in cents, rounded half up (§ 34 Abs. 4 GNotKG). */
const feeInCents = (value: number, rate: number, least = LEAST_FEE) =>
  Math.max(Math.round(fullFee(value) * rate * 100), least * 100);

/** Euros with cents from cents without value added tax, rounded half up to the cent. */
const withTax = (cents: number) => Math.round((cents * (100 + VALUE_ADDED_TAX)) / 100) / 100;

/**
 * One full fee of table B, § 34 Abs. 2 and Anlage 2 GNotKG, as of November 2026: 435 € for 200,000 €.
 * Anlage 2 prints the table up to 3 million euros; it follows the same steps that are reckoned here,
 * and above them the law gives the steps only. Values above 60 million count as 60 million (§ 35
 * Abs. 2 GNotKG).
 * @param value the value of the business in euros; a step that is begun counts whole
 * @returns euros; table B has whole ones only
 * @throws RangeError for a value that is negative or not finite
 */
export function fullFee(value: number): number {
  requireAmounts({ value });
  let fee = LEAST_FULL_FEE;
  let from = LEAST_VALUE;
  for (const { upTo, step, rise } of TABLE_B) {
    if (value <= from) break;
    fee += Math.ceil((Math.min(value, upTo) - from) / step) * rise;
    from = upTo;
  }
  return fee;
}

/**
 * What a purchase costs at the notary's and in the land register, usually paid by the buyer (§ 448
 * Abs. 2 BGB). Notary: contract 2.0 (KV 21100 GNotKG, at least 120 €), completion 0.5 (Vollzug, KV
 * 22110) and supervision 0.5 (Betreuung, KV 22200), with 19 % value added tax. Land register: change
 * of owner 1.0 (KV 14110) and priority notice 0.5 (Auflassungsvormerkung, KV 14150). Left out are
 * expenses, the buyer's new mortgage, and that completion may cost less (KV 22112).
 * @param price euros
 * @returns euros with cents; each fee and the tax are rounded half up to the cent
 * @throws RangeError for a price that is negative or not finite
 */
export function purchaseFees(price: number): PurchaseFees {
  const half = feeInCents(price, 0.5);
  return {
    notary: withTax(feeInCents(price, 2, LEAST_FOR_CONTRACT) + half + half),
    landRegister: (feeInCents(price, 1) + half) / 100,
  };
}

/** A fee of a purchase that is asked for by itself. */
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

/**
 * One of the fees of a purchase, value added tax included where a notary takes it.
 * @returns euros with cents
 * @throws RangeError for a price that is negative or not finite
 */
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

/**
 * What it costs to register a land charge (Grundschuld) that is enforceable at once: 1.0 of a fee at
 * the notary's (KV 21200 GNotKG) with 19 % value added tax, and 1.0 in the land register (KV 14121).
 * @param nominal euros that are registered
 * @returns euros with cents
 * @throws RangeError for a nominal amount that is negative or not finite
 */
export const chargeFees = (nominal: number): ChargeFees => ({
  landRegister: feeInCents(nominal, 1) / 100,
  notary: withTax(feeInCents(nominal, 1)),
});

/**
 * What a certificate of inheritance (Erbschein) costs at the court: 1.0 of a fee for it (KV 12210
 * GNotKG) and 1.0 for the affidavit (KV 23300), out of the estate less its debts (§ 40 GNotKG).
 * @param estate euros
 * @returns euros, both fees together
 * @throws RangeError for an estate that is negative or not finite
 */
export const inheritanceCertificateFees = (estate: number): number =>
  (2 * feeInCents(estate, 1)) / 100;

/**
 * What it costs to delete a land charge (Grundschuld): in the land register 0.5 of a fee (KV 14140
 * GNotKG); at the notary's from the mere certification of the signature under the owner's consent and
 * request (a fixed 20 €, KV 25101 Nr. 2, which takes precedence over the 0.2 of KV 25100) to a request
 * that the notary drafts (0.5, at least 30 €, KV 24102 with § 92 Abs. 2), with 19 % value added tax.
 * Left out are expenses, what the bank takes, and the fee for holding its papers in trust (KV 22201).
 * @param nominal euros that are registered, not what is left of the debt (§ 53 Abs. 1 GNotKG)
 * @returns euros with cents; each fee and the tax are rounded half up to the cent
 * @throws RangeError for a nominal amount that is negative or not finite
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

/**
 * Percent of the price that notary and land register usually come to for a buyer with a land charge of
 * the bank and its enforceability, expenses and tax: a rule of thumb, as of November 2026.
 */
export const WITH_CHARGE = { least: 1.5, most: 2 } as const;
