import { isMistypedStopWord, isStopWord } from './stop-words';
import { stem, wordsOf } from './stem';
import { synonymsOf } from './synonyms';
import type { Vocabulary } from './vocabulary';

/** A word of a question, and everything that it may be found under. */
export interface Term {
  /** As typed, folded */
  word: string;
  /** Stems that it may be found under, and how well each stands for it, up to 1 */
  stems: Map<string, number>;
  /** It, or what it was corrected to, stands in the answers or the guides */
  isKnown: boolean;
  /** How much it counts, up to 1: the story counts less than the question */
  weight: number;
}

/** How well what was found stands for what was typed. */
const BY_PART = 0.6;
/** What each part counts of a compound that stands nowhere, and is found by its parts alone. */
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

type Unweighted = Omit<Term, 'weight'> & { share: number };

/** The terms of a word: one, or those of its parts where it is a compound that stands nowhere. */
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

/** How much a word counts that stands outside of the sentence that asks. */
const STORY = 0.6;

/** A long message asks in one of its sentences, which counts most. */
export function weighedSentences(message: string): { text: string; weight: number }[] {
  const sentences = message.match(/[^.!?\n]+[.!?]*/g) ?? [];
  const asks = sentences.some((sentence) => sentence.includes('?'));
  return sentences.map((text) => ({ text, weight: !asks || text.includes('?') ? 1 : STORY }));
}

/** Words that are looked up: later ones add little and would cost time. */
const MAX_WORDS = 60;

/** What a message is about: its words that say something of the matter, each once. */
export function termsOf(message: string, vocabulary: Vocabulary): Term[] {
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

/** The stems of a text, in the order of its words. */
export type TextStemmer = (text: string) => string[];

/**
 * Finds the stems of texts that are searched, with those of the parts of their compounds. It remembers the
 * words that it has seen: the texts of a site say the same few thousand again and again.
 */
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
