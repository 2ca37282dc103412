import { currentYear } from '@/lib/platform/format/date';
import { optionalNumber } from './number';

interface YearBuiltOptions {
  message: string;
  minMessage: string;
  maxMessage: (year: number) => string;
}

const FIRST_YEAR_BUILT = 1800;

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
      // At each check: a server may run past New Year's Eve.
      const latest = currentYear();
      if (year !== undefined && year > latest) {
        context.addIssue({ code: 'custom', message: maxMessage(latest) });
      }
    })
    .optional();
}
