import { draftStore } from '@/lib/platform/draft';
import { isLand } from './options';

/** What the lead form holds while it is being filled in: texts as typed; null: left without a choice. */
export interface LeadFormValues {
  propertyType: string | null;
  postalCode: string;
  city: string;
  /** Of a home */
  area: string;
  /** Of land */
  plotArea: string;
  yearBuilt: string;
  /** Empty: no answer */
  condition: string;
  name: string;
  email: string;
  phone: string;
  /** May be passed on to at most one agent */
  partnerConsent: boolean;
  timeline: string | null;
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
  plotArea: '',
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
  /** Without these the step has not been answered; of land the plot stands for the area */
  required: readonly LeadField[];
}

/** The five steps of the lead form in their order. */
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
    fields: ['area', 'plotArea', 'yearBuilt', 'condition'],
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
  const size = isLand(values.propertyType) ? 'plotArea' : 'area';
  const index = STEPS.findIndex(({ required }) =>
    required.some((field) => !values[field === 'area' ? size : field]?.trim()),
  );
  return index === -1 ? STEPS.length - 1 : index;
}

/**
 * Answers without those that are not asked for the type that is chosen: what was typed before another
 * one was chosen is no answer.
 */
export function withoutUnasked<Values extends object>(values: Values): Values {
  const isOfLand = isLand((values as Partial<LeadFormValues>).propertyType);
  const unasked = isOfLand ? { area: '', yearBuilt: '', condition: '' } : { plotArea: '' };
  return { ...values, ...unasked };
}

/**
 * How much of the form is done at a step, in whole percent.
 * @param step from 1
 */
export function percentOf(step: number): number {
  return Math.round((step / STEPS.length) * 100);
}

/** The lead form's drafts in this browser, kept for 14 days. A consent has to be given again each time. */
export const leadDrafts = draftStore<LeadFormValues>({
  key: 'wohnlotse.verkauf',
  storage: () => localStorage,
  maxAgeDays: 14,
  empty: EMPTY_FORM,
  steps: STEPS.length,
  kept: (values) => ({ ...values, partnerConsent: EMPTY_FORM.partnerConsent }),
});
