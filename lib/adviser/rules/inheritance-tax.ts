import { requireAmounts } from './checks';

/** Classes of § 15 Abs. 1 ErbStG: I, II and III. */
export type TaxClass = 1 | 2 | 3;

/**
 * Whose heir somebody is to the deceased, with class (§ 15 ErbStG) and free amount in euros (§ 16
 * ErbStG) of an inheritance, as of November 2026. Gifts have other classes for parents.
 */
export const RELATIONS = {
  /** Also a registered life partner */
  spouse: { taxClass: 1, freeAmount: 500_000 },
  /** Also a stepchild or an adopted one */
  child: { taxClass: 1, freeAmount: 400_000 },
  /** The parent through whom the grandchild descends is dead */
  'grandchild-of-dead-child': { taxClass: 1, freeAmount: 400_000 },
  grandchild: { taxClass: 1, freeAmount: 200_000 },
  'great-grandchild': { taxClass: 1, freeAmount: 100_000 },
  /** Also a grandparent */
  parent: { taxClass: 1, freeAmount: 100_000 },
  sibling: { taxClass: 2, freeAmount: 20_000 },
  'niece-or-nephew': { taxClass: 2, freeAmount: 20_000 },
  /** Parent or child in law, step-parent */
  'in-law': { taxClass: 2, freeAmount: 20_000 },
  'divorced-spouse': { taxClass: 2, freeAmount: 20_000 },
  /** Partner without marriage, cousin, friend */
  other: { taxClass: 3, freeAmount: 20_000 },
} as const satisfies Record<string, { taxClass: TaxClass; freeAmount: number }>;

export type Relation = keyof typeof RELATIONS;

/** § 19 Abs. 1 ErbStG: up to so many euros these percent of all that is taxed, classes I, II, III. */
const RATES = [
  { upTo: 75_000, percents: [7, 15, 30] },
  { upTo: 300_000, percents: [11, 20, 30] },
  { upTo: 600_000, percents: [15, 25, 30] },
  { upTo: 6_000_000, percents: [19, 30, 30] },
  { upTo: 13_000_000, percents: [23, 35, 50] },
  { upTo: 26_000_000, percents: [27, 40, 50] },
  { upTo: Infinity, percents: [30, 43, 50] },
] as const;

/** m² of living area up to which the family home of a child is free, § 13 Abs. 1 Nr. 4c ErbStG. */
const FREE_AREA = 200;
/** Percent of its value at which a let home is taxed, § 13d Abs. 1 ErbStG. */
const PERCENT_IF_LET = 90;
/** Euros for the funeral and the settling of an estate without proof, § 10 Abs. 5 Nr. 3 ErbStG. */
export const COSTS_WITHOUT_PROOF = 15_000;

/**
 * What the home is used for:
 * - `let` for living at the death: taxed at 90 % (§ 13d ErbStG);
 * - `family-home`: the deceased lived there, the heir moves in at once, usually within six months, and
 *   stays for ten years: free for the spouse (§ 13 Abs. 1 Nr. 4b), and for children and the children
 *   of dead children as far as 200 m² of the living area go (Nr. 4c); for others it makes no
 *   difference. Whoever sells or moves out within the ten years loses it from the start.
 */
export type HomeUse =
  | { use: 'let' }
  | {
      use: 'family-home';
      /** m² */
      livingArea: number;
    };

/** What comes to one heir, in euros. */
export interface Inheritance {
  /** Value of the home or of the share in it */
  value: number;
  relation: Relation;
  home?: HomeUse;
  /** Debts on the home; they count as far as the home is taxed (§ 10 Abs. 6 ErbStG) */
  homeDebts?: number;
  /** Money and whatever else is inherited */
  otherAssets?: number;
  /** Other debts, and costs such as the 15,000 € without proof, which an estate has once */
  deductions?: number;
}

export interface InheritanceTax {
  /** Euros that stay free by relation, used up or not */
  freeAmount: number;
  /** Euros that are taxed, a multiple of 100 */
  taxable: number;
  /** Percent of § 19 Abs. 1 ErbStG; 0 if nothing is taxed */
  percent: number;
  /** Whole euros; less than `percent` of `taxable` where hardship is relieved */
  tax: number;
}

type Levy = Pick<InheritanceTax, 'percent' | 'tax'>;

/** Which part of the home is taxed, as a fraction of two whole or measured numbers. */
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

/**
 * Tax on what is left after the free amount, § 19 Abs. 1 ErbStG, with the relief of hardship of § 19
 * Abs. 3: whoever is just above a limit pays no more than the tax at that limit and, of what lies above
 * it, half (at rates up to 30 %) or three quarters (at higher ones).
 * @param taxable euros; cut down to full 100 € (§ 10 Abs. 1 Satz 6 ErbStG)
 * @returns the percent of the law, 0 if nothing is taxed, and whole euros of tax
 * @throws RangeError for an amount that is negative or not finite
 */
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
 * Inheritance tax of one heir, as of November 2026. Home at its taxed part less debts on it, other
 * assets, less deductions and the free amount by relation (§ 16 ErbStG), cut down to full 100 €, times
 * the rate by class. Left out are gifts of the last ten years (§ 14), the equalisation of gains and the
 * allowance for support of spouses and children (§§ 5, 17), household effects (§ 13 Abs. 1 Nr. 1), and
 * that other debts are cut in proportion where something is exempt (§ 10 Abs. 6 Satz 5).
 * @throws RangeError for an amount that is negative or not finite, a living area of 0, and an unknown
 * relation
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

/** A right of use may be worth a year at most the value divided by this, § 16 BewG. */
export const USUFRUCT_YEARS = 18.6;

/**
 * What a usufruct for life is worth, that is kept when a home is given away (§§ 14, 16 BewG, as of
 * November 2026): the yearly value, which § 16 BewG limits, times the factor that the ministry of
 * finance publishes by age and sex. It is taken off the gift (§ 10 Abs. 1 and 5 ErbStG).
 * @returns euros, and the yearly value that counts
 * @throws RangeError for an amount that is negative or not finite
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
