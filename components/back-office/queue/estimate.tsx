import type { RequestCard } from '@/lib/back-office/request/request';
import { formatEuros } from '@/lib/format/number';

/** The estimate, and what that is for each square metre (specification 2). */
export function Estimate({ value, perSquareMetre }: NonNullable<RequestCard['estimate']>) {
  return (
    <p className="leading-snug whitespace-nowrap tabular-nums">
      <span className="font-semibold">{formatEuros(value)}</span>
      {perSquareMetre !== undefined && (
        <span className="block text-sm text-muted">{formatEuros(perSquareMetre)}/m²</span>
      )}
    </p>
  );
}
