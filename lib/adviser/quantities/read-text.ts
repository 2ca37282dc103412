import 'server-only';
import type { DescribedCalculator } from '@/lib/calculators/calculators';
import { type FieldKind, type FieldMeta, metaOf } from '@/lib/calculators/fields';
import { distance } from '@/lib/platform/format/spelling-distance';
import { fold } from '@/lib/words/stem';
import type { z } from 'zod';
import { ADVISED } from '../advised/advised';
import { placesIn } from '../advised/places';
import { patternOf } from '../patterns';
import { quantitiesIn, type Said } from './quantities';

export interface FieldWords {
  name: string;
  meta: FieldMeta;
  kind: FieldKind;
  /** Of a choice by value, else under '' */
  words: Record<string, readonly string[]>;
  /** So many people are a share */
  isShared?: boolean;
  /** How a year of waiting changes it */
  waiting?: number;
}

function readFields({ calculator, content }: DescribedCalculator): FieldWords[] {
  return Object.entries(calculator.fields.shape).map(([name, schema]) => {
    const { words = [], waiting, isShared } = content.fields[name] ?? {};
    const meta = metaOf(schema as z.ZodType);
    const named = Array.isArray(words) ? { '': words } : words;
    return { name, meta, kind: meta.kind, words: named, waiting, isShared };
  });
}

const FIELDS = new Map(ADVISED.map((each) => [each.calculator.name, readFields(each)]));

export const fieldsToRead = ({
  calculator: { name },
}: DescribedCalculator): readonly FieldWords[] => FIELDS.get(name)!;

const wordsOf = ({ words }: FieldWords) => Object.values(words).flat();

/** Letters from which a word may be misspelt, and from which twice. */
const LONG = [8, 12] as const;

const WORDS = new Set(ADVISED.flatMap((each) => fieldsToRead(each).flatMap(wordsOf)));
const LONG_WORDS = [...WORDS].filter((word) => word.length >= LONG[0] && !word.includes(' '));

function corrected(word: string): string {
  if (WORDS.has(word)) return word;
  const limit = word.length >= LONG[1] ? 2 : 1;
  const isForm = (known: string) => word.startsWith(known) || word.endsWith(known);
  if (LONG_WORDS.some(isForm)) return word;
  return (
    LONG_WORDS.find((known) => known[0] === word[0] && distance(word, known, limit) <= limit) ??
    word
  );
}

/** In lower case, without marks, and with the words of calculators as they are spelt. */
const readable = (message: string): string => fold(message).replace(/[a-z]{8,}/g, corrected);

interface Token {
  word: string;
  start: number;
  end: number;
}

export type Place = Omit<Token, 'word'>;

/** A message in the words that fields are looked for with. */
export interface ReadText {
  text: string;
  tokens: readonly Token[];
  numbers: readonly Said[];
}

export function readText(message: string): ReadText {
  const text = readable(message);
  const tokens = [...text.matchAll(/\p{L}+|\d[\d.,]*/gu)].map(({ 0: word, index }) => ({
    word: word.replace(/[.,]+$/, ''),
    start: index,
    end: index + word.length,
  }));
  return { text, tokens, numbers: quantitiesIn(text).filter(({ kinds }) => kinds.length > 0) };
}

const ENDINGS = ['', 'n', 's', 'e', 'en', 'es'];

/** A longer word is also found at the end of a compound, and inflected. */
const isWord = (token: string, word: string) =>
  token === word || (word.length >= 5 && ENDINGS.some((ending) => token.endsWith(word + ending)));

export function placesOf({ tokens }: ReadText, sought: string): Place[] {
  const words = sought.split(' ');
  return tokens.flatMap(({ start }, at) => {
    const found = tokens.slice(at, at + words.length);
    const isHere =
      found.length === words.length && found.every(({ word }, i) => isWord(word, words[i] ?? ''));
    return isHere ? [{ start, end: found.at(-1)?.end ?? start }] : [];
  });
}

const NUMBER_WORDS = patternOf('besideNumber');

/** Whether a word belongs to what a calculator asks for. */
export const explains = (described: DescribedCalculator, word: string): boolean =>
  NUMBER_WORDS.test(word) ||
  placesIn(word).states.length > 0 ||
  fieldsToRead(described).some((field) =>
    wordsOf(field).some((known) => known.split(' ').some((part) => isWord(word, part))),
  );
