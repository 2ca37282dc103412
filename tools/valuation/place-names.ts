import { spellings } from '../../lib/platform/places/spelling';

/** `Hennef (Sieg)`, `Fröndenberg/Ruhr`, `Steinbach am Donnersberg`: what only tells namesakes apart. */
const ADDITION = / (am|an|auf|bei|i|im|in|ob|vor|zum|zur)( (d|dem|den|der))? .*$/;
/** `Bad Belzig`, `Lutherstadt Eisleben`: what one source writes and the other leaves out. */
const TITLE = /^(bad|kurort|lutherstadt|ostseebad|seebad|stadt) | (lutherstadt|stadt|kernstadt)$/g;

/** Shorter beginnings than this say nothing: `Alt`, `Neu`, `Süd`. */
const SHORTEST_START = 4;

const written = (name: string) => spellings(name)[1];

/** A name without what only tells it apart from its namesakes. */
function core(name: string): string {
  const words = written(name.replace(/\(.*?\)/g, ' ').replace(/(?<=\S{3})\/.*$/, ' '));
  return words.replace(ADDITION, '').replace(TITLE, '').trim() || words;
}

const startsWithWords = (name: string, start: string) =>
  start.length >= SHORTEST_START && name.startsWith(`${start} `);

/** From the strictest to the most tolerant. */
const RULES: readonly ((one: string, other: string) => boolean)[] = [
  (one, other) => written(one) === written(other),
  (one, other) => core(one) === core(other),
  (one, other) =>
    startsWithWords(core(one), core(other)) || startsWithWords(core(other), core(one)),
];

/**
 * The entries of which one name is the wanted one, as the strictest rule that finds any sees it:
 * the same spelling, the same without additions, the same first words (`Sankt Lorenz Nord` is in
 * `Sankt Lorenz`). Meant for the places of one district; wider it would take namesakes.
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
