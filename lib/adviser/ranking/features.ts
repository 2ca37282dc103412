import { isStopWord } from '@/lib/words/stop-words';
import { stem, wordsOf } from '@/lib/words/stem';
import { SYNONYM_WORDS, synonymsOf } from '@/lib/words/synonyms';
import { weighedSentences } from '@/lib/words/terms';
import { readWords, type Vocabulary, type Words } from '@/lib/words/vocabulary';
import type { WayToAsk } from './ways';

/** Enough that few important features share a bucket. */
export const BUCKETS = 2 ** 14;

/** Tuned on questions that were in none of the examples. */
const WEIGHTS = { word: 1, stopWord: 0.9, part: 0.8, meaning: 0.7, pair: 0.25, letters: 0.4 };

const LETTERS = [3, 4];

const MAX_WORDS = 80;

export const wordsOfWays = (ways: readonly WayToAsk[]): Words =>
  readWords([...ways.map(({ text }) => text), SYNONYM_WORDS].join('\n'));

/** FNV-1a */
function bucketOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < feature.length; index += 1) {
    hash = Math.imul(hash ^ feature.charCodeAt(index), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) & (BUCKETS - 1);
}

export type Features = Map<number, number>;

const meant = (word: string, vocabulary: Vocabulary) =>
  isStopWord(word) || vocabulary.has(word) ? word : (vocabulary.corrected(word) ?? word);

function lettersOf(word: string): string[] {
  const framed = `<${word}>`;
  return LETTERS.flatMap((length) =>
    Array.from({ length: Math.max(0, framed.length - length + 1) }, (_, start) =>
      framed.slice(start, start + length),
    ),
  );
}

/** Stop words count: 'wer' and 'wann' ask for different things. @param message without numbers */
export function featuresOf(message: string, vocabulary: Vocabulary): Features {
  const features: Features = new Map();
  const words = weighedSentences(message)
    .flatMap(({ text, weight }) => wordsOf(text).map((word) => ({ word, weight })))
    .slice(0, MAX_WORDS);
  let before = '^';
  for (const { word, weight } of words) {
    const add = (feature: string, value: number) => {
      const bucket = bucketOf(feature);
      features.set(bucket, Math.max(features.get(bucket) ?? 0, value * weight));
    };
    const known = meant(word, vocabulary);
    const stemmed = stem(known);
    const isStop = isStopWord(known);
    add(`w ${stemmed}`, isStop ? WEIGHTS.stopWord : WEIGHTS.word);
    add(`p ${before} ${stemmed}`, WEIGHTS.pair);
    before = stemmed;
    if (isStop) continue;
    for (const part of vocabulary.parts(known)) add(`w ${part}`, WEIGHTS.part);
    for (const synonym of synonymsOf(stemmed)) add(`w ${synonym}`, WEIGHTS.meaning);
    for (const run of lettersOf(word)) add(`l ${run}`, WEIGHTS.letters);
  }
  return features;
}
