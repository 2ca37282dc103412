import { draftStore } from '@/lib/platform/draft';
import { DRAFT_RULES } from './known-contact';
import { EMPTY_FORM, STEPS, type ValuationFormValues } from './steps';

/** Consents are given anew each time, so they are not part of what is kept. */
function withoutConsents(values: ValuationFormValues): ValuationFormValues {
  const { privacyConsent, contactConsent, marketingConsent } = EMPTY_FORM;
  return { ...values, privacyConsent, contactConsent, marketingConsent };
}

/** The wizard's drafts in this browser. */
export const valuationDrafts = draftStore<ValuationFormValues>({
  ...DRAFT_RULES,
  empty: EMPTY_FORM,
  steps: STEPS.length,
  kept: withoutConsents,
});
