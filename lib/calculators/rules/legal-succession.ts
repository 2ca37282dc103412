import { requireWhole } from './checks';

/** Without a contract it is the community of accrued gains. */
export type Regime = 'accrued-gains' | 'separation' | 'community';

export interface Fraction {
  over: number;
  under: number;
}

export interface Shares {
  /** Unset without a spouse */
  spouse?: Fraction;
  /** Of each child */
  child: Fraction;
  /** Claim of a child left out of the will: half of its share (§ 2303 Abs. 1 BGB) */
  compulsory: Fraction;
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

function reduced({ over, under }: Fraction): Fraction {
  const common = divisor(over, under);
  return { over: over / common, under: under / common };
}

function spousePart(children: number, regime: Regime): Fraction {
  // § 1931 Abs. 4: with one or two children all have the same.
  if (regime === 'separation' && children <= 2) return { over: 1, under: children + 1 };
  // § 1931 Abs. 1, and the quarter of § 1371 Abs. 1 on top.
  return regime === 'accrued-gains' ? { over: 1, under: 2 } : { over: 1, under: 4 };
}

/**
 * §§ 1924 Abs. 4, 1931, 1371 BGB, as of November 2026. Left out: children of a dead child, a
 * pending divorce (§ 1933 BGB), gifts (§ 2325 BGB). @throws RangeError without a child
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
