'use client';

import { type ComponentType, lazy, Suspense } from 'react';
import type { PlaceSuggestionsProps } from './place-suggestions';

type Loaded = { default: ComponentType<PlaceSuggestionsProps> };

/** Fetched with the first letter. A courtesy: without it the form works the same. */
const PlaceSuggestions = lazy(() =>
  import('./place-suggestions').then(
    (file): Loaded => ({ default: file.PlaceSuggestions }),
    (): Loaded => ({ default: () => null }),
  ),
);

/** Offers postcodes as soon as a name is typed where digits are asked for. */
export function PlaceSearch({ text, onPicked }: PlaceSuggestionsProps) {
  if (!/^\p{L}.+/u.test(text)) return null;
  return (
    <Suspense>
      <PlaceSuggestions text={text} onPicked={onPicked} />
    </Suspense>
  );
}
