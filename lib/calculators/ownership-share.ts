import { formatNumber } from '@/lib/platform/format/number';
import { EntryError } from './calculator';

/** '82,35/1.000' as the land register names it. */
export const shareInWords = (part: number, whole: number) =>
  `${formatNumber(part)}/${formatNumber(whole)}`;

/** @throws EntryError at `part`; the content file has `partAbove` */
export function ownershipShare(part: number, whole: number): number {
  if (part > whole) throw new EntryError('part', 'partAbove', { whole: formatNumber(whole) });
  return part / whole;
}
