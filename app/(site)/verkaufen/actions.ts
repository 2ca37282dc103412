'use server';

import { openedAt, receivePlainForm, receiveStep } from '@/app/receive-plain-form';
import type { PlainFormAction } from '@/lib/platform/form-state';
import {
  EMPTY_LEAD_FORM,
  type LeadFormValues,
  LEAD_STEPS,
  withoutUnasked,
} from '@/lib/submissions/forms/lead/steps';
import { leadForm, leadSchema } from '@/lib/submissions/kinds/lead';
import { submit } from '@/lib/submissions/store/service';

export const submitPlainLeadForm: PlainFormAction<LeadFormValues> = async (_previous, form) => {
  const next = receiveStep(form, {
    empty: EMPTY_LEAD_FORM,
    steps: LEAD_STEPS,
    schema: leadSchema,
    asked: withoutUnasked,
  });
  if (next) return next;
  const { state } = await receivePlainForm(form, {
    empty: EMPTY_LEAD_FORM,
    request: (body, submitter) => submit(leadForm, withoutUnasked(body), submitter),
    reference: (id) => ({ kind: 'lead', id }),
    apology:
      'Ihre Anfrage konnte gerade nicht gespeichert werden. Ihre Angaben sind noch da. Bitte senden Sie sie noch einmal.',
  });
  return state.sent ? state : openedAt(state, LEAD_STEPS);
};
