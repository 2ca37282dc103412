'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { PlainFormState } from '@/components/valuation/plain-form-state';
import { callerOf } from '@/lib/http/caller';
import { AppError } from '@/lib/http/errors';
import { setResponseStatus } from '@/lib/http/response-status';
import { routes } from '@/lib/routes';
import { contentKey } from '@/lib/submissions/idempotency';
import { EMPTY_FORM, type ValuationFormValues } from '@/lib/valuation/form';
import { requestValuation } from '@/lib/valuation/service';

/** The form's fields as typed; whatever else was posted is left out. */
function valuesOf(form: FormData): ValuationFormValues {
  const entries = Object.entries(EMPTY_FORM).map(([name, empty]) => {
    const value = form.get(name);
    if (typeof empty === 'boolean') return [name, value === 'on'];
    return [name, typeof value === 'string' ? value : empty];
  });
  return Object.fromEntries(entries) as ValuationFormValues;
}

/** Receives the valuation form where there is no JavaScript: leads to the result, or back with words. */
export async function submitPlainForm(
  _previous: PlainFormState,
  form: FormData,
): Promise<PlainFormState> {
  const values = valuesOf(form);
  let id: string;
  try {
    const valuation = await requestValuation(
      { ...values, website: form.get('website') ?? '' },
      { caller: callerOf(await headers()), idempotencyKey: contentKey(values) },
    );
    id = valuation.id;
  } catch (error) {
    if (error instanceof AppError) {
      setResponseStatus(error.status);
      return { values, fields: error.details.fields ?? {}, error: error.message };
    }
    console.error('The form without JavaScript could not be stored', error);
    setResponseStatus(503);
    const message =
      'Deine Anfrage konnte gerade nicht gespeichert werden. Deine Angaben sind noch da. Bitte sende sie noch einmal.';
    return { values, fields: {}, error: message };
  }
  redirect(routes.valuationResult(id));
}
