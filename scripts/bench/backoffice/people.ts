/** A source of numbers from 0 to 1 that gives the same ones at every run (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export type Random = ReturnType<typeof randomFrom>;

/** One entry of a list. */
export const pick = <Entry>(random: Random, list: readonly [Entry, ...Entry[]]): Entry =>
  list[Math.floor(random() * list.length)] ?? list[0];

export const whole = (random: Random, from: number, to: number) =>
  from + Math.floor(random() * (to - from + 1));

const digits = (random: Random, count: number) =>
  Array.from({ length: count }, () => whole(random, 0, 9)).join('');

/** A search for it hits few. */
const RARE_NAME = 'Zwetschgenmeier';
/** A search for it hits one in twenty. */
const COMMON_NAME = 'Müller';

const FIRST = [
  ...(['Erika', 'Karin', 'Jürgen', 'Anna-Lena', 'Ömer', 'Małgorzata', 'Klaus', 'Ute'] as const),
  ...(['Sabine', 'Thorsten', 'Fatma', 'Søren', 'Heinz', 'Beate', 'Chloé', 'Wolfgang'] as const),
] as const;
const LAST = [
  ...([COMMON_NAME, 'Schmidt', 'Schneider', 'Fischer', 'Weber', 'Meyer', 'Wagner'] as const),
  ...(['Becker', 'Schulz', 'Hoffmann', 'Schäfer', 'Koch', 'Bauer', 'Richter', 'Klein'] as const),
  ...(['Wolf', 'Schröder', 'Neumann', 'von der Heide', 'Yılmaz'] as const),
] as const;

export interface Person {
  name: string;
  email: string;
  phone: string;
  postalCode: string;
}

/** Somebody; the first three of each list have a name that nobody else has. */
export function personOf(random: Random, index: number): Person {
  const last = index < 3 ? RARE_NAME : pick(random, LAST);
  const name = `${pick(random, FIRST)} ${last}`;
  const local = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]+/g, '.');
  return {
    name,
    email: `${local}${index}@beispiel.de`,
    phone: `0${whole(random, 30, 999)} ${digits(random, 7)}`,
    postalCode: `${whole(random, 10_000, 99_999)}`,
  };
}

/** Ten digits, each once: they need not be a reference that the portal would give. */
export const referenceOf = (index: number) => String(1_000_000_000 + index);
