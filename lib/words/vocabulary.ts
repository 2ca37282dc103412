import { areFarApart, distance, letterBits } from '@/lib/platform/format/spelling-distance';
import { fold, stem, wordsOf, soundOf } from './stem';

/** Letters: 'haus', 'preis', but not 'ein' or 'ung'. */
const SHORTEST_PART = 4;
/** Letters; longer words are ignored. */
const LONGEST = 45;
/** Linking elements in compounds. */
const LINKS = ['', 's', 'es', 'n', 'en', 'er', 'e'];
/** Accepted typos by length. */
const mistakesIn = (length: number) => (length < 5 ? 0 : length < 8 ? 1 : length < 14 ? 2 : 3);

export interface Vocabulary {
  has(word: string): boolean;
  /** Stems of a compound's parts; empty if a part is unknown */
  parts(word: string): string[];
  corrected(word: string): string | undefined;
  /** Nouns say more about the topic */
  isNoun(stemmed: string): boolean;
}

/** A capital within a sentence marks a noun. */
const NOUN = /(?<=[\p{Ll}\p{N},;] )\p{Lu}\p{L}+/gu;

export interface Words {
  counts: [word: string, count: number][];
  nouns: string[];
  stems: string[];
}

export function readWords(text: string): Words {
  const counts = new Map<string, number>();
  for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const nouns = new Set([...new Set(text.match(NOUN))].map((word) => stem(fold(word))));
  const stems = new Set(
    [...counts.keys()].filter((word) => word.length >= SHORTEST_PART).map(stem),
  );
  return { counts: [...counts], nouns: [...nouns], stems: [...stems] };
}

export function createVocabulary(words: Words): Vocabulary {
  const counts = new Map(words.counts);
  const nouns = new Set(words.nouns);
  const stems = new Set(words.stems);
  const byLength = new Map<number, { word: string; bits: number }[]>();
  for (const word of counts.keys()) {
    if (!/^\p{L}+$/u.test(word)) continue;
    const entry = { word, bits: letterBits(word) };
    const alike = byLength.get(word.length);
    if (alike) alike.push(entry);
    else byLength.set(word.length, [entry]);
  }
  const bySound = new Map<string, string>();
  for (const [word, count] of counts) {
    const key = soundOf(word);
    const other = bySound.get(key);
    if (word.length >= SHORTEST_PART && (!other || count > (counts.get(other) ?? 0)))
      bySound.set(key, word);
  }
  const has = (word: string) => counts.has(word) || stems.has(stem(word));
  const isPart = (word: string) => word.length >= SHORTEST_PART && has(word);

  const partsOf = (word: string, isFirst = true): string[] | undefined => {
    if (!isFirst && isPart(word)) return [stem(word)];
    // The longest first part wins: 'grundbuch' before 'grund'.
    for (let end = word.length - SHORTEST_PART; end >= SHORTEST_PART; end -= 1) {
      const head = word.slice(0, end);
      if (
        !isPart(head) &&
        !LINKS.some((link) => link && head.endsWith(link) && isPart(head.slice(0, -link.length)))
      )
        continue;
      const known = isPart(head)
        ? head
        : LINKS.map((link) =>
            link && head.endsWith(link) ? head.slice(0, -link.length) : '',
          ).find(isPart);
      const rest = known && partsOf(word.slice(end), false);
      if (rest) return [stem(known), ...rest];
    }
    return undefined;
  };

  const corrected = (word: string): string | undefined => {
    if (word.length > LONGEST) return undefined;
    const alike = word.length >= SHORTEST_PART ? bySound.get(soundOf(word)) : undefined;
    if (alike) return alike;
    const limit = mistakesIn(word.length);
    const bits = letterBits(word);
    let best: { word: string; cost: number } | undefined;
    for (let length = word.length - limit; length <= word.length + limit; length += 1) {
      for (const { word: candidate, bits: others } of byLength.get(length) ?? []) {
        if (areFarApart(bits, others, limit)) continue;
        const mistakes = distance(word, candidate, limit);
        if (mistakes > limit) continue;
        // Typos at the first letter are rare; the more frequent word wins.
        const cost =
          mistakes +
          (candidate[0] === word[0] ? 0 : 0.8) -
          Math.log10(counts.get(candidate) ?? 1) * 0.2;
        if (!best || cost < best.cost) best = { word: candidate, cost };
      }
    }
    return best?.word;
  };

  const splits = new Map<string, string[]>();
  const parts = (word: string) => {
    const kept = splits.get(word);
    if (kept) return kept;
    const isCompound = word.length >= 2 * SHORTEST_PART && word.length <= LONGEST;
    const found = isCompound ? (partsOf(word) ?? []) : [];
    if (counts.has(word)) splits.set(word, found);
    return found;
  };
  return { has, parts, corrected, isNoun: (stemmed) => nouns.has(stemmed) };
}
