import { spellings } from './spelling';
import type { PostcodeRow } from './types';

type Spellings = ReturnType<typeof spellings>;

/** Working out the spellings of all rows takes far longer than a search, so they are kept. */
const spellingsOf = new WeakMap<readonly PostcodeRow[], readonly Spellings[]>();

function rowSpellings(rows: readonly PostcodeRow[]): readonly Spellings[] {
  const known = spellingsOf.get(rows) ?? rows.map((row) => spellings(row.place));
  spellingsOf.set(rows, known);
  return known;
}

/** 0: exactly this name, 1: it starts with these whole words, 2: it starts so, 3: it does not. */
function rank(names: Spellings, wanted: Spellings): number {
  const ranks = names.flatMap((name) =>
    wanted.map((start) => {
      if (!name.startsWith(start)) return 3;
      if (name.length === start.length) return 0;
      return name[start.length] === ' ' ? 1 : 2;
    }),
  );
  return Math.min(...ranks);
}

function findByName(query: string, rows: readonly PostcodeRow[]): PostcodeRow[] {
  const wanted = spellings(query);
  if (wanted[0] === '') return [];
  const names = rowSpellings(rows);
  const ranked = rows.map((row, index) => ({ row, rank: rank(names[index] ?? ['', ''], wanted) }));
  const found = ranked.filter((entry) => entry.rank < 3).sort((a, b) => a.rank - b.rank);
  return found.map(({ row }) => row);
}

/**
 * Finds postcodes as people type them: five digits name one, two to four digits the codes that
 * start so, anything else the places whose name starts so, with umlauts typed in any way (ä, ae or
 * a; ß or ss). Places of exactly that name come first, then those that start with the whole words
 * (Halle, Halle (Saale), Hallenberg), else the order is that of `rows`.
 * @returns at most `limit` rows; none for a single digit or more than five
 */
export function findPlaces(
  query: string,
  rows: readonly PostcodeRow[],
  limit: number,
): PostcodeRow[] {
  const typed = query.trim();
  if (!/^\d+$/.test(typed)) return findByName(typed, rows).slice(0, limit);
  if (typed.length < 2) return [];
  return rows.filter(({ postalCode }) => postalCode.startsWith(typed)).slice(0, limit);
}
