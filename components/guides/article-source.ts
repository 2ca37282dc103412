import type { MarketArticle } from '@/lib/guides/article';
import { call } from '@/lib/platform/http/client';
import { routes } from '@/lib/routes';

let loading: Promise<MarketArticle[]> | undefined;

/** All articles, fetched once; a failed attempt is not kept, so the next call tries again. */
export function fetchArticles(): Promise<MarketArticle[]> {
  loading ??= call<MarketArticle[]>(routes.api.articles).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
