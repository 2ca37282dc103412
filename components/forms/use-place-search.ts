'use client';

import { useEffect, useState } from 'react';
import { call } from '@/lib/platform/http/client';
import { routes } from '@/lib/routes';

export interface PlaceSuggestion {
  postalCode: string;
  place: string;
  district: string;
  /** The village or part of the city that was typed */
  part?: string;
}

interface Found {
  text: string;
  /** null: they could not be loaded */
  places: PlaceSuggestion[] | null;
}

/** Milliseconds without a further letter until it is searched for */
const PAUSE = 150;

/** The postcodes for a name as it is typed; those of the text before until they have come. */
export function usePlaceSearch(text: string): Found | undefined {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let current = true;
    const timer = setTimeout(() => {
      call<{ places: PlaceSuggestion[] }>(`${routes.api.places}?query=${encodeURIComponent(text)}`)
        .then(({ places }) => places)
        .catch(() => null)
        .then((places) => {
          if (current) setFound({ text, places });
        });
    }, PAUSE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text]);
  return found;
}
