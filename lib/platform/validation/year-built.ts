import { currentYear } from '@/lib/platform/format/date';
import { optionalNumber } from './number';

interface YearBuiltOptions {
  message: string;
  minMessage: string;
  /** Gets the current year */
  maxMessage: (year: number) => string;
}

/** Earliest year of construction. */
const FIRST_YEAR_BUILT = 1800;

/** A year of construction from 1800 to the current year (in Germany), or nothing. */
export function optionalYearBuilt({ message, minMessage, maxMessage }: YearBuiltOptions) {
  return optionalNumber({
    message,
    min: FIRST_YEAR_BUILT,
    minMessage,
    max: Number.MAX_VALUE,
    maxMessage: message,
  })
    .refine((year) => year === undefined || Number.isInteger(year), { error: message, abort: true })
    .superRefine((year, context) => {
      // Asked at each check, not when the module loads: a server lives through New Year's Eve.
      const latest = currentYear();
      if (year !== undefined && year > latest) {
        context.addIssue({ code: 'custom', message: maxMessage(latest) });
      }
    })
    .optional();
}
