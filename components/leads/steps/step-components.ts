import type { ComponentType } from 'react';
import type { StepId } from '@/lib/requests/forms/lead/steps';
import { ContactStep } from './contact-step';
import { DetailsStep } from './details-step';
import { LocationStep } from './location-step';
import { PropertyTypeStep } from './property-type-step';
import type { StepProps } from './step-props';
import { TimelineStep } from './timeline-step';

/** Which component asks the questions of which step. */
export const STEP_COMPONENTS = {
  'property-type': PropertyTypeStep,
  location: LocationStep,
  details: DetailsStep,
  contact: ContactStep,
  timeline: TimelineStep,
} satisfies Record<StepId, ComponentType<StepProps>>;
