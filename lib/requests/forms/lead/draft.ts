import { draftStore } from '@/lib/platform/draft';
import { EMPTY_FORM, type LeadFormValues } from './form';
import { STEPS } from './steps';

/** The lead form's drafts in this browser, kept for 14 days. A consent is given anew each time. */
export const leadDrafts = draftStore<LeadFormValues>({
  key: 'wohnlotse.verkauf',
  storage: () => localStorage,
  maxAgeDays: 14,
  empty: EMPTY_FORM,
  steps: STEPS.length,
  kept: (values) => ({ ...values, partnerConsent: EMPTY_FORM.partnerConsent }),
});
