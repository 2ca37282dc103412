export const MONTHS_IN_YEAR = 12;

export interface Day {
  year: number;
  /** 1 to 12 */
  month?: number;
  /** Only with the month */
  day?: number;
}

/** `code`: five digits, a postcode or an amount. `other` has no use here. */
export type QuantityKind =
  'euros' | 'percent' | 'years' | 'day' | 'area' | 'code' | 'number' | 'other';

export interface ReadQuantity {
  kind: QuantityKind;
  /** Euros, percent, years, m²; of a day its year */
  value: number;
  /** Set by the sentence, even if another word is nearer */
  role?: 'target' | 'price';
  /** Euros a year */
  isYearly?: boolean;
  /** Deutsche Mark that the euros were named in */
  marks?: number;
  digits?: string;
  day?: Day;
  start: number;
  end: number;
}
