import type { ReactNode } from 'react';
import { useField } from '@/components/forms/step-form';
import type { LeadField, LeadFormValues } from '@/lib/submissions/forms/lead/steps';

export interface LeadStepProps {
  id: string;
  question: string;
  /** By property type */
  drawings: Record<string, ReactNode>;
  onChange: (field: LeadField) => void;
}

export function StepQuestion({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2 id={id} tabIndex={-1} data-question className="text-2xl outline-none sm:text-3xl">
      {children}
    </h2>
  );
}

export const useLeadField = <Name extends LeadField>(name: Name) =>
  useField<LeadFormValues, Name>(name);
