import 'server-only';
import { z } from 'zod';
import { letOthersIn } from '@/lib/platform/jobs/work-signal';
import type { Article } from '@/lib/guides/article';
import { readCache, writeCache } from '@/lib/platform/build-cache';
import { readYaml } from '@/lib/read-content';
import { routes } from '@/lib/routes';
import { textStemmer } from '@/lib/words/terms';
import { SYNONYM_WORDS } from '@/lib/words/synonyms';
import { createVocabulary, readWords, type Vocabulary, type Words } from '@/lib/words/vocabulary';
import { type Answer, OWN_PREFIX } from '../answers/answer';
import { LIMITS, OUTSIDE, type Limit } from '../answers/limits';
import type { ReplySource } from '../reply';
import { createSearch, readTexts, type Search, type Texts, wholeText } from '../retrieval/search';
import { learned } from '../ranking/kept';
import { wordsOfWays } from '../ranking/features';
import { createRanking, type Ranking } from '../ranking/ranking';
import { waysOfRanking } from '../ranking/calculations';
import { WAYS_TO_ASK, waysTo, type WayToAsk } from '../ranking/ways';
import { readWordings, wordingOf } from '../retrieval/wording';
import { sectionsOf, type GuideSection } from './sections';

/** By path. */
export const PAGE_TITLES = readYaml('adviser/pages.yaml', z.record(z.string(), z.string()));

export interface Knowledge {
  vocabulary: Vocabulary;
  exactly(message: string): string | undefined;
  answers: Search;
  /** Over the sections of guides, for what no passage was written for */
  sections: Search;
  ranking: Ranking;
  answer(id: string): Answer | undefined;
  titled(title: string): Answer | undefined;
  section(id: string): GuideSection | undefined;
  headings: readonly GuideSection[];
  limit(id: string): Limit | undefined;
  /** For `slug#heading-id` or a path; empty if it cannot be opened now */
  sourceOf(cited: string): ReplySource[];
  sourcesOf(answer: Answer): ReplySource[];
}

const keyOf = ({ label, text }: WayToAsk) => `${label}\n${text}`;

const LEARNED_FROM = new Set(WAYS_TO_ASK.map(keyOf));

/** Characters. */
const EXCERPT = 600;

function excerptOf(text: string): string {
  const paragraphs = text.split(/\n\s*\n/);
  const kept = paragraphs.filter(
    (_, index) => index === 0 || paragraphs.slice(0, index + 1).join('\n\n').length <= EXCERPT,
  );
  return kept.join('\n\n');
}

/** Sections of guides without a passage: a new guide answers with its own words. */
function unwritten(answers: readonly Answer[], sections: readonly GuideSection[]): Answer[] {
  const slugOf = (cited: string) => cited.split('#')[0] ?? cited;
  // A single passage of an employee's does not stand for its whole guide.
  const prepared = answers.filter(({ id }) => !id.startsWith(OWN_PREFIX));
  const written = new Set(prepared.flatMap(({ sources }) => sources.map(slugOf)));
  return sections
    .filter(({ id }) => !written.has(slugOf(id)))
    .map(({ id, heading, source, text }) => ({
      id,
      title: heading,
      questions: [source.title],
      text: excerptOf(text),
      sources: [id],
    }));
}

interface Reading {
  sections: GuideSection[];
  words: Words;
  wordings: [wording: string, id: string][];
  wordsOfWays: Words;
  answers: Texts;
  guides: Texts;
}

type GuideText = Pick<Article, 'slug' | 'title' | 'content'>;

const addedTo = (answers: readonly Answer[]): WayToAsk[] =>
  answers
    .flatMap(({ id, title, questions }) => waysTo(id, [title, ...questions]))
    .filter((way) => !LEARNED_FROM.has(keyOf(way)));

