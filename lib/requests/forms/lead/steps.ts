import { draftStore } from '@/lib/platform/draft';

/** What the lead form holds while it is being filled in: texts as typed. */
export interface LeadFormValues {
  propertyType: string;
  postalCode: string;
  city: string;
  area: string;
  yearBuilt: string;
  /** Empty: no answer */
  condition: string;
  name: string;
  email: string;
  phone: string;
  /** May be passed on to at most one agent */
  partnerConsent: boolean;
  timeline: string;
  additionalInfo: string;
}

/** A field by its wire name. */
export type LeadField = keyof LeadFormValues;

/** Characters that the owner's remark may have. */
export const MAX_ADDITIONAL_INFO = 4000;

/** An untouched form. */
export const EMPTY_FORM: LeadFormValues = {
  propertyType: '',
  postalCode: '',
  city: '',
  area: '',
  yearBuilt: '',
  condition: '',
  name: '',
  email: '',
  phone: '',
  partnerConsent: false,
  timeline: '',
  additionalInfo: '',
};

export interface StepDefinition {
  id: string;
  question: string;
  /** Checked before the next step is shown */
  fields: readonly LeadField[];
  /** Without these the step has not been answered */
  required: readonly LeadField[];
}

/** The five steps of the lead form in their order, specification 2 and 4. */
export const STEPS = [
  {
    id: 'property-type',
    question: 'Welche Immobilie möchten Sie verkaufen?',
    fields: ['propertyType'],
    required: ['propertyType'],
  },
  {
    id: 'location',
    question: 'Wo befindet sich Ihre Immobilie?',
    fields: ['postalCode', 'city'],
    required: ['postalCode', 'city'],
  },
  {
    id: 'details',
    question: 'Details zu Ihrer Immobilie',
    fields: ['area', 'yearBuilt', 'condition'],
    required: ['area'],
  },
  {
    id: 'contact',
    question: 'Ihre Kontaktdaten',
    fields: ['name', 'email', 'phone', 'partnerConsent'],
    required: ['name', 'email', 'phone'],
  },
  {
    id: 'timeline',
    question: 'Wann möchten Sie verkaufen?',
    fields: ['timeline', 'additionalInfo'],
    required: ['timeline'],
  },
] as const satisfies readonly StepDefinition[];

export type StepId = (typeof STEPS)[number]['id'];

/** Index of the first step that lacks an answer; the last step when none does. */
export function firstOpenStep(values: LeadFormValues): number {
  const index = STEPS.findIndex(({ required }) => required.some((field) => !values[field].trim()));
  return index === -1 ? STEPS.length - 1 : index;
}

/**
 * How much of the form is done at a step, in whole percent, specification 2.
 * @param step from 1
 */
export function percentOf(step: number): number {
  return Math.round((step / STEPS.length) * 100);
}

/** The lead form's drafts in this browser, kept for 14 days. A consent is given anew each time. */
export const leadDrafts = draftStore<LeadFormValues>({
  key: 'wohnlotse.verkauf',
  storage: () => localStorage,
  maxAgeDays: 14,
  empty: EMPTY_FORM,
  steps: STEPS.length,
  kept: (values) => ({ ...values, partnerConsent: EMPTY_FORM.partnerConsent }),
});
