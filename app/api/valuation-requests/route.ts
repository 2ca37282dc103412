import { stored } from '@/app/api/stored';
import { readJson } from '@/lib/platform/http/json-body';
import { route } from '@/lib/platform/http/route';
import { valuationForm } from '@/lib/requests/kinds/valuation';
import { getValuation } from '@/lib/requests/service';
import { routes } from '@/lib/routes';
import { submit } from '@/lib/requests/submission/service';
import { submitterOf } from '@/lib/requests/submission/submitter';

export const POST = route(async (request) => {
  const id = await submit(valuationForm, await readJson(request), submitterOf(request.headers));
  return stored(
    { kind: 'valuation', id },
    { [valuationForm.envelope]: await getValuation(id) },
    { Location: routes.valuationResult(id) },
  );
});
