'use client';

import { useEffect, useState } from 'react';
import { call } from '@/lib/http/client';
import { routes } from '@/lib/routes';

interface Places {
  places: { postalCode: string; place: string }[];
}

interface Answer {
  postalCode: string;
  /** null: no place is known for this code */
  place: string | null;
}

/** Names the place of a postcode once five digits stand there: '80331 München'. */
export function PlaceNote({ postalCode }: { postalCode: string }) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const complete = /^\d{5}$/.test(postalCode);

  useEffect(() => {
    if (!complete) return;
    let current = true;
    call<Places>(`${routes.api.places}?query=${postalCode}`)
      .then(({ places }) => {
        if (current) setAnswer({ postalCode, place: places[0]?.place ?? null });
      })
      .catch(() => {
        // The name is a courtesy: without it the step works the same.
      });
    return () => {
      current = false;
    };
  }, [postalCode, complete]);

  const known = complete && answer?.postalCode === postalCode ? answer : null;
  return (
    <p role="status" className="flex min-h-8 items-center sm:min-h-0 sm:w-64 sm:text-lg">
      {known?.place && (
        <span className="font-semibold text-moss">
          {postalCode} {known.place}
        </span>
      )}
      {known && !known.place && (
        <span className="text-base text-muted">
          Diese Postleitzahl steht nicht in unserem Verzeichnis. Wenn sie stimmt, geht es trotzdem
          weiter.
        </span>
      )}
    </p>
  );
}
