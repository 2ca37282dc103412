import { hasHealthToken, metricsText } from '@/lib/operations/health-service';
import { route } from '@/lib/platform/http/route';

export const dynamic = 'force-dynamic';

export const GET = route(async ({ headers }) => {
  const noStore = { 'Cache-Control': 'no-store' };
  if (!hasHealthToken(headers)) return new Response(null, { status: 404, headers: noStore });
  // The type that Prometheus reads (prom-client: Registry.contentType).
  const type = { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' };
  return new Response(await metricsText(), { headers: { ...noStore, ...type } });
});
