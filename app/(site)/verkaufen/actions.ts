'use server';

import { receivePlainForm } from '@/app/receive-plain-form';
import type { PlainFormState } from '@/components/forms/plain-form';
import { EMPTY_FORM, type LeadFormValues, withoutUnasked } from '@/lib/requests/forms/lead/steps';
import { leadForm } from '@/lib/requests/kinds/lead';
import { submit } from '@/lib/requests/submission/service';

/** Receives the lead form where there is no JavaScript. */
export async function submitPlainForm(
  _previous: PlainFormState<LeadFormValues>,
  form: FormData,
): Promise<PlainFormState<LeadFormValues>> {
  const { state } = await receivePlainForm(form, {
    empty: EMPTY_FORM,
    request: (body, submitter) => submit(leadForm, withoutUnasked(body), submitter),
    reference: (id) => ({ kind: 'lead', id }),
    apology:
      'Ihre Anfrage konnte gerade nicht gespeichert werden. Ihre Angaben sind noch da. Bitte senden Sie sie noch einmal.',
  });
  return state;
}
