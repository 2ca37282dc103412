import { requireAmounts, requireWhole, requireYear } from './checks';

/** Years that are to have passed between the two contracts, § 23 Abs. 1 Satz 1 Nr. 1 EStG. */
const YEARS = 10;
/** Euros of gain in a calendar year from which all of it is taxed, § 23 Abs. 3 Satz 5 EStG. */
export const TAXED_FROM = 1_000;
/** The highest percent of the income tax, § 32a Abs. 1 EStG. */
const HIGHEST_PERCENT = 45;

/**
 * The days on which the two contracts were notarised, as exactly as they are known; handover and land
 * register do not count. Of what was inherited or given, the purchase by the deceased or by the giver
 * counts (§ 23 Abs. 1 Satz 3 EStG); of what was built, the purchase of the land.
 */
interface Contracts {
  boughtYear: number;
  /** 1 to 12 */
  boughtMonth?: number;
  /** Day of the month; only with the month */
  boughtDay?: number;
  soldYear: number;
  /** 1 to 12 */
  soldMonth?: number;
  /** Day of the month; only with the month */
  soldDay?: number;
}

/**
 * Who lived there:
 * - `own`: the seller alone, or with the family, ever since the purchase or completion;
 * - `own-period`: the seller for a connected time, `ownFrom` and `ownUntil` being its calendar years;
 * - `rented`: tenants, or relatives without a claim to child benefit;
 * - `inherited-own`: the deceased until death, and nobody since.
 * A child with a claim to child benefit who lives there alone and free of rent counts as the seller.
 */
type Use =
  | { use: 'own' | 'rented' | 'inherited-own' }
  | { use: 'own-period'; ownFrom: number; ownUntil: number };

export type Holding = Contracts & Use;

/** Days such as '2027-12-15': the same twice if the day of the purchase is known. */
interface Days {
  earliest: string;
  latest: string;
}

interface Waiting {
  /** First day on which a sale is free whatever the use was */
  freeFrom: Days;
}

/**
 * Whether the gain is free of income tax:
 * - `free`, and on what ground;
 * - `day-decides`: the ten years end in the month or year of the sale, and the days are not known;
 * - `disputed`: whether the time in which the deceased lived there helps the heir is not settled;
 * - `taxable`.
 */
export type Exemption = Waiting &
  (
    | { outcome: 'free'; ground: 'ten-years' | 'own-since-purchase' | 'own-three-years' }
    | { outcome: 'day-decides' | 'disputed' | 'taxable' }
  );

const twoDigits = (number: number) => String(number).padStart(2, '0');

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The days that a date can be which is known by year, month or day. */
function daysOf(name: string, year: number, month?: number, day?: number): Days {
  requireYear(`${name}Year`, year);
  if (month !== undefined) requireWhole(`${name}Month`, month, 1, 12);
  if (day !== undefined) {
    if (month === undefined) throw new RangeError(`${name}Day needs ${name}Month`);
    requireWhole(`${name}Day`, day, 1, daysIn(year, month));
  }
  const last = month ?? 12;
  return {
    earliest: `${year}-${twoDigits(month ?? 1)}-${twoDigits(day ?? 1)}`,
    latest: `${year}-${twoDigits(last)}-${twoDigits(day ?? daysIn(year, last))}`,
  };
}

/** The day after ten years; 29 February ends them on the last of the month (§ 188 Abs. 3 BGB). */
function dayAfterTenYears(bought: string): string {
  const year = Number(bought.slice(0, 4)) + YEARS;
  const month = Number(bought.slice(5, 7));
  const day = Math.min(Number(bought.slice(8)), daysIn(year, month));
  return new Date(Date.UTC(year, month - 1, day + 1)).toISOString().slice(0, 10);
}

/**
 * Own use in the year of the sale and in the two before it. One connected time that touches all three
 * is enough, only the middle one has to be whole (BFH, 3 September 2019, IX R 10/19); letting in the
 * year of the sale, after it, does no harm.
 */
function isOwnForThreeYears(holding: Holding): boolean {
  if (holding.use !== 'own-period') return false;
  const { boughtYear, soldYear, ownFrom, ownUntil } = holding;
  return Math.max(ownFrom, boughtYear) <= soldYear - 2 && ownUntil >= soldYear;
}