async function read(answers: readonly Answer[], articles: readonly GuideText[]): Promise<Reading> {
  const sections = articles.flatMap(sectionsOf);
  await letOthersIn();
  const all = [...answers, ...unwritten(answers, sections)];
  const wordsById = new Map(sections.map(({ id, words }) => [id, words]));
  const searchedAnswers = all.map((answer) => ({
    ...answer,
    keywords: answer.keywords ?? [],
    context: answer.sources.map((cited) => wordsById.get(cited) ?? '').join('\n'),
  }));
  const searchedSections = sections.map(({ id, heading, source, words }) => ({
    id,
    title: heading,
    questions: [],
    keywords: [source.title],
    text: words,
    context: '',
  }));
  const guideText = sections.map(({ heading, words }) => `${heading}\n${words}`).join('\n');
  const beyond = [...LIMITS, ...OUTSIDE].flatMap(({ questions }) => questions);
  const words = readWords(
    [...searchedAnswers.map(wholeText), ...beyond, guideText, SYNONYM_WORDS].join('\n'),
  );
  const stemsOf = textStemmer(createVocabulary(words));
  await letOthersIn();
  const wordings = readWordings(searchedAnswers);
  await letOthersIn();
  const wordsOfAllWays = wordsOfWays([...waysOfRanking(), ...addedTo(all)]);
  await letOthersIn();
  return {
    sections,
    words,
    wordings,
    wordsOfWays: wordsOfAllWays,
    answers: readTexts(searchedAnswers, stemsOf),
    guides: readTexts(searchedSections, stemsOf),
  };
}

const CACHE = 'adviser';

/** Combines answers and guides in steps, between which requests are served. */
export async function createKnowledge(
  answers: readonly Answer[],
  articles: readonly GuideText[],
): Promise<Knowledge> {
  const texts = articles.map(({ slug, title, content }) => [slug, title, content]);
  const from = JSON.stringify([answers, texts]);
  const reading =
    readCache<Reading>(CACHE, from) ?? writeCache(CACHE, from, await read(answers, articles));
  await letOthersIn();
  const { sections } = reading;
  const sectionById = new Map(sections.map((section) => [section.id, section]));
  const articleBySlug = new Map(articles.map((article) => [article.slug, article]));
  const all = [...answers, ...unwritten(answers, sections)];
  const answerById = new Map(all.map((answer) => [answer.id, answer]));

  const sourceOf = (cited: string): ReplySource[] => {
    if (cited.startsWith('/')) {
      const [path = ''] = cited.split('#');
      return [{ title: PAGE_TITLES[path] ?? path, url: cited }];
    }
    const section = sectionById.get(cited);
    if (section) return [section.source];
    const [slug = ''] = cited.split('#');
    const article = articleBySlug.get(slug);
    return article ? [{ title: article.title, url: routes.guide(slug) }] : [];
  };

  const limitById = new Map(LIMITS.map((limit) => [limit.id, limit]));
  const vocabulary = createVocabulary(reading.words);
  const wordings = new Map(reading.wordings);
  await letOthersIn();
  const ranking = createRanking(learned(), createVocabulary(reading.wordsOfWays), addedTo(all));
  await letOthersIn();
  const answersFound = createSearch(reading.answers, vocabulary);
  await letOthersIn();
  const sectionsFound = createSearch(reading.guides, vocabulary);
  const answerByTitle = new Map(all.map((answer) => [answer.title, answer]));
  return {
    ranking,
    headings: sections,
    titled: (title) => answerByTitle.get(title),
    vocabulary,
    exactly: (message) => wordings.get(wordingOf(message)),
    answers: answersFound,
    sections: sectionsFound,
    answer: (id) => answerById.get(id),
    limit: (id) => limitById.get(id),
    section: (id) => sectionById.get(id),
    sourceOf,
    sourcesOf: (answer) => [
      ...new Map(answer.sources.flatMap(sourceOf).map((source) => [source.url, source])).values(),
    ],
  };
}
