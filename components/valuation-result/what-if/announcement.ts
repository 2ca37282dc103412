import { formatEuros } from '@/lib/platform/format/number';
import { rangeLabel } from '@/lib/valuation/regional-labels';
import type { WhatIfFigures } from '@/lib/valuation/regional/what-if-values';

function change(from: number, to: number): string {
  if (from === to) return 'unverändert';
  return `${formatEuros(Math.abs(to - from))} ${to > from ? 'mehr' : 'weniger'}`;
}

/** Both figures as a screen reader says them once the typing has stopped. */
export function announcement(original: WhatIfFigures, { base, regional }: WhatIfFigures): string {
  const first = `Grundformel ${formatEuros(base)}, ${change(original.base, base)}.`;
  if (!regional.isPossible) return `${first} Regional: Keine Zahl möglich. ${regional.reason}`;
  const { value, range } = regional;
  const moved = original.regional.isPossible ? `, ${change(original.regional.value, value)}` : '';
  return `${first} Regional ${formatEuros(value)}${moved}, Spanne ${rangeLabel(range)}.`;
}
