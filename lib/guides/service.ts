import 'server-only';
import { isbot } from 'isbot';
import { dayInBerlin } from '@/lib/platform/format/berlin-day';
import { isBuilding } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/http/errors';
import { enforceRateLimit } from '@/lib/platform/rate-limit/service';
import type { RateLimitRule } from '@/lib/platform/rate-limit/repository';
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

/** Fallback without a database: old text is better than none. */
let lastKnown: ListedArticle[] | undefined;

/** A build has no database: its pages show the articles of the files. */
async function articlesOfFiles(): Promise<ListedArticle[]> {
  const seeds = await readSeedFiles();
  return seeds.map((seed) => ({ ...seed, id: seed.slug, updatedAt: seed.createdAt }));
}

/** Newest first. Throws if the database has never been reachable. */
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

/** Newest first and without views; no more is read than is asked for. */
export async function listArticlesBySlug(slugs: readonly string[]): Promise<ListedArticle[]> {
  const isAsked = ({ slug }: Article) => slugs.includes(slug);
  if (isBuilding()) return (await articlesOfFiles()).filter(isAsked);
  try {
    return await findArticles(slugs);
  } catch (error) {
    if (!lastKnown) throw error;
    return lastKnown.filter(isAsked);
  }
}

/** In English, as in the API. */
const unknownArticle = () => new AppError('not_found', 'Article not found');

export async function getArticle(slug: string): Promise<ListedArticle> {
  const article = (await listArticles()).find((candidate) => candidate.slug === slug);
  if (!article) throw unknownArticle();
  return article;
}

/** Seconds without asking the database again. */
const SEEN_FOR = 20;
const seen = new Map<string, number>();

/** True without a database: the page knows what it showed last. */
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

export function toMarketArticle(article: Article): MarketArticle {
  const { id, title, slug, image, summary, content, createdAt } = article;
  return { id, title, slug, image, summary, content, createdAt: createdAt.toISOString() };
}

/** Most read first; and the first day with counts per day. */
export async function readsOf(now: Days, before: Days) {
  const [articles, since] = await Promise.all([findReads(now, before), firstDayOfReads()]);
  return { articles: articles.toSorted((a, b) => b.now - a.now || b.total - a.total), since };
}

const DAY = 86_400;

/** One reading per day and household. */
const ONCE_A_DAY = (slug: string): RateLimitRule => ({
  name: `article-view-${slug}`,
  limit: 1,
  window: DAY,
});

/** Counts one reading per household and day, no machines. Throws AppError `not_found`. */
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
