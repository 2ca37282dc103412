import type { ComponentType } from 'react';
import type { StepId } from '@/lib/valuation/steps';
import { ConditionStep } from './condition-step';
import { ConsentStep } from './consent-step';
import { PostalCodeStep } from './postal-code-step';
import { PropertyTypeStep } from './property-type-step';

/** The questions that are not answered in one line, and the component that asks each of them. */
export const STEP_COMPONENTS: Partial<Record<StepId, ComponentType>> = {
  'property-type': PropertyTypeStep,
  'postal-code': PostalCodeStep,
  condition: ConditionStep,
  consent: ConsentStep,
};
