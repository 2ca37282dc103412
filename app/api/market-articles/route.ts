import { CACHE_TIMES } from '@/lib/guides/constants';
import { listArticles, toMarketArticle } from '@/lib/guides/service';
import { cachedJson } from '@/lib/platform/http/cached-json';
import { route } from '@/lib/platform/http/route';

export const GET = route(async (request) => {
  const articles = await listArticles();
  return cachedJson(request, articles.map(toMarketArticle), CACHE_TIMES);
});
