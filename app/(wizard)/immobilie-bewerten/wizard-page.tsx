import { ArrowLeftIcon, LocateFixedIcon } from 'lucide-react';
import { ConditionIllustration } from '@/components/illustrations/condition-illustration';
import { PropertyTypeIllustration } from '@/components/illustrations/property-type-illustration';
import { Logo } from '@/components/shell/logo';
import { Wizard } from '@/components/valuation/wizard';
import { pageMetadata } from '@/lib/platform/seo/metadata';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { CONDITIONS, PROPERTY_TYPES } from '@/lib/valuation/options';
import { submitPlainWizard } from './actions';

export const wizardMetadata = pageMetadata({
  title: 'Immobilie kostenlos bewerten',
  description:
    'Zehn kurze Fragen zu Haus oder Wohnung, und Sie sehen eine unverbindliche Ersteinschätzung mit dem Rechenweg. Kostenlos.',
  path: routes.valuation,
});

// Drawn on the server, so that the scripts do not contain them.
const drawings = {
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

export function WizardPage({ postalCode }: { postalCode?: string }) {
  return (
    <Wizard
      logo={<Logo name={site().name} />}
      drawings={drawings}
      plainAction={submitPlainWizard}
      postalCode={postalCode}
    />
  );
}
