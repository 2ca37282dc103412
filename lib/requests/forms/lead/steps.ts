import type { LeadField, LeadFormValues } from './form';

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
