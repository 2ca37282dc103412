import { stored } from '@/app/api/stored';
import { readJson, route } from '@/lib/platform/http/route';
import { valuationForm } from '@/lib/submissions/kinds/valuation';
import { getValuation, valuationIn } from '@/lib/submissions/service';
import { routes } from '@/lib/routes';
import { submitForm } from '@/lib/submissions/store/service';
import { submitterOf } from '@/lib/submissions/store/submitter';

export const POST = route(async (request) => {
  const submitter = submitterOf(request.headers);
  const { id, submission: taken } = await submitForm(
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
