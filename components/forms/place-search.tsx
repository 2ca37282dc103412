'use client';

import { type ComponentType, lazy, Suspense } from 'react';
import type { PlaceSuggestionsProps } from './place-suggestions';

type Loaded = { default: ComponentType<PlaceSuggestionsProps> };

const NOT_LOADED = 'Die Orte ließen sich nicht laden. Bitte die Postleitzahl eingeben.';

/** Optional: without it the form works the same. */
const PlaceSuggestions = lazy(() =>
  import('./place-suggestions').then(
    (file): Loaded => ({ default: file.PlaceSuggestions }),
    (): Loaded => ({ default: () => <p role="status">{NOT_LOADED}</p> }),
  ),
);

/** A name typed into the postcode field; '1011a' is none. */
export const isPlaceName = (text: string) => /^\p{L}.+/u.test(text.trim());

export function PlaceSearch({ text, onPicked }: Omit<PlaceSuggestionsProps, 'notLoaded'>) {
  if (!isPlaceName(text)) return null;
  return (
    <Suspense>
      <PlaceSuggestions text={text} onPicked={onPicked} notLoaded={NOT_LOADED} />
    </Suspense>
  );
}
