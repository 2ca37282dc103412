export type Modernisation = 'none' | 'small' | 'medium' | 'mostly' | 'fully';

interface Coefficients {
  a: number;
  b: number;
  c: number;
  /** Percent of the total life from which works count */
  from: number;
}

/**
 * Anlage 2 ImmoWertV, table 3, at 0, 4, 8, 14 and 18 points, which stand for the five degrees of
 * table 2.
 */
const COEFFICIENTS: Record<Modernisation, Coefficients> = {
  none: { a: 1.25, b: 2.625, c: 1.525, from: 60 },
  small: { a: 0.73, b: 1.577, c: 1.1133, from: 40 },
  medium: { a: 0.5, b: 1.1, c: 1, from: 20 },
  mostly: { a: 0.304, b: 0.676, c: 0.9506, from: 14 },
  fully: { a: 0.2, b: 0.44, c: 0.942, from: 10 },
};

export const MODERNISATIONS = Object.keys(COEFFICIENTS) as [Modernisation, ...Modernisation[]];

interface Building {
  /** Years */
  age: number;
  /** Years, Anlage 1 ImmoWertV: 80 for homes */
  life: number;
  modernisation: Modernisation;
}

/** Whole years, § 4 Abs. 3 and Anlage 2 ImmoWertV. Older than its whole life counts as that old. */
export function remainingLife({ age, life, modernisation }: Building): number {
  const { a, b, c, from } = COEFFICIENTS[modernisation];
  const relative = Math.min(1, age / life);
  if (relative * 100 < from) return Math.round(life - age);
  return Math.round(life * (a * relative ** 2 - b * relative + c));
}
