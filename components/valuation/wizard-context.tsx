'use client';

import { createContext, use, type ReactNode } from 'react';
import type { ValuationField, ValuationFormValues } from '@/lib/valuation/steps';
import { useField as useFormField } from '@/components/forms/use-field';

export interface Drawings {
  propertyTypes: Record<string, ReactNode>;
  conditions: Record<string, ReactNode>;
  /** Of the button that asks the device where it is */
  locate: ReactNode;
  /** Of the button that leads one step back */
  back: ReactNode;
}

interface WizardContextValue {
  drawings: Drawings;
  /** Goes on to the next step after a choice, with the pause that lets it be seen */
  onChosen: () => void;
  /** Leads to the question of an answer, to change it, and from there back */
  onChange: (field: ValuationField) => void;
}

const WizardContext = createContext<WizardContextValue | null>(null);

export const WizardProvider = WizardContext;

/** What the steps share. */
export function useWizardContext(): WizardContextValue {
  const value = use(WizardContext);
  if (!value) throw new Error('A step stands outside the wizard.');
  return value;
}

/** A field of the wizard, see {@link useFormField}. */
export const useField = (name: ValuationField) => useFormField<ValuationFormValues>(name);
