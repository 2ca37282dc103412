'use client';

import { usePlace } from '@/components/forms/use-place';

/** Names the place of a postcode once five digits stand there: '80331 München'. */
export function PlaceNote({ postalCode }: { postalCode: string }) {
  const known = usePlace(postalCode);
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
          weiter, nur ohne regionalen Wert.
        </span>
      )}
    </p>
  );
}
