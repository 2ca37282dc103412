import { draftStore } from '@/lib/platform/draft';
import { EMPTY_FORM, STEP_COUNT, type ValuationFormValues } from './form';

/** Where the browser keeps a form that has not been sent. */
export const DRAFT_KEY = 'wohnlotse.bewertung';

/** Consents are given anew each time, so they are not part of what is kept. */
function withoutConsents(values: ValuationFormValues): ValuationFormValues {
  const { privacyConsent, contactConsent, marketingConsent } = EMPTY_FORM;
  return { ...values, privacyConsent, contactConsent, marketingConsent };
}

/** The wizard's drafts in this browser, kept for 14 days. */
export const valuationDrafts = draftStore<ValuationFormValues>({
  key: DRAFT_KEY,
  storage: () => localStorage,
  maxAgeDays: 14,
  empty: EMPTY_FORM,
  steps: STEP_COUNT,
  kept: withoutConsents,
});
