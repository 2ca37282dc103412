import { useState } from 'react';
import { Button } from '@/components/ui/button';

/** More than these are shown when they are asked for. */
const FIRST = 5;

interface FurtherPlacesProps {
  places: readonly string[];
  onPicked: (place: string) => void;
}

/** The other places of a postcode, to take one of them as the city. */
export function FurtherPlaces({ places, onPicked }: FurtherPlacesProps) {
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
