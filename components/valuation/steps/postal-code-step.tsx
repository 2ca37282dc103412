import { useFormContext, useWatch } from 'react-hook-form';
import type { ValuationFormValues } from '@/lib/valuation/form';
import { LocateButton } from '../locate-button';
import { PlaceNote } from '../place-note';
import { InputStep } from './input-step';

/** Step 2: the postcode, with its place beside it, or from the browser's position. */
export function PostalCodeStep() {
  const { setValue, control } = useFormContext<ValuationFormValues>();
  const postalCode = useWatch({ control, name: 'postalCode' });
  return (
    <div>
      <InputStep
        step="postal-code"
        field="postalCode"
        inputMode="numeric"
        autoComplete="postal-code"
        beside={<PlaceNote postalCode={postalCode.trim()} />}
      />
      <LocateButton
        onPicked={(code) =>
          setValue('postalCode', code, { shouldDirty: true, shouldValidate: true })
        }
      />
    </div>
  );
}
