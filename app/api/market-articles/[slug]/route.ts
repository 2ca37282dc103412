import { CACHE_TIMES } from '@/lib/guides/constants';
import { getArticle, toMarketArticle } from '@/lib/guides/service';
import { cachedJson } from '@/lib/platform/http/cached-json';
import { route } from '@/lib/platform/http/route';

type Context = { params: Promise<{ slug: string }> };

export const GET = route<Context>(async (request, { params }) => {
  const article = await getArticle((await params).slug);
  return cachedJson(request, toMarketArticle(article), CACHE_TIMES);
});
