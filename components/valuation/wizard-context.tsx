'use client';

import { createContext, use, type ReactNode } from 'react';
import type { StepId, ValuationField, ValuationFormValues } from '@/lib/valuation/steps';
import { useBox as useFormBox, useField as useFormField } from '@/components/forms/step-form';

export interface Drawings {
  /** By step and answer */
  options: Partial<Record<StepId, Record<string, ReactNode>>>;
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
export const useField = <Name extends ValuationField>(name: Name) =>
  useFormField<ValuationFormValues, Name>(name);

/** A box of the wizard, see {@link useFormBox}. */
export const useBox = <Name extends ValuationField>(name: Name) =>
  useFormBox<ValuationFormValues, Name>(name);
