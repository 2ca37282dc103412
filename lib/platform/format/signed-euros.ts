import { formatEuros, formatPercent } from './number';

/** '+4.200 €', '−71.400 €' with a minus sign instead of a hyphen, '0 €'; from whole euros. */
export function formatSignedEuros(euros: number): string {
  if (euros === 0) return formatEuros(0);
  return `${euros > 0 ? '+' : '\u2212'}${formatEuros(Math.abs(euros))}`;
}

/** '+4.200 € (+1,2 %)': how far a figure has moved from another; '±0 €' where it has not, and no '(−0 %)'. */
export function formatChange(from: number, to: number): string {
  if (to === from) return '±0\u00a0€';
  const percent = Math.round((1000 * Math.abs(to - from)) / from) / 10;
  if (percent === 0) return 'kaum verändert';
  return `${formatSignedEuros(to - from)} (${to > from ? '+' : '\u2212'}${formatPercent(percent)})`;
}
