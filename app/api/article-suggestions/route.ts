import { CACHE_TIMES } from '@/lib/guides/constants';
import { overviewSchema } from '@/lib/guides/schema';
import { listArticles } from '@/lib/guides/service';
import { suggestArticles } from '@/lib/guides/suggest';
import { cachedJson } from '@/lib/platform/http/cached-json';
import { route } from '@/lib/platform/http/route';

/** What the header search offers for `?search=notar`; the first articles where it is empty. */
export const GET = route(async (request) => {
  const { searchParams } = new URL(request.url);
  const { query } = overviewSchema.parse({ query: searchParams.get('search') });
  return cachedJson(request, suggestArticles(await listArticles(), query), CACHE_TIMES);
});
