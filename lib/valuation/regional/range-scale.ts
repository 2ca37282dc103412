interface Figures {
  /** Whole euros, each */
  value: number;
  range: { from: number; to: number };
  base: number;
}

/** Where something stands on a drawn scale, percent of its width. */
export interface RangeScale {
  value: number;
  from: number;
  to: number;
  base: number;
}

/** Free on both sides of what is drawn, share of its width. */
const MARGIN = 0.06;

/** A scale that holds a range, its figure and the figure of the base formula. */
export function rangeScale({ value, range, base }: Figures): RangeScale {
  const low = Math.min(range.from, base);
  const width = Math.max(1, Math.max(range.to, base) - low);
  const percent = (euros: number) =>
    Math.round(1000 * (MARGIN + (1 - 2 * MARGIN) * ((euros - low) / width))) / 10;
  return {
    value: percent(value),
    from: percent(range.from),
    to: percent(range.to),
    base: percent(base),
  };
}
