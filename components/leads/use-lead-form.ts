'use client';

import { useCallback, useState } from 'react';
import { lazyResolver } from '@/components/forms/lazy-resolver';
import type { PlainFormState } from '@/components/forms/plain-form';
import { formalWords, sendForm } from '@/components/forms/send-form';
import { type StepDraft, useStepForm } from '@/components/forms/use-step-form';
import {
  EMPTY_FORM,
  firstOpenStep,
  leadDrafts,
  type LeadFormValues,
  STEPS,
  withoutUnasked,
} from '@/lib/requests/forms/lead/steps';
import { routes } from '@/lib/routes';

/** The form's name in the document. */
const FORM_NAME = 'lead';

const { resolver, preload } = lazyResolver<LeadFormValues>(() =>
  import('@/lib/requests/kinds/lead').then(({ leadSchema }) => leadSchema),
);

const FORM = {
  name: FORM_NAME,
  empty: EMPTY_FORM,
  drafts: leadDrafts,
  rules: {
    resolver: ((values, ...rest) =>
      resolver(withoutUnasked(values), ...rest)) satisfies typeof resolver,
    preload,
  },
  steps: STEPS,
  furthest: firstOpenStep,
  words: formalWords('Ihre Anfrage'),
};

/** The lead form: five steps, and the address that its confirmation goes to once it is stored. */
export function useLeadForm(plain: PlainFormState<LeadFormValues>) {
  const [sentTo, setSentTo] = useState<string>();
  const deliver = useCallback(async (body: LeadFormValues, draft: StepDraft) => {
    await sendForm(routes.api.adLeads, body, draft);
    draft.discard();
    setSentTo(body.email.trim());
  }, []);
  const form = useStepForm<LeadFormValues>({ ...FORM, plain, deliver });
  return { ...form, name: FORM_NAME, sentTo };
}
