import { formatPercent } from '@/lib/platform/format/number';

/** Percent apart from which two figures are said to differ strongly. */
const FAR = 30;

/** By how many percent the regional figure lies above (or below) that of the base formula, rounded. */
function percentApart(base: number, regional: number): number {
  return base > 0 ? Math.round((regional / base - 1) * 100) : 0;
}

/** Whether the two figures are so far apart that whoever works with them should know why. */
export const isFarApart = (base: number, regional: number) =>
  Math.abs(percentApart(base, regional)) > FAR;

/** '46 % höher', '12 % niedriger', 'gleich hoch': the regional figure against that of the base formula. */
export function apartLabel(base: number, regional: number): string {
  const percent = percentApart(base, regional);
  if (percent === 0) return 'gleich hoch';
  return `${formatPercent(Math.abs(percent))} ${percent > 0 ? 'höher' : 'niedriger'}`;
}
