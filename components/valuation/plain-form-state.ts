import { EMPTY_FORM, type ValuationField, type ValuationFormValues } from '@/lib/valuation/form';

/** The state of the form that is sent without JavaScript: what was typed, and what was wrong. */
export interface PlainFormState {
  values: ValuationFormValues;
  fields: Partial<Record<ValuationField, string>>;
  /** Set after a failed attempt */
  error?: string;
}

export const UNTOUCHED: PlainFormState = { values: EMPTY_FORM, fields: {} };
