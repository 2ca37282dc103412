import { parseGermanNumber } from '@/lib/platform/validation/german-number';
import type { ShownField } from './calculators';
import { CHOOSE, QUESTIONS, aboveMost, belowLeast } from './quantities';

/** What is wrong with an entry, in the browser; contradictions are found by the server. */
export function entryProblem({ meta }: ShownField, entry: string): string | undefined {
  const { kind, optional, initial } = meta;
  const isNeeded = !optional && initial === undefined;
  if (entry.trim() === '') {
    if (!isNeeded) return undefined;
    return kind.type === 'number' ? QUESTIONS[kind.quantity] : CHOOSE;
  }
  if (kind.type !== 'number') return undefined;
  const { quantity, isWhole, least, most } = kind;
  const value = parseGermanNumber(entry) ?? Number.NaN;
  if (Number.isNaN(value) || (isWhole && value % 1 !== 0)) return QUESTIONS[quantity];
  if (value < least) return belowLeast(quantity, least);
  return value > most ? aboveMost(quantity, most) : undefined;
}
