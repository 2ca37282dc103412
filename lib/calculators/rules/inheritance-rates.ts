/** § 15 Abs. 1 ErbStG. */
export type TaxClass = 1 | 2 | 3;

/** § 19 Abs. 1 ErbStG: percent of the whole amount for classes I, II, III. */
const RATES = [
  { upTo: 75_000, percents: [7, 15, 30] },
  { upTo: 300_000, percents: [11, 20, 30] },
  { upTo: 600_000, percents: [15, 25, 30] },
  { upTo: 6_000_000, percents: [19, 30, 30] },
  { upTo: 13_000_000, percents: [23, 35, 50] },
  { upTo: 26_000_000, percents: [27, 40, 50] },
  { upTo: Infinity, percents: [30, 43, 50] },
] as const;

export interface Levy {
  /** 0 if nothing is taxed */
  percent: number;
  /** Whole euros; less than `percent` where hardship is relieved */
  tax: number;
}

/** § 19 Abs. 1 ErbStG, with the relief of Abs. 3 just above a limit. */
export function inheritanceTaxOn(taxable: number, taxClass: TaxClass): Levy {
  const rounded = Math.floor(taxable / 100) * 100;
  if (rounded === 0) return { percent: 0, tax: 0 };
  const row = RATES.findIndex(({ upTo }) => rounded <= upTo);
  const percentIn = (index: number) => RATES[index]?.percents[taxClass - 1] ?? 0;
  const percent = percentIn(row);
  const full = (rounded * percent) / 100;
  const limit = RATES[row - 1]?.upTo;
  if (limit === undefined) return { percent, tax: full };
  const share = percent <= 30 ? 0.5 : 0.75;
  const relieved = (limit * percentIn(row - 1)) / 100 + share * (rounded - limit);
  return { percent, tax: Math.min(full, relieved) };
}
