'use client';

import { useEffect, useState } from 'react';
import { call } from '@/lib/platform/http/client';
import { routes } from '@/lib/routes';

interface Places {
  places: { postalCode: string; place: string; furtherPlaces?: string[] }[];
}

interface Answer {
  postalCode: string;
  /** `null`: no place is known for this code */
  place: string | null;
  furtherPlaces?: string[];
}

export function usePlace(postalCode: string): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  const complete = /^\d{5}$/.test(postalCode);

  useEffect(() => {
    if (!complete) return;
    let current = true;
    call<Places>(`${routes.api.places}?query=${postalCode}`)
      .then(({ places }) => {
        if (current) setAnswer({ ...places[0], postalCode, place: places[0]?.place ?? null });
      })
      .catch(() => {
        // Optional: without the name the form works the same.
      });
    return () => {
      current = false;
    };
  }, [postalCode, complete]);

  return complete && answer?.postalCode === postalCode ? answer : undefined;
}
