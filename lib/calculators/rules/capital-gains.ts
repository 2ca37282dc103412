/** Years between the two contracts, § 23 Abs. 1 Satz 1 Nr. 1 EStG. */
const YEARS = 10;
/** Euros of gain in a calendar year from which all of it is taxed, § 23 Abs. 3 Satz 5 EStG. */
export const TAXED_FROM = 1_000;

/**
 * The purchase by the deceased or giver counts (§ 23 Abs. 1 Satz 3 EStG); for a new building, that
 * of the land.
 */
export interface Contracts {
  boughtYear: number;
  boughtMonth?: number;
  /** Only with the month */
  boughtDay?: number;
  soldYear: number;
  soldMonth?: number;
  soldDay?: number;
}

/**
 * `own`: ever since purchase or completion. `own-period`: in the years `ownFrom` to `ownUntil`.
 * `inherited-own`: by the deceased until death, then empty. Relatives without a claim to child
 * benefit count as tenants; a child with one who lives there alone and free of rent counts as the
 * seller.
 */
type Use =
  | { use: 'own' | 'rented' | 'inherited-own' }
  | { use: 'own-period'; ownFrom: number; ownUntil: number };

export type Holding = Contracts & Use;

interface Days {
  earliest: string;
  latest: string;
}

interface Waiting {
  /** First day on which a sale is free, whatever the use was */
  freeFrom: Days;
}

/** `disputed`: it is not settled whether the deceased's own use helps the heir. */
export type Exemption = Waiting &
  (
    | { outcome: 'free'; ground: 'ten-years' | 'own-since-purchase' | 'own-three-years' }
    | { outcome: 'day-decides' | 'disputed' | 'taxable' }
  );

const twoDigits = (number: number) => String(number).padStart(2, '0');

export const daysIn = (year: number, month: number) =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The first and the last day that may be meant. */
export function daysOf(year: number, month?: number, day?: number): Days {
  const last = month ?? 12;
  return {
    earliest: `${year}-${twoDigits(month ?? 1)}-${twoDigits(day ?? 1)}`,
    latest: `${year}-${twoDigits(last)}-${twoDigits(day ?? daysIn(year, last))}`,
  };
}

/** 29 February ends the ten years on the last of the month (§ 188 Abs. 3 BGB). */
function dayAfterTenYears(bought: string): string {
  const year = Number(bought.slice(0, 4)) + YEARS;
  const month = Number(bought.slice(5, 7));
  const day = Math.min(Number(bought.slice(8)), daysIn(year, month));
  return new Date(Date.UTC(year, month - 1, day + 1)).toISOString().slice(0, 10);
}

/** One connected time that touches all three years is enough (BFH, 3 Sept 2019, IX R 10/19). */
function isOwnForThreeYears(holding: Holding): boolean {
  if (holding.use !== 'own-period') return false;
  const { boughtYear, soldYear, ownFrom, ownUntil } = holding;
  return Math.max(ownFrom, boughtYear) <= soldYear - 2 && ownUntil >= soldYear;
}

/** § 23 Abs. 1 Satz 1 Nr. 1 EStG, as of November 2026. Trading in land (Drei-Objekt-Grenze) is left out. */
export function exemptionOf(holding: Holding): Exemption {
  const { boughtYear, boughtMonth, boughtDay, soldYear, soldMonth, soldDay, use } = holding;
  const bought = daysOf(boughtYear, boughtMonth, boughtDay);
  const sold = daysOf(soldYear, soldMonth, soldDay);
  const freeFrom = {
    earliest: dayAfterTenYears(bought.earliest),
    latest: dayAfterTenYears(bought.latest),
  };
  if (sold.earliest >= freeFrom.latest) return { outcome: 'free', ground: 'ten-years', freeFrom };
  if (use === 'own') return { outcome: 'free', ground: 'own-since-purchase', freeFrom };
  if (isOwnForThreeYears(holding)) return { outcome: 'free', ground: 'own-three-years', freeFrom };
  if (sold.latest >= freeFrom.earliest) return { outcome: 'day-decides', freeFrom };
  return { outcome: use === 'inherited-own' ? 'disputed' : 'taxable', freeFrom };
}

/** Euros, cents allowed. */
export interface Sale {
  salePrice: number;
  /** Agent, deletion of land charges, prepayment compensation */
  saleCosts?: number;
  purchasePrice: number;
  /** Notary, land register, transfer tax and agent at the purchase, and later building costs */
  purchaseCosts?: number;
  /** Depreciation claimed for the building (Absetzung für Abnutzung) */
  depreciation?: number;
}

const cents = (euros: number) => Math.round(euros * 100);

/** Euros, negative for a loss, § 23 Abs. 3 Satz 1 and 4 EStG. */
export function taxableGain(sale: Sale): number {
  const { salePrice, saleCosts = 0, purchasePrice, purchaseCosts = 0, depreciation = 0 } = sale;
  const paid = cents(purchasePrice) + cents(purchaseCosts);
  return (cents(salePrice) - cents(saleCosts) - paid + cents(depreciation)) / 100;
}

export interface TaxedGains {
  gain: number;
  /** Euros of other private sales in the same calendar year, negative for losses */
  otherGains?: number;
  /** Average percent of income tax on the gain, 0 to 45 */
  percent: number;
}

/**
 * Whole euros; from 1,000 € of gains all of it is taxed (§ 23 Abs. 3 Satz 5 EStG). Rounded down as
 * in § 32a Abs. 1 Satz 6 EStG; without solidarity surcharge and church tax.
 */
export function capitalGainsTax({ gain, otherGains = 0, percent }: TaxedGains): number {
  const gained = cents(gain + otherGains);
  if (gained < cents(TAXED_FROM)) return 0;
  // Whole factors: no rounding error before it is rounded down.
  return Math.floor((gained * Math.round(percent * 100)) / 1_000_000);
}
