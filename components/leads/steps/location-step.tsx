import { useFormContext, useWatch } from 'react-hook-form';
import { Field } from '@/components/forms/field';
import { isPlaceName, PlaceSearch } from '@/components/forms/place-search';
import { StepQuestion } from '@/components/forms/step-question';
import { usePlace } from '@/components/forms/use-place';
import type { LeadFormValues } from '@/lib/requests/forms/lead/steps';
import { useLeadField } from '../use-lead-field';
import { FurtherPlaces } from './further-places';
import { PlaceHint } from './place-hint';
import type { StepProps } from './step-props';
import { useSuggestedCity } from './use-suggested-city';

/** Step 2: postcode and city, each found by the other. */
export function LocationStep({ id, question }: StepProps) {
  const { control, setValue } = useFormContext<LeadFormValues>();
  const postalCode = useLeadField('postalCode');
  const city = useLeadField('city');
  const [code, town] = useWatch({ control, name: ['postalCode', 'city'] });
  const known = usePlace(code.trim());
  const suggestCity = useSuggestedCity(known?.place);
  const further = known?.furtherPlaces ?? [];
  return (
    <>
      <StepQuestion id={id}>{question}</StepQuestion>
      <div className="mt-6 grid gap-x-5 sm:grid-cols-2">
        <Field
          {...postalCode.input}
          label="Postleitzahl"
          placeholder="12345"
          // Places to choose from stand below it.
          error={isPlaceName(code) ? undefined : postalCode.error}
          note={
            known?.place === null && (
              <p className="mt-2 text-base text-muted">Steht nicht im Verzeichnis. Stimmt sie?</p>
            )
          }
          defaultValue={postalCode.typed}
          inputMode="numeric"
          autoComplete="postal-code"
          enterKeyHint="next"
        />
        <Field
          {...city.input}
          label="Ort"
          error={city.error}
          note={
            known?.place && (
              <PlaceHint
                postalCode={known.postalCode}
                place={known.place}
                furtherPlaces={further}
                city={town}
                onPicked={suggestCity}
              />
            )
          }
          defaultValue={city.typed}
          autoComplete="address-level2"
          enterKeyHint="next"
        />
      </div>
      {further.length > 0 && <FurtherPlaces key={code} places={further} onPicked={suggestCity} />}
      <PlaceSearch
        text={(code || town).trim()}
        onPicked={(picked) =>
          setValue('postalCode', picked, { shouldDirty: true, shouldValidate: true })
        }
      />
    </>
  );
}
