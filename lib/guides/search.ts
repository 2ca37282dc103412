import 'server-only';
import MiniSearch, { type SearchResult } from 'minisearch';
import { distance as distanceTo } from '@/lib/platform/format/spelling-distance';
import { isStopWord } from '@/lib/words/stop-words';
import { stem, wordsOf } from '@/lib/words/stem';
import { SYNONYM_WORDS } from '@/lib/words/synonyms';
import { glossaryTerms, textStemmer } from '@/lib/words/terms';
import { createVocabulary, readWords } from '@/lib/words/vocabulary';
import { categoryName, categoryOf, type CategoryId } from './categories';
import { NEAR } from './constants';
import { likenessOf, wordWeights } from './likeness';
import { popularArticles } from './popular';

interface Searchable {
  slug: string;
  title: string;
  summary: string;
  content: string;
  views?: number;
}

interface Selection {
  query?: string;
  category?: CategoryId;
}

/** Stems that a word matches, with a score up to 1. */
type Stems = Map<string, number>;

const BOOSTS = { title: 8, category: 3, summary: 3, headings: 2, content: 1 };
/** Letters of a word that matches within others: 'steuer' in 'Spekulationssteuer'. */
const SHORTEST_INSIDE = 4;
/** Letters of a word that may contain a typo. */
const SHORTEST_SLIP = 5;
const BY_SLIP = 0.9;
const INSIDE = 0.5;
/** Weight of a word that occurs nowhere; a word in all articles has half of it. */
const UNKNOWN = 1.5;
/** Share of the words' weight that has to match. */
const ENOUGH = 0.5;
/** Results below this share of the best score are dropped. */
const IN_PASSING = 0.35;
/** Most typos by word length, if nothing closer was found. */
const FAR = 0.4;
const SAME_CATEGORY = 1.3;

