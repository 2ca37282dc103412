import { formatEuros, formatPercent } from '@/lib/format/number';

/** How far an employee's value is from the estimate; whole euros. */
export function differenceWords(estimate: number, value: number): string {
  const difference = Math.abs(value - estimate);
  if (difference === 0) return 'Der eigene Wert gleicht der Schätzung.';
  const share = estimate > 0 ? (difference / estimate) * 100 : undefined;
  const percent = share === undefined ? '' : ` (${formatPercent(Math.round(share * 10) / 10)})`;
  const side = value > estimate ? 'über' : 'unter';
  return `Der eigene Wert liegt ${formatEuros(difference)}${percent} ${side} der Schätzung.`;
}
