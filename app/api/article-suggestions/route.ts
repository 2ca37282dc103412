import { offeredCalculators } from '@/lib/calculators/search';
import { CACHE_TIMES } from '@/lib/guides/constants';
import { overviewSchema } from '@/lib/guides/schema';
import { listArticles } from '@/lib/guides/service';
import { suggestArticles } from '@/lib/guides/suggest';
import { cachedJson } from '@/lib/platform/http/cached-json';
import { route } from '@/lib/platform/http/route';
import { FEW, findPlacesWithPrices, offeredPlace } from '@/lib/prices/find';

/** With `&places=1` matching places and calculators come first; they have a path in place of a slug. */
export const GET = route(async (request) => {
  const { searchParams } = new URL(request.url);
  const { query } = overviewSchema.parse({ query: searchParams.get('search') });
  const articles = suggestArticles(await listArticles(), query);
  if (!searchParams.has('places')) return cachedJson(request, articles, CACHE_TIMES);
  // A text without articles may be a place.
  const { places } = findPlacesWithPrices(query, articles.length === 0, FEW);
  const others = [...places.map(offeredPlace), ...offeredCalculators(query)];
  return cachedJson(request, [...others, ...articles], CACHE_TIMES);
});