const headingsOf = (content: string) => content.match(/^#+ .*$/gm)?.join('\n') ?? '';
const categoryText = ({ title }: Searchable) => categoryName(categoryOf(title));
const slugsOf = (results: SearchResult[]) => results.map(({ id }) => String(id));
const split = (text: string) => text.split(' ').filter(Boolean);

/** Substring of title, summary, content or category, ignoring case; an empty search matches all. */
export function matchesQuery(article: Searchable, query: string): boolean {
  const wanted = query.trim().toLowerCase();
  const { title, summary, content } = article;
  return [title, summary, content, categoryText(article)].some((text) =>
    text.toLowerCase().includes(wanted),
  );
}

/** Of the literal search: 0 title, 1 summary, 2 elsewhere. */
function distance({ title, summary }: Searchable, query: string): number {
  const wanted = query.trim().toLowerCase();
  if (title.toLowerCase().includes(wanted)) return 0;
  return summary.toLowerCase().includes(wanted) ? 1 : 2;
}

function createIndex(articles: readonly Searchable[]) {
  const text = articles
    .map((article) =>
      [article.title, article.summary, article.content, categoryText(article)].join('\n'),
    )
    .join('\n');
  const vocabulary = createVocabulary(readWords(`${text}\n${SYNONYM_WORDS}`));
  const stemsOfText = textStemmer(vocabulary);
  const words = [...new Set(wordsOf(text))].filter((word) => !isStopWord(word));
  const known = new Set([...words, ...wordsOf(SYNONYM_WORDS)]);
  const index = new MiniSearch<Record<string, string>>({
    idField: 'slug',
    fields: Object.keys(BOOSTS),
    tokenize: split,
    processTerm: (term) => term,
    searchOptions: { boost: BOOSTS },
  });
  const stemmed = (part: string) => stemsOfText(part).join(' ');
  const weights = wordWeights(
    new Map(
      articles.map(({ slug, title, summary, content }) => [
        slug,
        stemsOfText(`${title}\n${summary}\n${content}`),
      ]),
    ),
  );
  index.addAll(
    articles.map((article) => ({
      slug: article.slug,
      title: stemmed(article.title),
      category: stemmed(categoryText(article)),
      summary: stemmed(article.summary),
      headings: stemmed(headingsOf(article.content)),
      content: stemmed(article.content),
    })),
  );

  const stemsOfWord = (word: string): Stems[] => {
    if (isStopWord(word)) return [];
    const inside =
      word.length < SHORTEST_INSIDE ? [] : words.filter((longer) => longer.includes(word));
    const own = glossaryTerms(word, vocabulary).filter(({ isKnown }) => isKnown);
    const isTyped = own.some(({ stems }) => stems.has(stem(word)));
    // Each word that is one typo away may be meant.
    const slips =
      known.has(word) || word.length < SHORTEST_SLIP
        ? []
        : words.filter((other) => distanceTo(word, other, 1) === 1);
    if (own.length > 1 && slips.length === 0) return own.map(({ stems }) => stems);
    const stems: Stems = new Map();
    const add = (found: string, weight: number) =>
      stems.set(found, Math.max(stems.get(found) ?? 0, weight));
    // A part of a word is no typo: 'spekul' begins 'spekulationssteuer'.
    if (own.length === 1 && (isTyped || inside.length === 0))
      for (const [found, weight] of own[0]?.stems ?? []) add(found, weight);
    for (const longer of inside) add(stem(longer), INSIDE);
    for (const other of slips) add(stem(other), BY_SLIP);
    return [stems];
  };

  /** By the best field, then by frequency; rarer words have more weight. */
  const meaningOf = (stems: Stems) => {
    const results = index.search([...stems.keys()].join(' '), {
      boostTerm: (term) => stems.get(term) ?? 1,
    });
    const best = results[0]?.score ?? 1;
    const standing = ({ match, score }: SearchResult) => {
      const places = Object.entries(match).flatMap(([found, fields]) =>
        fields.map((field) => (stems.get(found) ?? 1) * BOOSTS[field as keyof typeof BOOSTS]),
      );
      return Math.max(...places) + score / best;
    };
    return {
      weight: results.length === 0 ? UNKNOWN : Math.log(1 + articles.length / results.length),
      bySlug: new Map(results.map((result) => [String(result.id), standing(result)])),
    };
  };

  const find = (query: string): string[] => {
    const asked = [...new Set(wordsOf(query))].flatMap(stemsOfWord).map(meaningOf);
    const known = asked.filter(({ bySlug }) => bySlug.size > 0);
    const sum = (words: typeof asked, of: (word: (typeof asked)[number]) => number) =>
      words.reduce((total, word) => total + of(word), 0);
    const meant = sum(known, ({ weight }) => weight);
    // If most of the search matches nothing, the rest is misleading.
    if (meant <= sum(asked, ({ weight }) => weight) / 2) return [];
    const results = articles
      .map(({ slug }) => ({
        slug,
        met: sum(known, ({ weight, bySlug }) => (bySlug.has(slug) ? weight : 0)) / meant,
        score: sum(known, ({ weight, bySlug }) => weight * (bySlug.get(slug) ?? 0)),
      }))
      .filter(({ met }) => met >= ENOUGH)
      .sort((one, other) => other.score - one.score);
    return results
      .filter(({ score }) => score >= IN_PASSING * (results[0]?.score ?? 0))
      .map(({ slug }) => slug);
  };
  return {
    find,
    findNear: (query: string): string[] =>
      slugsOf(index.search(wordsOf(query).map(stem).join(' '), { fuzzy: FAR, prefix: true })),
    /** Slugs, most similar first. */
    findLike: ({ slug, title }: Searchable): string[] => {
      const own = weights.get(slug);
      if (!own) return [];
      return articles
        .filter((article) => article.slug !== slug)
        .map((article) => {
          const likeness = likenessOf(own, weights.get(article.slug) ?? new Map());
          const isSame = categoryOf(article.title) === categoryOf(title);
          return { slug: article.slug, likeness: likeness * (isSame ? SAME_CATEGORY : 1) };
        })
        .sort((one, other) => other.likeness - one.likeness)
        .map((article) => article.slug);
    },
  };
}

let kept: { key: string; index: ReturnType<typeof createIndex> } | undefined;

function indexOf(articles: readonly Searchable[]) {
  const key = articles
    .map(({ slug, title, summary, content }) => [slug, title, summary, content].join('\n'))
    .join('\0');
  if (kept?.key !== key) kept = { key, index: createIndex(articles) };
  return kept.index;
}

function inOrder<T extends Searchable>(articles: readonly T[], slugs: string[]): T[] {
  const bySlug = new Map(articles.map((article) => [article.slug, article]));
  return slugs.flatMap((slug) => bySlug.get(slug) ?? []);
}

/** Literal matches in the title, then word matches by score, then other literal matches. */
export function searchArticles<T extends Searchable>(
  articles: readonly T[],
  { query = '', category }: Selection,
): T[] {
  const fits = ({ title }: T) => !category || categoryOf(title) === category;
  if (!query.trim()) return articles.filter(fits);
  const typed = articles
    .filter((article) => matchesQuery(article, query))
    .sort((a, b) => distance(a, query) - distance(b, query));
  const named = typed.filter((article) => distance(article, query) === 0);
  const found = inOrder(articles, indexOf(articles).find(query));
  const rank = (article: T) => {
    const place = found.indexOf(article);
    return place < 0 ? found.length : place;
  };
  named.sort((a, b) => rank(a) - rank(b));
  return [...new Set([...named, ...found, ...typed])].filter(fits);
}

export function nearArticles<T extends Searchable>(
  articles: readonly T[],
  { query = '' }: Selection,
): T[] {
  const near = query.trim() ? inOrder(articles, indexOf(articles).findNear(query)) : [];
  const chosen = new Set([
    ...(query.trim() ? searchArticles(articles, { query }) : []),
    ...near,
    ...popularArticles(articles, ''),
  ]);
  return [...chosen].slice(0, NEAR);
}

/** 'Dazu passt': preferably not those that the page already links. */
export function relatedArticles<T extends Searchable>(
  articles: readonly T[],
  current: T,
  shown: readonly T[],
): T[] {
  const like = inOrder(articles, indexOf(articles).findLike(current));
  return [
    ...like.filter((article) => !shown.includes(article)),
    ...like.filter((article) => shown.includes(article)),
  ].slice(0, NEAR);
}
