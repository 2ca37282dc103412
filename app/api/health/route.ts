import { checkHealth, maySeeDetails } from '@/lib/operations/health-service';
import { route } from '@/lib/platform/http/route';

export const dynamic = 'force-dynamic';

/** Seconds */
const RETRY_AFTER = 10;

export const GET = route(async (request) => {
  const health = await checkHealth();
  const isWell = health.status === 'ok';
  const shown = (await maySeeDetails(request.headers, isWell)) ? health : { status: health.status };
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (!isWell) headers.set('Retry-After', String(RETRY_AFTER));
  return Response.json(shown, { status: isWell ? 200 : 503, headers });
});
