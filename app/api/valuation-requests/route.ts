import { stored } from '@/app/api/stored';
import { readJson } from '@/lib/platform/http/json-body';
import { route } from '@/lib/platform/http/route';
import { routes } from '@/lib/routes';
import { submitterOf } from '@/lib/submissions/submitter';
import { requestValuation } from '@/lib/valuation/service';

export const POST = route(async (request) => {
  const valuationRequest = await requestValuation(
    await readJson(request),
    submitterOf(request.headers),
  );
  const { id } = valuationRequest;
  return stored(
    { subjectType: 'valuation', subjectId: id },
    { valuationRequest },
    { Location: routes.valuationResult(id) },
  );
});
