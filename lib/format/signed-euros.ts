import { formatEuros } from './number';

/** '+4.200 €', '−71.400 €' with a minus sign instead of a hyphen, '0 €'; from whole euros. */
export function formatSignedEuros(euros: number): string {
  if (euros === 0) return formatEuros(0);
  return `${euros > 0 ? '+' : '\u2212'}${formatEuros(Math.abs(euros))}`;
}
