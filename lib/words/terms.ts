import { isMistypedStopWord, isStopWord } from './stop-words';
import { stem, wordsOf } from './stem';
import { synonymsOf } from './synonyms';
import type { Vocabulary } from './vocabulary';

export interface TermEntry {
  word: string;
  stems: Map<string, number>;
  /** It, or its correction, occurs in answers or guides */
  isKnown: boolean;
  /** Up to 1; the story around a question counts less */
  weight: number;
}

/** Scores of indirect matches. */
const BY_PART = 0.6;
const PART_ALONE = 0.75;
const BY_SYNONYM = 0.7;
const BY_CORRECTION = 0.9;

function stemsOf(word: string, vocabulary: Vocabulary, weight: number): Map<string, number> {
  const stems = new Map<string, number>();
  const add = (stemmed: string, value: number) =>
    stems.set(stemmed, Math.max(stems.get(stemmed) ?? 0, value));
  const own = stem(word);
  add(own, weight);
  for (const part of vocabulary.parts(word)) add(part, weight * BY_PART);
  for (const [stemmed, value] of [...stems]) {
    for (const synonym of synonymsOf(stemmed)) add(synonym, value * BY_SYNONYM);
  }
  return stems;
}

type Unweighted = Omit<TermEntry, 'weight'> & { share: number };

function termsOfWord(word: string, vocabulary: Vocabulary): Unweighted[] {
  const known = (found: string, weight: number): Unweighted => ({
    word,
    stems: stemsOf(found, vocabulary, weight),
    isKnown: true,
    share: 1,
  });
  if (vocabulary.has(word) || synonymsOf(stem(word)).length > 0) return [known(word, 1)];
  const parts = vocabulary.parts(word);
  if (parts.length > 0) {
    return parts.map((part) => ({ ...known(part, 1), word: part, share: PART_ALONE }));
  }
  if (isMistypedStopWord(word)) return [];
  const corrected = vocabulary.corrected(word);
  if (corrected && !isStopWord(corrected)) return [known(corrected, BY_CORRECTION)];
  return [{ word, stems: new Map([[stem(word), 1]]), isKnown: false, share: 1 }];
}

/** Weight of words outside the question. */
const STORY = 0.6;

/** In a long message one sentence asks; it has the highest weight. */
export function weighedSentences(message: string): { text: string; weight: number }[] {
  const sentences = message.match(/[^.!?\n]+[.!?]*/g) ?? [];
  const asks = sentences.some((sentence) => sentence.includes('?'));
  return sentences.map((text) => ({ text, weight: !asks || text.includes('?') ? 1 : STORY }));
}

/** Further words add little and cost time. */
const MAX_WORDS = 60;

export function glossaryTerms(message: string, vocabulary: Vocabulary): TermEntry[] {
  const weights = new Map<string, number>();
  for (const { text, weight } of weighedSentences(message)) {
    for (const word of wordsOf(text)) {
      if (!isStopWord(word)) weights.set(word, Math.max(weights.get(word) ?? 0, weight));
    }
  }
  const asked = [...weights].sort(([, a], [, b]) => b - a).slice(0, MAX_WORDS);
  return asked.flatMap(([word, weight]) =>
    termsOfWord(word, vocabulary).map(({ share, ...term }) => ({
      ...term,
      weight: weight * share,
    })),
  );
}

export type TextStemmer = (text: string) => string[];

/** Cached, because texts of a site repeat the same few thousand words. */
export function textStemmer(vocabulary: Vocabulary): TextStemmer {
  const seen = new Map<string, string[]>();
  const stemsOfWord = (word: string) => {
    const known = seen.get(word);
    if (known) return known;
    const stems = isStopWord(word) ? [] : [stem(word), ...vocabulary.parts(word)];
    seen.set(word, stems);
    return stems;
  };
  return (text) => wordsOf(text).flatMap(stemsOfWord);
}
