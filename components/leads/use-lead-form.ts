'use client';

import { useCallback, useState } from 'react';
import type { FailureWords } from '@/components/forms/send-form';
import { sendForm } from '@/components/forms/send-form';
import { type StepDraft, useStepForm } from '@/components/forms/use-step-form';
import { leadDrafts } from '@/lib/requests/forms/lead/draft';
import { EMPTY_FORM, type LeadFormValues } from '@/lib/requests/forms/lead/form';
import { firstOpenStep, STEPS } from '@/lib/requests/forms/lead/steps';
import { routes } from '@/lib/routes';
import { leadRules } from './lead-rules';

/** The form's name in the document. */
export const FORM_NAME = 'lead';

const WORDS: FailureWords = {
  check: 'Bitte prüfen Sie Ihre Angaben',
  notSent: 'Ihre Anfrage wurde noch nicht gesendet',
  kept: 'Ihre Angaben sind noch da.',
  again: 'Bitte versuchen Sie es noch einmal.',
};

/** The lead form: five steps, and the address that its confirmation goes to once it is stored. */
export function useLeadForm() {
  const [sentTo, setSentTo] = useState<string>();
  const deliver = useCallback(async (body: LeadFormValues, draft: StepDraft) => {
    await sendForm(routes.api.adLeads, body, draft);
    draft.discard();
    setSentTo(body.email.trim());
  }, []);
  const form = useStepForm({
    name: FORM_NAME,
    empty: EMPTY_FORM,
    drafts: leadDrafts,
    resolver: leadRules.resolver,
    steps: STEPS,
    furthest: firstOpenStep,
    words: WORDS,
    deliver,
  });
  return { ...form, sentTo };
}
