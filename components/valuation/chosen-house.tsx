import { useFormContext, useWatch } from 'react-hook-form';
import type { ValuationFormValues } from '@/lib/valuation/steps';
import { useWizardContext } from './wizard-context';

/** The house that the questions are about, beside them where there is room. */
export function ChosenHouse() {
  const { drawings } = useWizardContext();
  const { control } = useFormContext<ValuationFormValues>();
  const type = useWatch({ control, name: 'propertyType' });
  return (
    <div className="js-only hidden w-64 shrink-0 self-start lg:block">
      {drawings.propertyTypes[type]}
    </div>
  );
}
