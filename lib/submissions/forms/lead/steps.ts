import { draftStore } from '@/lib/platform/draft';
import { isLand } from './options';

/** Texts as typed; null: left without a choice. */
export interface LeadFormValues {
  propertyType: string | null;
  postalCode: string;
  city: string;
  /** Of a home */
  area: string;
  /** Of land */
  plotArea: string;
  yearBuilt: string;
  condition: string;
  name: string;
  email: string;
  phone: string;
  partnerConsent: boolean;
  timeline: string | null;
  additionalInfo: string;
}

export type LeadField = keyof LeadFormValues;

export const MAX_ADDITIONAL_INFO = 4000;

export const EMPTY_LEAD_FORM: LeadFormValues = {
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

export interface LeadStepDefinition {
  id: string;
  question: string;
  fields: readonly LeadField[];
  /** Must be answered; for land, plotArea replaces area */
  required: readonly LeadField[];
}

export const LEAD_STEPS = [
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
] as const satisfies readonly LeadStepDefinition[];

export type LeadStepId = (typeof LEAD_STEPS)[number]['id'];

export function firstOpenLeadStep(values: LeadFormValues): number {
  const size = isLand(values.propertyType) ? 'plotArea' : 'area';
  const index = LEAD_STEPS.findIndex(({ required }) =>
    required.some((field) => !values[field === 'area' ? size : field]?.trim()),
  );
  return index === -1 ? LEAD_STEPS.length - 1 : index;
}

/** Clears answers that the chosen type is not asked for, typed before the type changed. */
export function withoutUnasked<Values extends object>(values: Values): Values {
  const isOfLand = isLand((values as Partial<LeadFormValues>).propertyType);
  const unasked = isOfLand ? { area: '', yearBuilt: '', condition: '' } : { plotArea: '' };
  return { ...values, ...unasked };
}

/** Whole percent; `step` counts from 1. */
export function progressPercent(step: number): number {
  return Math.round((step / LEAD_STEPS.length) * 100);
}

/** Kept for 14 days, without the consent, which must be given each time. */
export const leadDrafts = draftStore<LeadFormValues>({
  key: 'wohnlotse.verkauf',
  storage: () => localStorage,
  maxAgeDays: 14,
  empty: EMPTY_LEAD_FORM,
  steps: LEAD_STEPS.length,
  kept: (values) => ({ ...values, partnerConsent: EMPTY_LEAD_FORM.partnerConsent }),
});
