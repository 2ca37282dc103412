import type { ReactNode } from 'react';

/** What a step of the lead form is given. */
export interface StepProps {
  /** Of the element that asks the question */
  id: string;
  question: string;
  /** By property type */
  drawings: Record<string, ReactNode>;
}
