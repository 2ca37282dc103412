import type { Quantity } from '@/lib/calculators/quantities';

/** A number of a message. */
export interface Said {
  value: number;
  /** What it may measure; a unit leaves one of them */
  kinds: readonly Quantity[];
  hasUnit: boolean;
  /** An amount of money for so long */
  per?: 'month' | 'year';
  /** 'Die Hälfte', '2/3': a share of a whole */
  isPart?: true;
  /** Five digits that are more likely a postcode than an amount */
  isCode?: true;
  /** Of a date */
  month?: number;
  day?: number;
  start: number;
  end: number;
}
