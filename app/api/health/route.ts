import { checkHealth } from '@/lib/health/service';
import { route } from '@/lib/http/route';

export const dynamic = 'force-dynamic';

export const GET = route(async () => {
  const health = await checkHealth();
  const status = health.status === 'ok' ? 200 : 503;
  return Response.json(health, { status, headers: { 'Cache-Control': 'no-store' } });
});
