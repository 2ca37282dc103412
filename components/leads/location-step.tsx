import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Field } from '@/components/forms/field';
import { isPlaceName, PlaceSearch } from '@/components/forms/place-search';
import { usePlace } from '@/components/forms/use-place';
import { Button } from '@/components/ui/button';
import { spellings } from '@/lib/platform/places/spelling';
import type { LeadFormValues } from '@/lib/submissions/forms/lead/steps';
import { type LeadStepProps, StepQuestion, useLeadField } from './lead-step';

/** Fills in the postcode's city, unless another text was typed. */
function useSuggestedCity(place: string | null | undefined): (name: string) => void {
  const { getFieldState, getValues, setValue } = useFormContext<LeadFormValues>();
  const suggested = useRef('');
  const suggest = useCallback(
    (name: string) => {
      suggested.current = name;
      // Validates if an error is shown, so that it disappears.
      const shouldValidate = getValues('city') !== '' || Boolean(getFieldState('city').error);
      setValue('city', name, { shouldDirty: true, shouldValidate });
    },
    [getFieldState, getValues, setValue],
  );
  // Before the page is painted, so that no mismatch flashes.
  useLayoutEffect(() => {
    const typed = getValues('city');
    if (place && (typed === '' || typed === suggested.current)) suggest(place);
  }, [place, getValues, suggest]);
  return suggest;
}

const FIRST = 5;

interface FurtherPlacesProps {
  places: readonly string[];
  onPicked: (place: string) => void;
}

function FurtherPlaces({ places, onPicked }: FurtherPlacesProps) {
  const [all, setAll] = useState(false);
  const shown = all || places.length === FIRST + 1 ? places : places.slice(0, FIRST);
  return (
    <div role="group" aria-label="Weitere Orte" className="mb-4 flex flex-wrap items-center gap-2">
      <span className="text-muted">dazu gehören auch:</span>
      {shown.map((place) => (
        <Button key={place} variant="outline" width="narrow" onClick={() => onPicked(place)}>
          {place}
        </Button>
      ))}
      {shown.length < places.length && (
        <Button variant="ghost" width="narrow" onClick={() => setAll(true)}>
          <span>{`${places.length - shown.length} weitere`}</span>
        </Button>
      )}
    </div>
  );
}

interface PlaceHintProps {
  postalCode: string;
  place: string;
  furtherPlaces: readonly string[];
  city: string;
  onPicked: (place: string) => void;
}

/** Compares beginnings: 'Frankfurt' is 'Frankfurt am Main', 'Bonn-Beuel' is 'Bonn'. */
export function namesSamePlace(typed: string, known: string): boolean {
  return spellings(typed).some((a) =>
    spellings(known).some((b) => a !== '' && (a.startsWith(b) || b.startsWith(a))),
  );
}

/** A hint only: postcode and city may both be right. */
export function PlaceHint({ postalCode, place, furtherPlaces, city, onPicked }: PlaceHintProps) {
  const isKnown = [place, ...furtherPlaces].some((name) => namesSamePlace(city, name));
  if (city.trim() === '' || isKnown) return null;
  return (
    <p className="mt-2 text-base">
      <span key={postalCode}>{`${postalCode} gehört zu ${place}.`}</span>{' '}
      <button
        type="button"
        className="text-petrol underline underline-offset-4"
        onClick={() => onPicked(place)}
      >
        <span key={place}>{`${place} übernehmen`}</span>
      </button>
    </p>
  );
}

export function LocationStep({ id, question }: LeadStepProps) {
  const { control, setValue } = useFormContext<LeadFormValues>();
  const postalCode = useLeadField('postalCode');
  const [code, town] = useWatch({ control, name: ['postalCode', 'city'] });
  const known = usePlace(code.trim());
  const suggestCity = useSuggestedCity(known?.place);
  const further = known?.furtherPlaces ?? [];
  return (
    <>
      <StepQuestion id={id}>{question}</StepQuestion>
      <div className="mt-6 grid gap-x-5 sm:grid-cols-2">
        <Field
          {...postalCode}
          label="Postleitzahl"
          placeholder="12345"
          // The suggestions below replace the error.
          error={isPlaceName(code) ? undefined : postalCode.error}
          note={
            known?.place === null && (
              <p className="mt-2 text-base text-muted">Steht nicht im Verzeichnis. Stimmt sie?</p>
            )
          }
          inputMode="numeric"
          autoComplete="postal-code"
          enterKeyHint="next"
        />
        <Field
          {...useLeadField('city')}
          label="Ort"
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
