'use client';

import { Button } from '@/components/ui/button';
import { type PlaceSuggestion, usePlaceSearch } from './use-place-search';

/** As many as the server names at most. */
const FULL = 10;

function message(text: string, places: PlaceSuggestion[] | null): string {
  if (!places) return 'Die Orte ließen sich nicht laden. Bitte die Postleitzahl eingeben.';
  if (places.length === 0) {
    return `Zu „${text}“ finden wir keinen Ort. Oft hilft der Name des Stadtteils allein oder die Postleitzahl.`;
  }
  const isOnePlace = new Set(places.map(({ place }) => place)).size === 1;
  const narrow = isOnePlace && places.length === FULL;
  return `Welche Postleitzahl ist es?${narrow ? ` Hier stehen nur ${FULL}; mit dem Stadtteil dahinter findet sich die richtige.` : ''}`;
}

/** What tells places of one name apart. */
function detail({ place, part, district }: PlaceSuggestion, others: PlaceSuggestion[]): string {
  if (part) return ` (${part})`;
  const isAmbiguous = others.some((other) => other.place === place && other.district !== district);
  return isAmbiguous ? ` (${district})` : '';
}

export interface PlaceSuggestionsProps {
  /** What was typed where a postcode is asked for */
  text: string;
  onPicked: (postalCode: string) => void;
}

/** The postcodes for a place that is being typed, to choose from. */
export function PlaceSuggestions({ text, onPicked }: PlaceSuggestionsProps) {
  const found = usePlaceSearch(text);
  const places = found?.places ?? [];
  return (
    <div className="mb-6">
      <p role="status" className="min-h-7">
        {found && message(found.text, found.places)}
      </p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {places.map((suggestion) => (
          <li key={suggestion.postalCode}>
            <Button
              variant="outline"
              width="narrow"
              onClick={() => onPicked(suggestion.postalCode)}
            >
              {suggestion.postalCode} {suggestion.place}
              {detail(suggestion, places)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
