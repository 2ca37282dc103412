import { requireAmounts } from './checks';

/** § 15 Abs. 1 ErbStG. */
export type TaxClass = 1 | 2 | 3;

/** Classes of § 15 and free amounts in euros of § 16 ErbStG, as of November 2026; not for gifts. */
export const RELATIONS = {
  /** Also a registered life partner */
  spouse: { taxClass: 1, freeAmount: 500_000 },
  /** Also a stepchild or an adopted child */
  child: { taxClass: 1, freeAmount: 400_000 },
  /** A child of the deceased's dead child */
  'grandchild-of-dead-child': { taxClass: 1, freeAmount: 400_000 },
  grandchild: { taxClass: 1, freeAmount: 200_000 },
  'great-grandchild': { taxClass: 1, freeAmount: 100_000 },
  /** Also a grandparent */
  parent: { taxClass: 1, freeAmount: 100_000 },
  sibling: { taxClass: 2, freeAmount: 20_000 },
  'niece-or-nephew': { taxClass: 2, freeAmount: 20_000 },
  /** Also a step-parent */
  'in-law': { taxClass: 2, freeAmount: 20_000 },
  'divorced-spouse': { taxClass: 2, freeAmount: 20_000 },
  /** Partner without marriage, cousin, friend */
  other: { taxClass: 3, freeAmount: 20_000 },
} as const satisfies Record<string, { taxClass: TaxClass; freeAmount: number }>;

export type Relation = keyof typeof RELATIONS;

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

/** m², § 13 Abs. 1 Nr. 4c ErbStG. */
const FREE_AREA = 200;
/** § 13d Abs. 1 ErbStG. */
const PERCENT_IF_LET = 90;
/** Euros for funeral and settlement of an estate without proof, § 10 Abs. 5 Nr. 3 ErbStG. */
export const COSTS_WITHOUT_PROOF = 15_000;

/**
 * `family-home`: the heir moves in within six months and stays for ten years, or loses the
 * exemption from the start (§ 13 Abs. 1 Nr. 4b and 4c ErbStG). `let`: § 13d ErbStG.
 */
export type HomeUse =
  | { use: 'let' }
  | {
      use: 'family-home';
      /** m² */
      livingArea: number;
    };

/** Euros. */
export interface Inheritance {
  /** Of the home, or of the share in it */
  value: number;
  relation: Relation;
  home?: HomeUse;
  /** Debts on the home; they count as far as the home is taxed (§ 10 Abs. 6 ErbStG) */
  homeDebts?: number;
  otherAssets?: number;
  /** Other debts, and costs without proof, which count once per estate */
  deductions?: number;
}

export interface InheritanceTax {
  freeAmount: number;
  /** Euros */
  taxable: number;
  /** § 19 Abs. 1 ErbStG; 0 if nothing is taxed */
  percent: number;
  /** Whole euros; less than `percent` of `taxable` where hardship is relieved */
  tax: number;
}

type Levy = Pick<InheritanceTax, 'percent' | 'tax'>;

function taxedPart(relation: Relation, home?: HomeUse): { part: number; of: number } {
  const whole = { part: 1, of: 1 };
  if (home === undefined) return whole;
  if (home.use === 'let') return { part: PERCENT_IF_LET, of: 100 };
  if (relation === 'spouse') return { part: 0, of: 1 };
  if (relation !== 'child' && relation !== 'grandchild-of-dead-child') return whole;
  const { livingArea } = home;
  return livingArea <= FREE_AREA
    ? { part: 0, of: 1 }
    : { part: livingArea - FREE_AREA, of: livingArea };
}

/** § 19 Abs. 1 ErbStG, with the relief of Abs. 3 just above a limit. @throws RangeError */
export function inheritanceTaxOn(taxable: number, taxClass: TaxClass): Levy {
  requireAmounts({ taxable });
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

/**
 * Inheritance tax of one heir, as of November 2026. Left out: earlier gifts (§ 14), allowances of
 * §§ 5 and 17, household effects (§ 13 Abs. 1 Nr. 1), the cut of other debts (§ 10 Abs. 6 Satz 5).
 * @throws RangeError
 */
export function inheritanceTax(inheritance: Inheritance): InheritanceTax {
  const { value, relation, home } = inheritance;
  const { homeDebts = 0, otherAssets = 0, deductions = 0 } = inheritance;
  requireAmounts({ value, homeDebts, otherAssets, deductions });
  if (home?.use === 'family-home') {
    requireAmounts({ livingArea: home.livingArea });
    if (home.livingArea === 0) throw new RangeError('a home has a living area');
  }
  if (!Object.hasOwn(RELATIONS, relation)) {
    throw new RangeError(`no relation is called ${String(relation)}`);
  }
  const { taxClass, freeAmount } = RELATIONS[relation];
  const { part, of } = taxedPart(relation, home);
  const acquired = ((value - homeDebts) * part) / of + otherAssets - deductions;
  const left = Math.max(0, Math.round((acquired - freeAmount) * 100) / 100);
  return {
    freeAmount,
    taxable: Math.floor(left / 100) * 100,
    ...inheritanceTaxOn(left, taxClass),
  };
}

/** Limits the yearly value of a right of use, § 16 BewG. */
export const USUFRUCT_YEARS = 18.6;

/**
 * Euros (§§ 14, 16 BewG, as of November 2026); `factor` as published by the ministry of finance. It
 * lowers the gift (§ 10 Abs. 1 and 5 ErbStG). @throws RangeError
 */
export function usufructValue(said: { value: number; yearly: number; factor: number }) {
  requireAmounts(said);
  const most = Math.round((said.value / USUFRUCT_YEARS) * 100) / 100;
  const yearly = Math.min(said.yearly, most);
  return {
    yearly,
    isCapped: yearly < said.yearly,
    amount: Math.round(yearly * said.factor * 100) / 100,
  };
}
