import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import { isPlaceName, PlaceSearch } from '@/components/forms/place-search';
import { useHydrated } from '@/components/forms/use-hydrated';
import { Button } from '@/components/ui/button';
import type { ValuationFormValues } from '@/lib/valuation/steps';
import { LocateButton } from '../locate-button';
import { PlaceNote } from '../place-note';
import { InputStep } from './input-step';

/** Step 2: the postcode, with its place beside it, by the name of a place, or from the position. */
export function PostalCodeStep() {
  const { setValue, setFocus, control } = useFormContext<ValuationFormValues>();
  const text = useWatch({ control, name: 'postalCode' }).trim();
  const isAlive = useHydrated();
  // The keys of a phone: digits, until somebody wants to type a name.
  const [byName, setByName] = useState(false);

  function toggle() {
    // Before the focus: a phone decides then which keys it shows.
    flushSync(() => setByName(!byName));
    setFocus('postalCode');
  }

  function pick(postalCode: string) {
    setValue('postalCode', postalCode, { shouldDirty: true, shouldValidate: true });
  }

  return (
    <div>
      <InputStep
        step="postal-code"
        inputMode={byName ? 'text' : 'numeric'}
        autoComplete="postal-code"
        {...(byName && { hint: 'Gib den Ort oder den Stadtteil ein.' })}
        // Places to choose from stand below it, or that there is none.
        isElsewhere={isPlaceName(text)}
        note={<PlaceNote postalCode={text} />}
      />
      <PlaceSearch text={text} onPicked={pick} />
      <div className="flex flex-wrap items-start gap-x-3">
        <LocateButton onPicked={pick} />
        <Button
          variant="ghost"
          className="js-only mt-1 max-sm:px-0"
          disabled={!isAlive}
          onClick={toggle}
        >
          <span key={String(byName)}>
            {byName ? 'Postleitzahl statt Ort eingeben' : 'Ort statt Postleitzahl eingeben'}
          </span>
        </Button>
      </div>
    </div>
  );
}
