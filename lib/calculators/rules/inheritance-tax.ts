import { inheritanceTaxOn } from './inheritance-rates';
import { inheritanceClass, type Relation } from './relations';

/** m², § 13 Abs. 1 Nr. 4c ErbStG. */
export const FREE_AREA = 200;
/** § 13d Abs. 1 ErbStG. */
const PERCENT_IF_LET = 90;
/** Euros for funeral and settlement of an estate without proof, § 10 Abs. 5 Nr. 3 ErbStG. */
export const COSTS_WITHOUT_PROOF = 15_000;

/**
 * `family-home`: the heir moves in within six months and stays for ten years, or loses the
 * exemption from the start (§ 13 Abs. 1 Nr. 4b and 4c ErbStG); a gift to the spouse is free without
 * a term (Nr. 4a). `let`: § 13d ErbStG.
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
  isGift?: boolean;
  home?: HomeUse;
  /** Debts on the home; they count as far as the home is taxed (§ 10 Abs. 6 ErbStG) */
  homeDebts?: number;
  otherAssets?: number;
  /** Other debts, and costs without proof, which count once per estate */
  deductions?: number;
  /** Percent of all this that comes to the person */
  share?: number;
  /** Of §§ 5 and 17 ErbStG, as far as they are the person's */
  allowances?: number;
  /** Gifts of the same person in the ten years before, at their value of then (§ 14 ErbStG) */
  earlier?: number;
}

export interface InheritanceTax {
  /** What stays free of the home less its debts, before the share */
  exempt: number;
  freeAmount: number;
  /** Euros, with earlier gifts */
  taxable: number;
  /** § 19 Abs. 1 ErbStG; 0 if nothing is taxed */
  percent: number;
  /** Whole euros; less than `percent` of `taxable` where hardship is relieved */
  wholeTax: number;
  /** Whole euros on earlier gifts alone, which lower the tax */
  earlierTax: number;
  /** Whole euros */
  tax: number;
}

const EXEMPT_CHILDREN: readonly Relation[] = ['child', 'grandchild-of-dead-child'];

function taxedPart({ relation, home, isGift }: Inheritance): { part: number; of: number } {
  const whole = { part: 1, of: 1 };
  if (home === undefined) return whole;
  if (home.use === 'let') return { part: PERCENT_IF_LET, of: 100 };
  if (relation === 'spouse') return { part: 0, of: 1 };
  if (isGift || !EXEMPT_CHILDREN.includes(relation)) return whole;
  const { livingArea } = home;
  return { part: Math.max(0, livingArea - FREE_AREA), of: livingArea };
}

/**
 * Tax of one heir, or on one gift, as of November 2026. The tax on earlier gifts is that of today's
 * law, and the tax on the last acquisition at most half of it (§ 14 Abs. 1 and 3). Left out:
 * household effects (§ 13 Abs. 1 Nr. 1), the cut of other debts (§ 10 Abs. 6 Satz 5).
 */
export function inheritanceTax(inheritance: Inheritance): InheritanceTax {
  const { value, relation, isGift, homeDebts = 0, otherAssets = 0 } = inheritance;
  const { deductions = 0, share = 100, allowances = 0, earlier = 0 } = inheritance;
  const { taxClass, freeAmount } = inheritanceClass(relation, isGift);
  const { part, of } = taxedPart(inheritance);
  const counted = ((value - homeDebts) * part) / of;
  const acquired = ((counted + otherAssets - deductions) * share) / 100 - allowances;
  const last = Math.max(0, acquired);
  const above = (amount: number) => Math.max(0, Math.round((amount - freeAmount) * 100) / 100);
  const { percent, tax: wholeTax } = inheritanceTaxOn(above(last + earlier), taxClass);
  const { tax: earlierTax } = inheritanceTaxOn(above(earlier), taxClass);
  return {
    exempt: value - homeDebts - counted,
    freeAmount,
    taxable: Math.floor(above(last + earlier) / 100) * 100,
    percent,
    wholeTax,
    earlierTax,
    tax: earlier > 0 ? Math.min(wholeTax - earlierTax, Math.floor(last / 2)) : wholeTax,
  };
}
