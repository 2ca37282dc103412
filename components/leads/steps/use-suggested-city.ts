import { useCallback, useLayoutEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { LeadFormValues } from '@/lib/requests/forms/lead/steps';

/**
 * Writes the place of the postcode into the city, unless something else was typed there.
 * @returns writes another place of the postcode, which counts as suggested too
 */
export function useSuggestedCity(place: string | null | undefined): (name: string) => void {
  const { getFieldState, getValues, setValue } = useFormContext<LeadFormValues>();
  const suggested = useRef('');
  const suggest = useCallback(
    (name: string) => {
      suggested.current = name;
      // What said that it is missing goes, too.
      const shouldValidate = getValues('city') !== '' || Boolean(getFieldState('city').error);
      setValue('city', name, { shouldDirty: true, shouldValidate });
    },
    [getFieldState, getValues, setValue],
  );
  // Before the page is painted, so that nobody is told for a moment that the two do not match.
  useLayoutEffect(() => {
    const typed = getValues('city');
    if (place && (typed === '' || typed === suggested.current)) suggest(place);
  }, [place, getValues, suggest]);
  return suggest;
}
