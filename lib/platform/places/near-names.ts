import { distance } from '@/lib/platform/format/spelling-distance';
import { lettersOf, type NameEntry, type NameIndex, type NameKey } from './name-index';

/** Short words are too much alike: there a mistake is believed only after the first letter. */
const SHORT = 6;

/** How many mistakes are believed in a text of this length. */
function believed(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

function bits(number: number): number {
  let count = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Whether so few mistakes can turn one set of letters into the other. */
function alike(one: number, other: number, limit: number): boolean {
  return bits(one & ~other) <= limit && bits(other & ~one) <= limit;
}

/** The keys that are at most `limit` letters shorter or longer. */
function ofLength(length: number, limit: number, { byLength }: NameIndex): NameKey[] {
  const lengths = Array.from({ length: 2 * limit + 1 }, (_, index) => length - limit + index);
  return lengths.flatMap((each) => byLength.get(each) ?? []);
}

/** The names with so many mistakes at most, with a rank by their number. */
function within(text: string, limit: number, index: NameIndex): Map<NameEntry, number> {
  const found = new Map<NameEntry, number>();
  const letters = lettersOf(text);
  for (const key of ofLength(text.length, limit, index)) {
    if (!alike(key.letters, letters, limit)) continue;
    if (text.length < SHORT && key.text[0] !== text[0]) continue;
    const mistakes = distance(text, key.text, limit);
    if (mistakes > limit) continue;
    // Of equally many mistakes the place is meant before a part of another.
    const rank = key.entry.part === undefined ? mistakes : mistakes + 0.5;
    found.set(key.entry, Math.min(rank, found.get(key.entry) ?? Infinity));
  }
  return found;
}

/**
 * The names that a mistyped text may mean, the lower the rank the more likely: letters left out,
 * added, mistaken or swapped, one in four letters or more, two in eight or more where no name is
 * nearer.
 * @param wanted the text in the ways to spell it
 */
export function nearNames(wanted: readonly string[], index: NameIndex): Map<NameEntry, number> {
  for (const limit of [1, 2]) {
    const texts = wanted.filter((text) => believed(text.length) >= limit);
    const found = texts.flatMap((text) => [...within(text, limit, index)]);
    if (found.length > 0) return new Map(found.sort((a, b) => b[1] - a[1]));
  }
  return new Map();
}
