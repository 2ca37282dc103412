import type { ReactNode } from 'react';
import { useBox, useField } from '@/components/forms/step-form';
import type { LeadField, LeadFormValues } from '@/lib/requests/forms/lead/steps';

/** What a step of the lead form is given. */
export interface LeadStepProps {
  /** Of the element that asks the question */
  id: string;
  question: string;
  /** By property type */
  drawings: Record<string, ReactNode>;
  /** Leads to a field of another step */
  onChange: (field: LeadField) => void;
}

/** The question of a step. It takes the focus when the step is shown. */
export function StepQuestion({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2 id={id} tabIndex={-1} data-question className="text-2xl outline-none sm:text-3xl">
      {children}
    </h2>
  );
}

/** A field of the lead form, see {@link useField}. */
export const useLeadField = <Name extends LeadField>(name: Name) =>
  useField<LeadFormValues, Name>(name);

/** A box of the lead form, see {@link useBox}. */
export const useLeadBox = <Name extends LeadField>(name: Name) =>
  useBox<LeadFormValues, Name>(name);
