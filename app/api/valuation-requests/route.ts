import { created, readJson, route } from '@/lib/platform/http/route';
import { routes } from '@/lib/routes';
import { valuationIn } from '@/lib/submissions/kinds/kinds';
import { valuationForm } from '@/lib/submissions/kinds/valuation';
import { passHeader } from '@/lib/submissions/links/service';
import { getValuation } from '@/lib/submissions/service';
import { submitForm, submitterOf } from '@/lib/submissions/store/service';

export const POST = route(async (request) => {
  const submitter = submitterOf(request.headers);
  const body = await readJson(request);
  const { id, submission: taken } = await submitForm(valuationForm, body, submitter);
  const valuation = taken ? valuationIn(taken) : await getValuation(id);
  return created(
    { [valuationForm.envelope]: valuation },
    { Location: routes.valuationResult(id), 'Set-Cookie': passHeader({ kind: 'valuation', id }) },
  );
});
