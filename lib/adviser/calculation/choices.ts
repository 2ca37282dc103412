import 'server-only';
import type { CalculatorEntries } from '@/lib/calculators/calculators';
import type { FieldKind } from '@/lib/calculators/fields';
import { placesIn } from '../advised/places';
import { patternOf } from '../patterns';
import { type FieldWords, placesOf, type ReadText } from '../quantities/read-text';

const ZERO = (word: string) =>
  new RegExp(
    String.raw`\b(?:ohne|keine?[nr]?|null|0)(?: \p{L}+)? \p{L}*${word}|\b${word}s?frei\b|\b${word}\p{L}{0,2}(?: \p{L}+){0,3} (?:keine?[nrs]?(?! (?!mehr|da)\p{L})|nicht(?! (?:ganz )?(?:ab)?bezahlt)|weg|abbezahlt|abgezahlt|bezahlt|getilgt|durch)\b`,
    'u',
  );

/** Nought where a message says 'ohne' or 'kein'. */
export const noneIn = ({ text }: ReadText, fields: readonly FieldWords[]): CalculatorEntries =>
  Object.fromEntries(
    fields.flatMap(({ name, kind, words }) => {
      const isNone = (word: string) => text.includes(word) && ZERO(word).test(text);
      const may = kind.type === 'number' && kind.least <= 0;
      return may && (words[''] ?? []).some(isNone) ? [[name, '0']] : [];
    }),
  );

const NEGATED = patternOf('negated');
const DENIED = patternOf('denied');

/** What is denied is the last, 'none' the first; else the longest word counts, then the first. */
function bestOf(read: ReadText, words: Record<string, readonly string[]>) {
  const found = Object.entries(words).flatMap(([value, each]) =>
    each.flatMap((word) =>
      placesOf(read, word).map(({ start, end }) => {
        const isDenied =
          NEGATED.test(read.text.slice(0, start)) || DENIED.test(read.text.slice(end));
        const rank = isDenied ? 0 : value === 'none' ? 2 : 1;
        return { value, start, isDenied, rank, length: word.length };
      }),
    ),
  );
  return found.sort((a, b) => b.rank - a.rank || b.length - a.length || a.start - b.start)[0];
}

const isState = (kind: FieldKind) => kind.type === 'choice' && kind.values.includes('bayern');

/** What a message chooses, its place, and the fields whose choice it only denies. */
export function choicesIn(read: ReadText, fields: readonly FieldWords[]) {
  const isPlaced = fields.some(({ kind }) => kind.type === 'text' || isState(kind));
  const { states, postalCode, town } = isPlaced ? placesIn(read.text) : { states: [] };
  const place = postalCode ?? town?.name;
  const left = [...states];
  const chosen: CalculatorEntries = {};
  const denied: string[] = [];
  for (const { name, kind, words } of fields) {
    const best = kind.type === 'choice' && !isState(kind) ? bestOf(read, words) : undefined;
    const value = kind.type === 'text' ? place : isState(kind) ? left.shift() : best?.value;
    if (best?.isDenied) denied.push(name);
    else if (value) chosen[name] = value;
  }
  return { chosen, denied };
}
