export const MONTHS_IN_YEAR = 12;

/** A day, as exactly as it is known. */
export interface Day {
  year: number;
  /** 1 to 12 */
  month?: number;
  /** Only with the month */
  day?: number;
}

/**
 * What a number counts: `years` is a time, `day` a year or a date in it, `number` has no unit, `code`
 * five digits that may be a postcode or an amount, and `other` is none of our business.
 */
export type QuantityKind =
  'euros' | 'percent' | 'years' | 'day' | 'area' | 'code' | 'number' | 'other';

/** A number of a message with its unit. */
export interface Quantity {
  kind: QuantityKind;
  /** Euros, percent, years, m²; of a day its year */
  value: number;
  /** What it stands for, where its sentence says so whatever word is nearer */
  role?: 'target' | 'price';
  /** Euros a year */
  isYearly?: boolean;
  /** Deutsche Mark that the euros were named in */
  marks?: number;
  /** The digits of a code */
  digits?: string;
  day?: Day;
  start: number;
  end: number;
}
