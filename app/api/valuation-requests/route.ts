import { callerOf } from '@/lib/http/caller';
import { readJson } from '@/lib/http/json-body';
import { route } from '@/lib/http/route';
import { routes } from '@/lib/routes';
import { idempotencyKey } from '@/lib/submissions/idempotency';
import { requestValuation } from '@/lib/valuation/service';

export const POST = route(async (request) => {
  const valuationRequest = await requestValuation(await readJson(request), {
    caller: callerOf(request.headers),
    idempotencyKey: idempotencyKey(request.headers),
  });
  const headers = {
    'Cache-Control': 'no-store',
    Location: routes.valuationResult(valuationRequest.id),
  };
  return Response.json({ valuationRequest }, { status: 201, headers });
});
