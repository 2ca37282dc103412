import { readJson } from '@/lib/http/json-body';
import { route } from '@/lib/http/route';
import { routes } from '@/lib/routes';
import { submitterOf } from '@/lib/submissions/submitter';
import { requestValuation } from '@/lib/valuation/service';

export const POST = route(async (request) => {
  const valuationRequest = await requestValuation(
    await readJson(request),
    submitterOf(request.headers),
  );
  const headers = {
    'Cache-Control': 'no-store',
    Location: routes.valuationResult(valuationRequest.id),
  };
  return Response.json({ valuationRequest }, { status: 201, headers });
});
