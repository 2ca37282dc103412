import { letOthersIn } from '@/lib/platform/jobs/work-signal';
import MiniSearch, { type AsPlainObject } from 'minisearch';
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
  /** 0 to about 1: how well it answers the question */
  score: number;
  /** 0 to 1: how much of the question's matter it speaks of */
  coverage: number;
  /** 0 to 1: its rank in the search library, relative to the best */
  rank: number;
}

export interface Search {
  /** Best first */
  find(terms: TermEntry[], limit: number): Hit[];
}

const WEIGHTS = { coverage: 0.8, rank: 0.2 };
const BOOSTS = { title: 2, questions: 2, keywords: 1.5, text: 0.6, context: 0.25 };
const PLACES = { phrasings: 1, keywords: 1, text: 0.8, context: 0.55 };
const NO_NOUN = 0.65;
/** Words of this rarity in all cover a long message, whatever else it says. */
const ENOUGH = 22;
const CANDIDATES = 150;

const separated = (stems: string[]) => stems.join(' ');
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const split = (text: string) => text.split(' ').filter(Boolean);

function matchOf({ stems }: TermEntry, inside: ReadonlyMap<string, number>): number {
  let best = 0;
  for (const [stemmed, weight] of stems) best = Math.max(best, weight * (inside.get(stemmed) ?? 0));
  return best;
}

function strengths(places: [string[], number][]): Map<string, number> {
  const stems = new Map<string, number>();
  for (const [found, strength] of places) {
    for (const stemmed of found) stems.set(stemmed, Math.max(stems.get(stemmed) ?? 0, strength));
  }
  return stems;
}

export const wholeText = ({ title, questions, keywords, text }: Searchable): string =>
  [title, ...questions, ...keywords, text].join('\n');

export interface Texts {
  stems: {
    id: string;
    title: string[];
    questions: string[][];
    keywords: string[];
    text: string[];
    context: string[];
  }[];
  index: AsPlainObject;
}

const INDEX_OPTIONS = {
  fields: Object.keys(BOOSTS),
  tokenize: split,
  processTerm: (term: string) => term,
  searchOptions: { boost: BOOSTS, combineWith: 'OR' },
} as const;

/** Works in steps, between which requests are served. */
export async function readTexts(
  items: readonly Searchable[],
  stemsOf: TextStemmer,
): Promise<Texts> {
  const stems = items.map(({ id, title, questions, keywords, text, context }) => ({
    id,
    title: stemsOf(title),
    questions: questions.map(stemsOf),
    keywords: stemsOf(keywords.join('\n')),
    text: stemsOf(text),
    context: stemsOf(context),
  }));
  await letOthersIn();
  const index = new MiniSearch<Record<string, string>>(INDEX_OPTIONS);
  await index.addAllAsync(
    stems.map(({ id, title, questions, keywords, text, context }) => ({
      id,
      title: separated(title),
      questions: separated(questions.flat()),
      keywords: separated(keywords),
      text: separated(text),
      context: separated(context),
    })),
    { chunkSize: 50 },
  );
  return { stems, index: index.toJSON() };
}

export function createSearch({ stems: texts, index: kept }: Texts, vocabulary: Vocabulary): Search {
  const indexed = new Map(
    texts.map(({ id, title, questions, keywords, text, context }) => [
      id,
      strengths([
        [[...title, ...questions.flat()], PLACES.phrasings],
        [keywords, PLACES.keywords],
        [text, PLACES.text],
        [context, PLACES.context],
      ]),
    ]),
  );

  const frequencies = new Map<string, number>();
  for (const stems of indexed.values()) {
    for (const [stemmed, strength] of stems) {
      frequencies.set(stemmed, (frequencies.get(stemmed) ?? 0) + strength);
    }
  }
  const rarity = (stemmed: string) => {
    const frequency = frequencies.get(stemmed) ?? 0;
    const isNoun = frequency === 0 || vocabulary.isNoun(stemmed);
    return Math.log(1 + texts.length / (0.5 + frequency)) * (isNoun ? 1 : NO_NOUN);
  };
  const rarities = new Map<TermEntry, number>();
  const rarityOf = (term: TermEntry) => {
    const known = rarities.get(term);
    if (known !== undefined) return known;
    const [own = '', ...others] = term.stems.keys();
    // An unknown compound says what its parts say.
    const found = [own, ...others].find((stemmed) => frequencies.has(stemmed));
    const value = rarity(found ?? own) * term.weight;
    rarities.set(term, value);
    return value;
  };

  const index = MiniSearch.loadJS<Record<string, string>>(kept, INDEX_OPTIONS);

  const find = (terms: TermEntry[], limit: number): Hit[] => {
    if (terms.length === 0) return [];
    const weights = new Map<string, number>();
    for (const { stems, weight } of terms) {
      for (const [stemmed, value] of stems) {
        weights.set(stemmed, Math.max(weights.get(stemmed) ?? 0, value * weight));
      }
    }
    const found = index.search([...weights.keys()].join(' '), {
      tokenize: split,
      processTerm: (term) => term,
      boostTerm: (term) => weights.get(term) ?? 1,
    });
    const best = found[0]?.score ?? 1;
    const asked = Math.min(sum(terms.map(rarityOf)), ENOUGH);
    const hits = found.slice(0, CANDIDATES).flatMap(({ id, score }): Hit[] => {
      const stems = indexed.get(String(id));
      if (!stems) return [];
      const covered = sum(terms.map((term) => rarityOf(term) * matchOf(term, stems)));
      const coverage = Math.min(1, covered / asked);
      const rank = score / best;
      const value = WEIGHTS.coverage * coverage + WEIGHTS.rank * rank;
      return [{ id: String(id), score: value, coverage, rank }];
    });
    rarities.clear();
    return hits.sort((a, b) => b.score - a.score).slice(0, limit);
  };
  return { find };
}
