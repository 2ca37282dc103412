import { spellings } from '@/lib/platform/places/spelling';

interface PlaceHintProps {
  postalCode: string;
  place: string;
  furtherPlaces: readonly string[];
  /** As typed */
  city: string;
  onPicked: (place: string) => void;
}

/** Whether one name begins like the other: 'Frankfurt' is 'Frankfurt am Main', 'Bonn-Beuel' is 'Bonn'. */
export function namesSamePlace(typed: string, known: string): boolean {
  return spellings(typed).some((a) =>
    spellings(known).some((b) => a !== '' && (a.startsWith(b) || b.startsWith(a))),
  );
}

/** Says so where postcode and city do not go together. Both may be right: nobody is held back. */
export function PlaceHint({ postalCode, place, furtherPlaces, city, onPicked }: PlaceHintProps) {
  const isKnown = [place, ...furtherPlaces].some((name) => namesSamePlace(city, name));
  if (city.trim() === '' || isKnown) return null;
  return (
    <p className="mt-2 text-base">
      <span key={postalCode}>{`${postalCode} gehört zu ${place}.`}</span>{' '}
      <button
        type="button"
        className="text-petrol underline underline-offset-4"
        onClick={() => onPicked(place)}
      >
        <span key={place}>{`${place} übernehmen`}</span>
      </button>
    </p>
  );
}
