'use client';

import { usePlace } from '@/components/forms/use-place';

/** Names the place of a postcode once five digits stand there: '80331 München'. */
export function PlaceNote({ postalCode }: { postalCode: string }) {
  const known = usePlace(postalCode);
  return (
    <p role="status" className="mt-1.5 text-base leading-snug empty:hidden">
      {known?.place && (
        <span key={postalCode} className="font-semibold text-moss">
          {`${postalCode} ${known.place}`}
        </span>
      )}
      {known && !known.place && (
        <span className="text-muted">
          Sie steht nicht in unserem Verzeichnis. Stimmt sie, geht es ohne regionalen Wert weiter.
        </span>
      )}
    </p>
  );
}
