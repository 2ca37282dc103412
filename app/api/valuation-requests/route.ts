import { stored } from '@/app/api/stored';
import { readJson } from '@/lib/platform/http/route';
import { route } from '@/lib/platform/http/route';
import { valuationForm } from '@/lib/requests/kinds/valuation';
import { getValuation, valuationIn } from '@/lib/requests/service';
import { routes } from '@/lib/routes';
import { submitForm } from '@/lib/requests/submission/service';
import { submitterOf } from '@/lib/requests/submission/submitter';

export const POST = route(async (request) => {
  const submitter = submitterOf(request.headers);
  const { id, request: taken } = await submitForm(
    valuationForm,
    await readJson(request),
    submitter,
  );
  return stored(
    { kind: 'valuation', id },
    { [valuationForm.envelope]: taken ? valuationIn(taken) : await getValuation(id) },
    { Location: routes.valuationResult(id) },
  );
});
