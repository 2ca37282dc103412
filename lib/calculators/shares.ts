import { EntryError } from './calculator';

const PARTS = 12;

/** '33,33' stands for a third: percent as exact as a half, third, quarter, sixth or twelfth is. */
export function exactShare(percent: number): number {
  const exact = (Math.round((percent * PARTS) / 100) * 100) / PARTS;
  return Math.abs(exact - percent) < 0.05 ? exact : percent;
}

/** Of entries `part` and `whole`, as in 82,35/1.000. @throws EntryError */
export function ownershipShare(part: number, whole: number): number {
  if (part > whole) throw new EntryError('part', 'partAbove');
  return part / whole;
}
