import type { ComponentType } from 'react';
import type { StepId } from '@/lib/valuation/steps';
import { AreaStep } from './area-step';
import { ConditionStep } from './condition-step';
import { ConsentStep } from './consent-step';
import { EmailStep } from './email-step';
import { NameStep } from './name-step';
import { PhoneStep } from './phone-step';
import { PostalCodeStep } from './postal-code-step';
import { PropertyTypeStep } from './property-type-step';
import { RoomsStep } from './rooms-step';
import { YearBuiltStep } from './year-built-step';

/** Which component asks the question of which step. */
export const STEP_COMPONENTS = {
  'property-type': PropertyTypeStep,
  'postal-code': PostalCodeStep,
  area: AreaStep,
  'year-built': YearBuiltStep,
  rooms: RoomsStep,
  condition: ConditionStep,
  name: NameStep,
  email: EmailStep,
  phone: PhoneStep,
  consent: ConsentStep,
} satisfies Record<StepId, ComponentType>;
