import type { TermEntry, TextStemmer } from '@/lib/words/terms';
import type { Vocabulary } from '@/lib/words/vocabulary';

export interface Searchable {
  id: string;
  title: string;
  questions: readonly string[];
  keywords: readonly string[];
  text: string;
  context: string;
}

export interface Hit {
  id: string;
  /** 0 to 1: how much of the question's matter it speaks of */
  coverage: number;
}

export interface Search {
  /** Best first */
  find(terms: TermEntry[]): Hit[];
}

const NO_NOUN = 0.65;
/** Words of this rarity in all cover a long message, whatever else it says. */
const ENOUGH = 22;

export const wholeText = ({ title, questions, keywords, text }: Searchable): string =>
  [title, ...questions, ...keywords, text].join('\n');

/** The stems of a text, each with how far it stands for what the text is about. */
interface ReadText {
  id: string;
  stems: [stemmed: string, strength: number][];
}

export const readTexts = (items: readonly Searchable[], stemsOf: TextStemmer): ReadText[] =>
  items.map(({ id, title, questions, keywords, text, context }) => {
    const stems = new Map<string, number>();
    const add = (place: string, strength: number) => {
      for (const stemmed of stemsOf(place)) {
        stems.set(stemmed, Math.max(stems.get(stemmed) ?? 0, strength));
      }
    };
    add([title, ...questions, ...keywords].join('\n'), 1);
    add(text, 0.8);
    add(context, 0.55);
    return { id, stems: [...stems] };
  });

export type Texts = ReturnType<typeof readTexts>;

export function createSearch(texts: Texts, vocabulary: Vocabulary): Search {
  const places = new Map<string, { id: string; strength: number }[]>();
  const frequencies = new Map<string, number>();
  for (const { id, stems } of texts) {
    for (const [stemmed, strength] of stems) {
      const known = places.get(stemmed) ?? [];
      known.push({ id, strength });
      places.set(stemmed, known);
      frequencies.set(stemmed, (frequencies.get(stemmed) ?? 0) + strength);
    }
  }
  const rarity = (stemmed: string) => {
    const frequency = frequencies.get(stemmed) ?? 0;
    const isNoun = frequency === 0 || vocabulary.isNoun(stemmed);
    return Math.log(1 + texts.length / (0.5 + frequency)) * (isNoun ? 1 : NO_NOUN);
  };
  const rarityOf = ({ stems, weight }: TermEntry) => {
    const [own = '', ...others] = stems.keys();
    // An unknown compound says what its parts say.
    const found = [own, ...others].find((stemmed) => frequencies.has(stemmed));
    return rarity(found ?? own) * weight;
  };

  return {
    find(terms) {
      let asked = 0;
      const covered = new Map<string, number>();
      for (const term of terms) {
        const worth = rarityOf(term);
        asked += worth;
        const best = new Map<string, number>();
        for (const [stemmed, weight] of term.stems) {
          for (const { id, strength } of places.get(stemmed) ?? []) {
            best.set(id, Math.max(best.get(id) ?? 0, weight * strength));
          }
        }
        for (const [id, match] of best) covered.set(id, (covered.get(id) ?? 0) + worth * match);
      }
      const enough = Math.min(asked, ENOUGH);
      return [...covered]
        .map(([id, sum]) => ({ id, coverage: Math.min(1, sum / enough) }))
        .sort((a, b) => b.coverage - a.coverage);
    },
  };
}
