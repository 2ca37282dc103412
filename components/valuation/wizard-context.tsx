'use client';

import { createContext, use, type ReactNode } from 'react';
import type { WizardStepId, ValuationField } from '@/lib/valuation/steps';

export interface Drawings {
  /** By step and answer */
  options: Partial<Record<WizardStepId, Record<string, ReactNode>>>;
  locate: ReactNode;
  back: ReactNode;
}

interface WizardContextValue {
  drawings: Drawings;
  onChosen: () => void;
  onChange: (field: ValuationField) => void;
}

const WizardContext = createContext<WizardContextValue | null>(null);

export const WizardProvider = WizardContext;

export function useWizardContext(): WizardContextValue {
  const value = use(WizardContext);
  if (!value) throw new Error('A step stands outside the wizard.');
  return value;
}
