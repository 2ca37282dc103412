import 'server-only';
import { isbot } from 'isbot';
import { dayInBerlin } from '@/lib/platform/format/berlin-day';
import { isBuilding } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/http/errors';
import { enforceRateLimit, type RateLimitRule } from '@/lib/platform/rate-limit/service';
import type { Article, ListedArticle, MarketArticle } from './article';
import { VIEWS_SHOWN_FROM } from './constants';
import {
  addView,
  type Days,
  findArticles,
  findReads,
  findViews,
  firstDayOfReads,
  hasArticle,
} from './repository';
import { readSeedFiles } from './seed-files';
import { log } from '@/lib/platform/telemetry/log';

/** What was read last, for when the database cannot be reached: old text beats none. */
let lastKnown: ListedArticle[] | undefined;

/** A build has no database: the pages it makes ahead of time show the articles of the files. */
async function articlesOfFiles(): Promise<ListedArticle[]> {
  const seeds = await readSeedFiles();
  return seeds.map((seed) => ({ ...seed, id: seed.slug, updatedAt: seed.createdAt }));
}

/**
 * Every article, newest first.
 * @throws when the database cannot be reached and nothing has been read before
 */
export async function listArticles(): Promise<ListedArticle[]> {
  if (isBuilding()) return articlesOfFiles();
  try {
    const [articles, views] = await Promise.all([findArticles(), findViews()]);
    lastKnown = articles.map((article) => {
      const count = views.get(article.slug) ?? 0;
      return { ...article, ...(count >= VIEWS_SHOWN_FROM && { views: count }) };
    });
    return lastKnown;
  } catch (error) {
    if (!lastKnown) throw error;
    log().error({ err: error }, 'Articles could not be read; showing what was read before');
    return lastKnown;
  }
}

/** The text is the one that the API returns. */
const unknownArticle = () => new AppError('not_found', 'Article not found');

/**
 * One article.
 * @throws AppError `not_found`
 */
export async function getArticle(slug: string): Promise<ListedArticle> {
  const article = (await listArticles()).find((candidate) => candidate.slug === slug);
  if (!article) throw unknownArticle();
  return article;
}

/** Seconds for which a slug that was seen counts as existing without asking the database. */
const SEEN_FOR = 20;
const seen = new Map<string, number>();

/**
 * Whether there is an article of this slug, without reading it. Where the database cannot be reached
 * the answer is yes: the page knows what it showed last.
 */
export async function articleExists(slug: string): Promise<boolean> {
  const now = Date.now();
  if ((seen.get(slug) ?? 0) > now) return true;
  try {
    const exists = await hasArticle(slug);
    if (exists) seen.set(slug, now + SEEN_FOR * 1000);
    else seen.delete(slug);
    return exists;
  } catch {
    return true;
  }
}

/** An article as the API gives it. */
export function toMarketArticle(article: Article): MarketArticle {
  const { id, title, slug, image, summary, content, createdAt } = article;
  return { id, title, slug, image, summary, content, createdAt: createdAt.toISOString() };
}

/**
 * How often each article was read, most first; and the day since when days are counted.
 * @param now first and last day, 'YYYY-MM-DD', like those right before
 */
export async function readsOf(now: Days, before: Days) {
  const [articles, since] = await Promise.all([findReads(now, before), firstDayOfReads()]);
  return { articles: articles.toSorted((a, b) => b.now - a.now || b.total - a.total), since };
}

const DAY = 86_400;

/** One reading a day and household counts. */
const ONCE_A_DAY = (slug: string): RateLimitRule => ({
  name: `article-view-${slug}`,
  limit: 1,
  window: DAY,
});

/**
 * Counts a reading, unless a machine or the same household comes again on the same day.
 * @throws AppError `not_found` for a slug that leads nowhere
 */
export async function countView(
  slug: string,
  { caller, userAgent }: { caller: string; userAgent: string | null },
): Promise<void> {
  if (!(await articleExists(slug))) throw unknownArticle();
  if (!userAgent || isbot(userAgent)) return;
  try {
    await enforceRateLimit(ONCE_A_DAY(slug), caller);
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many') return;
    throw error;
  }
  await addView(slug, dayInBerlin(new Date()));
}
