import { letterBits } from '@/lib/platform/format/spelling-distance';
import { populationOf } from './populations';
import { spellings } from './spelling';
import type { PostcodeRow } from './types';

export interface NameEntry {
  rows: readonly PostcodeRow[];
  part?: string;
  population: number;
}

export interface NameKey {
  text: string;
  whole: boolean;
  letterBits: number;
  entry: NameEntry;
}

export interface NameIndex {
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

export function buildNameIndex(rows: readonly PostcodeRow[]): NameIndex {
  const keys: NameKey[] = [];
  for (const entry of entriesOf(rows).values()) {
    for (const [text, whole] of textsOf(entry.name)) {
      keys.push({ text, whole, letterBits: letterBits(text), entry });
    }
  }
  const byLength = grouped(keys, ({ text }) => text.length);
  return { keys, byLength, byText: grouped(keys, ({ text }) => text) };
}
