import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Field } from '@/components/forms/field';
import { StepQuestion } from '@/components/forms/step-question';
import { usePlace } from '@/components/forms/use-place';
import type { LeadFormValues } from '@/lib/leads/form';
import { useLeadField } from '../use-lead-field';
import type { StepProps } from './step-props';

/** Writes the place of the postcode into the city, unless something else was typed there. */
function useSuggestedCity() {
  const { control, getFieldState, getValues, setValue } = useFormContext<LeadFormValues>();
  const place = usePlace(useWatch({ control, name: 'postalCode' }).trim())?.place;
  const suggested = useRef('');
  useEffect(() => {
    const typed = getValues('city');
    if (!place || (typed !== '' && typed !== suggested.current)) return;
    suggested.current = place;
    // What said that it is missing goes, too.
    const shouldValidate = typed !== '' || Boolean(getFieldState('city').error);
    setValue('city', place, { shouldDirty: true, shouldValidate });
  }, [place, getFieldState, getValues, setValue]);
}

/** Step 2: postcode and city. */
export function LocationStep({ id, question }: StepProps) {
  const postalCode = useLeadField('postalCode');
  const city = useLeadField('city');
  useSuggestedCity();
  return (
    <>
      <StepQuestion id={id}>{question}</StepQuestion>
      <div className="mt-6 grid gap-x-5 sm:grid-cols-2">
        <Field
          {...postalCode.input}
          label="Postleitzahl"
          placeholder="12345"
          error={postalCode.error}
          defaultValue={postalCode.typed}
          inputMode="numeric"
          autoComplete="postal-code"
          enterKeyHint="next"
        />
        <Field
          {...city.input}
          label="Ort"
          error={city.error}
          defaultValue={city.typed}
          autoComplete="address-level2"
          enterKeyHint="next"
        />
      </div>
    </>
  );
}
