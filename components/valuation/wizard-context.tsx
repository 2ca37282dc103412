'use client';

import { createContext, use, type ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { ValuationField, ValuationFormValues } from '@/lib/valuation/form';
import type { PlainFormState } from '@/components/forms/plain-form';

export interface Drawings {
  propertyTypes: Record<string, ReactNode>;
  conditions: Record<string, ReactNode>;
}

interface WizardContextValue {
  drawings: Drawings;
  /** What the server answered to the form without JavaScript */
  plain: PlainFormState<ValuationFormValues>;
  /** Goes on to the next step after a choice, with the pause that lets it be seen */
  onChosen: () => void;
}

const WizardContext = createContext<WizardContextValue | null>(null);

export const WizardProvider = WizardContext;

/** What the steps share. */
export function useWizardContext(): WizardContextValue {
  const value = use(WizardContext);
  if (!value) throw new Error('A step stands outside the wizard.');
  return value;
}

/** A field's registration, its message, and its value from a form sent without JavaScript. */
export function useField(name: ValuationField) {
  const { register, control } = useFormContext<ValuationFormValues>();
  const { errors } = useFormState({ control, name });
  const { plain } = useWizardContext();
  return {
    input: register(name),
    error: errors[name]?.message ?? plain.fields[name],
    typed: plain.values[name],
  };
}
