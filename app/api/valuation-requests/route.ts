import { created, readJson, route } from '@/lib/platform/http/route';
import { routes } from '@/lib/routes';
import { valuationIn } from '@/lib/submissions/kinds/kinds';
import { type StoredValuation, valuationForm } from '@/lib/submissions/kinds/valuation';
import { passHeader } from '@/lib/submissions/links/service';
import { getValuation } from '@/lib/submissions/service';
import { submitForm, submitterOf } from '@/lib/submissions/store/service';
import { REFINEMENTS } from '@/lib/valuation/refinement';

/** As specified: what is given after the result is no part of the answer. */
const asSpecified = (valuation: StoredValuation) =>
  Object.fromEntries(
    Object.entries(valuation).filter(([name]) => REFINEMENTS.every((each) => each.name !== name)),
  );

export const POST = route(async (request) => {
  const submitter = submitterOf(request.headers);
  const body = await readJson(request);
  const { id, submission: taken } = await submitForm(valuationForm, body, submitter);
  const valuation = taken ? valuationIn(taken) : await getValuation(id);
  return created(
    { [valuationForm.envelope]: asSpecified(valuation) },
    { Location: routes.valuationResult(id), 'Set-Cookie': passHeader({ kind: 'valuation', id }) },
  );
});
