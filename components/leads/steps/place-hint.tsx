import { Button } from '@/components/ui/button';

interface PlaceHintProps {
  postalCode: string;
  /** null: the postcode is not in the table */
  place: string | null;
  furtherPlaces: readonly string[];
  /** As typed */
  city: string;
  onPicked: (place: string) => void;
}

const letters = (name: string) => name.toLowerCase().replace(/[^\p{L}]/gu, '');

/** Whether one name begins like the other: 'Frankfurt' is 'Frankfurt am Main', 'Bonn-Beuel' is 'Bonn'. */
export function namesSamePlace(typed: string, known: string): boolean {
  const [a, b] = [letters(typed), letters(known)];
  return a !== '' && (a.startsWith(b) || b.startsWith(a));
}

/** Says so where postcode and city do not go together. Both may be right: nobody is held back. */
export function PlaceHint({ postalCode, place, furtherPlaces, city, onPicked }: PlaceHintProps) {
  if (place === null) {
    return (
      <p className="mb-4 text-muted">
        Die Postleitzahl {postalCode} steht nicht in unserem Verzeichnis. Bitte prüfen Sie sie.
      </p>
    );
  }
  const isKnown = [place, ...furtherPlaces].some((name) => namesSamePlace(city, name));
  if (city.trim() === '' || isKnown) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
      <p>
        {postalCode} gehört zu {place}. Stimmt der Ort?
      </p>
      <Button variant="outline" width="narrow" onClick={() => onPicked(place)}>
        {place} übernehmen
      </Button>
    </div>
  );
}
