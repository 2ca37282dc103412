import { FRESH_SECONDS, KEPT_SECONDS } from '@/lib/articles/constants';
import { listArticles, toMarketArticle } from '@/lib/articles/service';
import { cachedJson } from '@/lib/http/cached-json';
import { route } from '@/lib/http/route';

export const GET = route(async (request) => {
  const articles = await listArticles();
  const times = { fresh: FRESH_SECONDS, kept: KEPT_SECONDS };
  return cachedJson(request, articles.map(toMarketArticle), times);
});
