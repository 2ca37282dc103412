import { FRESH_SECONDS, KEPT_SECONDS } from '@/lib/articles/constants';
import { getArticle, toMarketArticle } from '@/lib/articles/service';
import { cachedJson } from '@/lib/http/cached-json';
import { route } from '@/lib/http/route';

type Context = { params: Promise<{ slug: string }> };

export const GET = route<Context>(async (request, { params }) => {
  const article = await getArticle((await params).slug);
  const times = { fresh: FRESH_SECONDS, kept: KEPT_SECONDS };
  return cachedJson(request, toMarketArticle(article), times);
});
