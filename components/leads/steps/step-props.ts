import type { ReactNode } from 'react';
import type { LeadField } from '@/lib/requests/forms/lead/steps';

/** What a step of the lead form is given. */
export interface StepProps {
  /** Of the element that asks the question */
  id: string;
  question: string;
  /** By property type */
  drawings: Record<string, ReactNode>;
  /** Leads to a field of another step */
  onChange: (field: LeadField) => void;
}
