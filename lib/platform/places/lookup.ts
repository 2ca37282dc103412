import { spellings } from './spelling';
import type { FoundRow, PostcodeRow } from './types';
import { areFarApart, distance, letterBits } from '@/lib/platform/format/spelling-distance';
import { populationOf } from './populations';

/** Letters; in shorter words a typo is accepted only after the first one. */
const SHORT = 6;

function believed(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

function within(text: string, limit: number, index: NameIndex): Map<NameEntry, number> {
  const found = new Map<NameEntry, number>();
  const bits = letterBits(text);
  const shortest = text.length - limit;
  const lengths = Array.from({ length: 2 * limit + 1 }, (_, more) => shortest + more);
  for (const key of lengths.flatMap((length) => index.byLength.get(length) ?? [])) {
    if (areFarApart(key.letterBits, bits, limit)) continue;
    if (text.length < SHORT && key.text[0] !== text[0]) continue;
    const mistakes = distance(text, key.text, limit);
    if (mistakes > limit) continue;
    // With equally many typos a place precedes a part of another.
    const rank = key.entry.part === undefined ? mistakes : mistakes + 0.5;
    found.set(key.entry, Math.min(rank, found.get(key.entry) ?? Infinity));
  }
  return found;
}

/** Likeliest first: one typo from four letters on, two from eight on if no name is nearer. */
function nearNames(wanted: readonly string[], index: NameIndex): Map<NameEntry, number> {
  for (const limit of [1, 2]) {
    const texts = wanted.filter((text) => believed(text.length) >= limit);
    const found = texts.flatMap((text) => [...within(text, limit, index)]);
    if (found.length > 0) return new Map(found.sort((a, b) => b[1] - a[1]));
  }
  return new Map();
}

const SHARED = 2;
const SHARE = 3;

/** A place and its part have no more; each further word costs four searches. */
const MOST_WORDS = 4;

/** Computing all spellings takes far longer than a search. */
const indexes = new WeakMap<readonly PostcodeRow[], NameIndex>();

function indexOf(rows: readonly PostcodeRow[]): NameIndex {
  const known = indexes.get(rows) ?? buildNameIndex(rows);
  indexes.set(rows, known);
  return known;
}

/**
 * Rank 0: place of this name, 1: further place, 2: place that begins so, 3: further place that
 * does.
 */
function named(wanted: readonly string[], { keys, byText }: NameIndex): Map<NameEntry, number> {
  const ranks = new Map<NameEntry, number>();
  const add = (entry: NameEntry, rank: number) => {
    if (rank < (ranks.get(entry) ?? Infinity)) ranks.set(entry, rank);
  };
  for (const text of wanted) {
    for (const { entry, whole } of byText.get(text) ?? []) {
      add(entry, entry.part === undefined ? 0 : whole ? 1 : 3);
    }
    for (const { text: name, entry } of keys) {
      if (name.startsWith(text)) add(entry, entry.part === undefined ? 2 : 3);
    }
  }
  return ranks;
}

function ordered(ranks: Map<NameEntry, number>): { entry: NameEntry; rank: number }[] {
  return [...ranks]
    .map(([entry, rank]) => ({ entry, rank }))
    .sort((a, b) => a.rank - b.rank || b.entry.population - a.entry.population);
}

function rowsOf(names: { entry: NameEntry; rank: number }[], limit: number): FoundRow[] {
  const rows = new Map<string, FoundRow>();
  const take = ({ rows: all, part }: NameEntry, share: number) => {
    for (const row of all.slice(0, share)) {
      if (rows.size >= limit) return;
      if (!rows.has(row.postalCode)) rows.set(row.postalCode, part ? { ...row, part } : row);
    }
  };
  for (const { entry, rank } of names) take(entry, rank < SHARED ? limit : SHARE);
  for (const { entry } of names) take(entry, limit);
  return [...rows.values()];
}

function findByName(query: string, rows: readonly PostcodeRow[], limit: number): FoundRow[] {
  const wanted = [...new Set(spellings(query))];
  if (wanted[0] === '') return [];
  const index = indexOf(rows);
  const ranks = named(wanted, index);
  if (ranks.size === 0) {
    const parts = findWithin(query, rows, limit);
    if (parts.length > 0) return parts;
  }
  const found = ordered(ranks);
  // After a full match the text is not treated as mistyped.
  if ((found[0]?.rank ?? SHARED) < SHARED) return rowsOf(found, limit);
  const meant = ordered(nearNames(wanted, index)).filter(({ entry }) => !ranks.has(entry));
  const first = rowsOf(found, limit);
  const known = new Set(first.map(({ postalCode }) => postalCode));
  const others = rowsOf(meant, limit).filter(({ postalCode }) => !known.has(postalCode));
  return [...first, ...others].slice(0, limit);
}

const placeOf = ({ place, district }: PostcodeRow) => `${place} ${district}`;

function findWithin(query: string, rows: readonly PostcodeRow[], limit: number): FoundRow[] {
  const words = query.split(/[\s,/-]+/).filter(Boolean);
  if (words.length > MOST_WORDS) return [];
  for (let at = 1; at < words.length; at++) {
    const [start, end] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    for (const [place, part] of [
      [start, end],
      [end, start],
    ] as const) {
      const places = new Set(
        findByName(place, rows, Infinity)
          .filter((row) => !row.part)
          .map(placeOf),
      );
      if (places.size === 0) continue;
      const found = findByName(part, rows, Infinity).filter(
        (row) => row.part && places.has(placeOf(row)),
      );
      if (found.length > 0) return found.slice(0, limit);
    }
  }
  return [];
}

function digitsIn(typed: string): string | undefined {
  const groups = typed.match(/\d+/g) ?? [];
  return groups.length === 1 && groups[0]!.length >= 2 ? groups[0] : undefined;
}

/**
 * By digits (two to five), name or both, in any spelling of umlauts, with typos; larger places
 * first.
 */
export function findPlaces(query: string, rows: readonly PostcodeRow[], limit: number): FoundRow[] {
  const typed = query.trim();
  const digits = digitsIn(typed);
  if (digits) return rows.filter(({ postalCode }) => postalCode.startsWith(digits)).slice(0, limit);
  return /^\d*$/.test(typed) ? [] : findByName(typed, rows, limit);
}

interface NameEntry {
  rows: readonly PostcodeRow[];
  part?: string;
  population: number;
}

interface NameKey {
  text: string;
  whole: boolean;
  letterBits: number;
  entry: NameEntry;
}

interface NameIndex {
  keys: readonly NameKey[];
  byLength: ReadonlyMap<number, readonly NameKey[]>;
  byText: ReadonlyMap<string, readonly NameKey[]>;
}

/** Often left out: Kreuznach for Bad Kreuznach. */
const TITLE = /^(bad|ostseebad|seebad|nordseebad|kurort|lutherstadt|hansestadt) /;

function entriesOf(rows: readonly PostcodeRow[]): Map<string, NameEntry & { name: string }> {
  const found = new Map<string, NameEntry & { name: string; rows: PostcodeRow[] }>();
  const add = (row: PostcodeRow, name: string, part?: string) => {
    const id = `${name} ${row.district} ${part === undefined ? '' : row.place}`;
    const known = found.get(id);
    if (known) known.rows.push(row);
    else found.set(id, { name, rows: [row], part, population: populationOf(row) });
  };
  for (const row of rows) {
    add(row, row.place);
    for (const name of row.furtherPlaces ?? []) add(row, name, name);
  }
  return found;
}

/** Of a double name, such as Partenkirchen, which is used alone. */
function secondHalves(name: string): readonly string[] {
  return name
    .split('-')
    .slice(1)
    .filter((half) => /^\p{Lu}.{4}/u.test(half));
}

/** `castrop rauxel`, `castrop` and `rauxel`; `kreuznach` without its title. */
function textsOf(name: string): Map<string, boolean> {
  const texts = new Map<string, boolean>();
  for (const half of secondHalves(name)) {
    for (const text of spellings(half)) texts.set(text, true);
  }
  for (const full of spellings(name)) {
    for (const text of new Set([full, full.replace(TITLE, '')])) {
      texts.set(text, true);
      for (let end = text.indexOf(' '); end > 0; end = text.indexOf(' ', end + 1)) {
        const start = text.slice(0, end);
        if (!texts.has(start)) texts.set(start, false);
      }
    }
  }
  return texts;
}

function grouped<Value>(keys: readonly NameKey[], by: (key: NameKey) => Value) {
  const groups = new Map<Value, NameKey[]>();
  for (const key of keys) {
    const group = groups.get(by(key));
    if (group) group.push(key);
    else groups.set(by(key), [key]);
  }
  return groups;
}

function buildNameIndex(rows: readonly PostcodeRow[]): NameIndex {
  const keys: NameKey[] = [];
  for (const entry of entriesOf(rows).values()) {
    for (const [text, whole] of textsOf(entry.name)) {
      keys.push({ text, whole, letterBits: letterBits(text), entry });
    }
  }
  const byLength = grouped(keys, ({ text }) => text.length);
  return { keys, byLength, byText: grouped(keys, ({ text }) => text) };
}
