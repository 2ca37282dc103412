import { spellings } from '../../lib/platform/places/spelling';

/** `Hennef (Sieg)`, `Fröndenberg/Ruhr`, `Steinbach am Donnersberg`: additions that tell namesakes apart. */
const ADDITION = / (am|an|auf|bei|i|im|in|ob|vor|zum|zur)( (d|dem|den|der))? .*$/;
/** `Bad Belzig`, `Lutherstadt Eisleben`: titles that only one source writes. */
const TITLE = /^(bad|kurort|lutherstadt|ostseebad|seebad|stadt) | (lutherstadt|stadt|kernstadt)$/g;

/** Shorter beginnings are ambiguous: `Alt`, `Neu`, `Süd`. */
const SHORTEST_START = 4;

const written = (name: string) => spellings(name)[1];

function core(name: string): string {
  const words = written(name.replace(/\(.*?\)/g, ' ').replace(/(?<=\S{3})\/.*$/, ' '));
  return words.replace(ADDITION, '').replace(TITLE, '').trim() || words;
}

const startsWithWords = (name: string, start: string) =>
  start.length >= SHORTEST_START && name.startsWith(`${start} `);

const RULES: readonly ((one: string, other: string) => boolean)[] = [
  (one, other) => written(one) === written(other),
  (one, other) => core(one) === core(other),
  (one, other) =>
    startsWithWords(core(one), core(other)) || startsWithWords(core(other), core(one)),
];

/**
 * The matches of the strictest rule that has any. Only within one district: elsewhere they may be namesakes.
 */
export function findByName<T>(
  wanted: string,
  entries: readonly T[],
  namesOf: (entry: T) => readonly string[],
): T[] {
  for (const isSame of RULES) {
    const found = entries.filter((entry) => namesOf(entry).some((name) => isSame(wanted, name)));
    if (found.length > 0) return found;
  }
  return [];
}
