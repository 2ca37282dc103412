'use server';

import { redirect } from 'next/navigation';
import type { PlainFormAction } from '@/lib/platform/form-state';
import { routes } from '@/lib/routes';
import { EMPTY_WIZARD_FORM, WIZARD_STEPS, type ValuationFormValues } from '@/lib/valuation/steps';
import { valuationForm, valuationSchema } from '@/lib/submissions/kinds/valuation';
import { openedAt, receivePlainForm, receiveStep } from '@/app/receive-plain-form';
import { submit } from '@/lib/submissions/store/service';

export const submitPlainWizard: PlainFormAction<ValuationFormValues> = async (_previous, form) => {
  const next = receiveStep(form, {
    empty: EMPTY_WIZARD_FORM,
    steps: WIZARD_STEPS,
    schema: valuationSchema,
  });
  if (next) return next;
  const { stored, state } = await receivePlainForm(form, {
    empty: EMPTY_WIZARD_FORM,
    request: (body, submitter) => submit(valuationForm, body, submitter),
    reference: (id) => ({ kind: 'valuation', id }),
    apology:
      'Deine Anfrage konnte gerade nicht gespeichert werden. Deine Angaben sind noch da. Bitte sende sie noch einmal.',
  });
  if (stored) redirect(routes.valuationResult(stored));
  return openedAt(state, WIZARD_STEPS);
};
