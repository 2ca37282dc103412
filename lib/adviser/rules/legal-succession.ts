import { requireWhole } from './checks';

/** The property regime of a marriage; without a contract it is the community of accrued gains. */
export type Regime = 'accrued-gains' | 'separation' | 'community';

/** A part of an estate as a fraction. */
export interface Fraction {
  over: number;
  under: number;
}

export interface Shares {
  /** Unset without a spouse */
  spouse?: Fraction;
  /** Of each child */
  child: Fraction;
  /** What each child may claim that was left out of the will: half of it (§ 2303 Abs. 1 BGB) */
  compulsory: Fraction;
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

function reduced({ over, under }: Fraction): Fraction {
  const common = divisor(over, under);
  return { over: over / common, under: under / common };
}

/** What the spouse inherits beside children: §§ 1931 and 1371 BGB. */
function spousePart(children: number, regime: Regime): Fraction {
  // § 1931 Abs. 4: with one or two children all have the same.
  if (regime === 'separation' && children <= 2) return { over: 1, under: children + 1 };
  // § 1931 Abs. 1, and the quarter of § 1371 Abs. 1 on top.
  return regime === 'accrued-gains' ? { over: 1, under: 2 } : { over: 1, under: 4 };
}

/**
 * Who inherits how much without a will, where there are children, as of November 2026: the children
 * alike (§ 1924 Abs. 4 BGB) what the spouse does not get (§§ 1931, 1371 BGB). Children of a dead child,
 * who take its place, and a pending divorce (§ 1933 BGB) are left out, as are gifts of the last ten
 * years (§ 2325 BGB). The compulsory part is that of a child beside a spouse who inherits.
 * @throws RangeError without a child
 */
export function legalShares(children: number, regime?: Regime): Shares {
  requireWhole('children', children, 1, 20);
  const spouse = regime && spousePart(children, regime);
  const rest = spouse
    ? { over: spouse.under - spouse.over, under: spouse.under }
    : { over: 1, under: 1 };
  const child = reduced({ over: rest.over, under: rest.under * children });
  return {
    ...(spouse && { spouse }),
    child,
    compulsory: reduced({ over: child.over, under: child.under * 2 }),
  };
}
