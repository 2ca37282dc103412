import { cachedJson } from '@/lib/platform/http/cached-json';
import { callerOf } from '@/lib/platform/http/caller';
import { route } from '@/lib/platform/http/route';
import type { Params } from '@/lib/platform/page';
import { publicPricesAt } from '@/lib/prices/public';

type Context = Params<'plz'>;

/** Seconds; prices change only with a new build. */
const TIMES = { fresh: 3600, kept: 86_400 };

const answer = route<Context>(async (request, { params }) => {
  const { plz } = await params;
  return cachedJson(request, await publicPricesAt(plz, callerOf(request.headers)), TIMES);
});

/** Public: scripts of every website may read it, refusals as well. */
export async function GET(request: Request, context: Context): Promise<Response> {
  const response = await answer(request, context);
  response.headers.set('Access-Control-Allow-Origin', '*');
  return response;
}
