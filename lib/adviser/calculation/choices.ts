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

/** The longest word counts, and of equal ones the first. */
function chosen(read: ReadText, words: Record<string, readonly string[]>): string | undefined {
  const found = Object.entries(words).flatMap(([value, each]) =>
    each.flatMap((word) =>
      placesOf(read, word)
        .filter(({ start }) => !NEGATED.test(read.text.slice(0, start)))
        .map(({ start }) => ({ value, start, length: word.length })),
    ),
  );
  return found.sort((a, b) => b.length - a.length || a.start - b.start)[0]?.value;
}

const isState = (kind: FieldKind) => kind.type === 'choice' && kind.values.includes('bayern');

/** What a message chooses, and its place. */
export function choicesIn(read: ReadText, fields: readonly FieldWords[]): CalculatorEntries {
  const isPlaced = fields.some(({ kind }) => kind.type === 'text' || isState(kind));
  const { states, postalCode, town } = isPlaced ? placesIn(read.text) : { states: [] };
  const place = postalCode ?? town?.name;
  const left = [...states];
  return Object.fromEntries(
    fields.flatMap(({ name, kind, words }) => {
      if (kind.type === 'text') return place ? [[name, place]] : [];
      if (kind.type !== 'choice') return [];
      const value = isState(kind) ? left.shift() : chosen(read, words);
      return value ? [[name, value]] : [];
    }),
  );
}
