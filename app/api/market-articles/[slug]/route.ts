import { CACHE_TIMES } from '@/lib/guides/constants';
import { getArticle, toMarketArticle } from '@/lib/guides/service';
import { cachedJson } from '@/lib/platform/http/cached-json';
import { route } from '@/lib/platform/http/route';
import type { Params } from '@/lib/platform/page';

export const GET = route<Params<'slug'>>(async (request, { params }) => {
  const article = await getArticle((await params).slug);
  return cachedJson(request, toMarketArticle(article), CACHE_TIMES);
});
