import { formatEuros, formatPercent } from '@/lib/platform/format/number';

/** How far an employee's value is from the base formula; whole euros. */
export function differenceLabel(estimate: number, value: number): string {
  const difference = Math.abs(value - estimate);
  if (difference === 0) return 'Der eigene Wert gleicht der Grundformel.';
  const share = estimate > 0 ? (difference / estimate) * 100 : undefined;
  const percent = share === undefined ? '' : ` (${formatPercent(Math.round(share * 10) / 10)})`;
  const side = value > estimate ? 'über' : 'unter';
  return `Der eigene Wert liegt ${formatEuros(difference)}${percent} ${side} der Grundformel.`;
}

/** Where an employee's value lies against the regional range; whole euros. */
export function rangeLabel({ from, to }: { from: number; to: number }, value: number): string {
  if (value < from) return 'Er liegt unter der regionalen Spanne.';
  if (value > to) return 'Er liegt über der regionalen Spanne.';
  return 'Er liegt in der regionalen Spanne.';
}