/**
 * Whether a private sale of a home is free of income tax, § 23 Abs. 1 Satz 1 Nr. 1 EStG as of November
 * 2026: after more than ten years whatever the use was; before that if the seller lived there ever
 * since, or in the year of the sale and the two calendar years before it. By years alone, more than
 * ten are free, fewer are inside, and with exactly ten the day decides. Trading in land
 * (Drei-Objekt-Grenze) is left out.
 * @throws RangeError for a date that does not exist, a sale before the purchase, and a time of own use
 * that ends before it begins
 */
export function exemptionOf(holding: Holding): Exemption {
  const { boughtYear, boughtMonth, boughtDay, soldYear, soldMonth, soldDay, use } = holding;
  const bought = daysOf('bought', boughtYear, boughtMonth, boughtDay);
  const sold = daysOf('sold', soldYear, soldMonth, soldDay);
  if (sold.latest < bought.earliest) throw new RangeError('sold before it was bought');
  if (holding.use === 'own-period') {
    requireYear('ownFrom', holding.ownFrom);
    requireYear('ownUntil', holding.ownUntil);
    if (holding.ownUntil < holding.ownFrom) throw new RangeError('ownUntil lies before ownFrom');
  }
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
  /** Agent, deletion of land charges, prepayment compensation that the sale has caused */
  saleCosts?: number;
  purchasePrice: number;
  /** Notary, land register, transfer tax and agent at the purchase, and what was built on since */
  purchaseCosts?: number;
  /** What has been claimed as depreciation of the building (Absetzung für Abnutzung) */
  depreciation?: number;
}

const cents = (euros: number) => Math.round(euros * 100);

/**
 * Gain or loss of a sale that is not exempt, § 23 Abs. 3 Satz 1 and 4 EStG: sale price less the costs
 * of the sale, less purchase price and purchase costs that depreciation has lowered.
 * @returns euros to the cent, negative for a loss
 * @throws RangeError for an amount that is negative or not finite, and for more depreciation than was
 * paid
 */
export function taxableGain(sale: Sale): number {
  const { salePrice, saleCosts = 0, purchasePrice, purchaseCosts = 0, depreciation = 0 } = sale;
  requireAmounts({ salePrice, saleCosts, purchasePrice, purchaseCosts, depreciation });
  const paid = cents(purchasePrice) + cents(purchaseCosts);
  const claimed = cents(depreciation);
  if (claimed > paid) throw new RangeError('more depreciation than was paid');
  return (cents(salePrice) - cents(saleCosts) - (paid - claimed)) / 100;
}

export interface TaxedGains {
  /** Euros, what `taxableGain` says */
  gain: number;
  /** Euros gained or, negative, lost by other private sales of the same calendar year */
  otherGains?: number;
  /** Percent of income tax that falls on the gain on average, 0 to 45 */
  percent: number;
}

/**
 * Income tax on the private sales of a calendar year: all their gains times the personal rate, and
 * nothing as long as they stay below 1,000 € together. That is a limit, no allowance: from 1,000 € all
 * of it is taxed (§ 23 Abs. 3 Satz 5 EStG, since 2024). Solidarity surcharge and church tax are left
 * out; they may come on top.
 * @returns whole euros, rounded down as in § 32a Abs. 1 Satz 6 EStG; 0 for a loss
 * @throws RangeError for gains that are not finite and a percent outside 0 to 45
 */
export function capitalGainsTax({ gain, otherGains = 0, percent }: TaxedGains): number {
  requireAmounts({ percent });
  if (percent > HIGHEST_PERCENT) throw new RangeError(`no income tax reaches ${percent} percent`);
  const gained = cents(gain + otherGains);
  if (!Number.isFinite(gained)) throw new RangeError('gains are to be finite');
  if (gained < cents(TAXED_FROM)) return 0;
  // Cents times hundredths of a percent, both whole: nothing is lost before it is rounded down.
  return Math.floor((gained * Math.round(percent * 100)) / 1_000_000);
}
