import { ArrowLeftIcon, LocateFixedIcon } from 'lucide-react';
import { ConditionIllustration } from '@/components/illustrations/condition-illustration';
import { PropertyTypeIllustration } from '@/components/illustrations/property-type-illustration';
import { CONDITIONS, PROPERTY_TYPES } from '@/lib/valuation/options';

// Drawn on the server, so that the scripts do not contain them.
export const wizardDrawings = {
  options: {
    'property-type': Object.fromEntries(
      PROPERTY_TYPES.map(({ value }) => [
        value,
        <PropertyTypeIllustration key={value} type={value} />,
      ]),
    ),
    condition: Object.fromEntries(
      CONDITIONS.map(({ value }) => [
        value,
        <ConditionIllustration key={value} condition={value} />,
      ]),
    ),
  },
  locate: <LocateFixedIcon />,
  back: <ArrowLeftIcon />,
};
