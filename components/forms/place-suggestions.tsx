'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { call } from '@/lib/platform/http/client';
import { routes } from '@/lib/routes';

const FULL = 10;

interface PlaceSuggestion {
  postalCode: string;
  place: string;
  district: string;
  part?: string;
}

interface Found {
  text: string;
  /** `null` if they could not be loaded */
  places: PlaceSuggestion[] | null;
}

/** Milliseconds without a further letter */
const PAUSE = 150;

/** Keeps the last result until the next one has arrived. */
function usePlaceSearch(text: string): Found | undefined {
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

function message(text: string, places: PlaceSuggestion[]): string {
  if (places.length === 0) {
    return `Zu „${text}“ finden wir keinen Ort. Oft hilft der Name des Stadtteils allein oder die Postleitzahl.`;
  }
  const isOnePlace = new Set(places.map(({ place }) => place)).size === 1;
  const narrow = isOnePlace && places.length === FULL;
  return `Welche Postleitzahl ist es?${narrow ? ` Hier stehen nur ${FULL}; mit dem Stadtteil dahinter findet sich die richtige.` : ''}`;
}

interface Group {
  /** With its region if several places share the name */
  name: string;
  codes: string[];
}

function grouped(places: readonly PlaceSuggestion[]): Group[] {
  const groups = new Map<string, string[]>();
  for (const { place, part, district, postalCode } of places) {
    const isAmbiguous = places.some((one) => one.place === place && one.district !== district);
    const detail = part ?? (isAmbiguous ? district : undefined);
    const name = detail ? `${place} (${detail})` : place;
    groups.set(name, [...(groups.get(name) ?? []), postalCode]);
  }
  return [...groups].map(([name, codes]) => ({ name, codes: codes.sort() }));
}

export interface PlaceSuggestionsProps {
  text: string;
  onPicked: (postalCode: string) => void;
  notLoaded: string;
}

function Codes({ name, codes, onPicked }: Group & Pick<PlaceSuggestionsProps, 'onPicked'>) {
  return codes.map((code) => (
    <li key={code}>
      <Button
        variant="outline"
        width="narrow"
        aria-label={`${code} ${name}`}
        onClick={() => onPicked(code)}
      >
        {code}
      </Button>
    </li>
  ));
}

function Place({ group, onPicked }: { group: Group } & Pick<PlaceSuggestionsProps, 'onPicked'>) {
  const [isOpen, setOpen] = useState(false);
  const { name, codes } = group;
  return (
    <li className={isOpen ? 'w-full' : undefined}>
      <Button
        variant="outline"
        width="narrow"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span key={name}>{`${name} · ${codes[0]} … ${codes.at(-1)}`}</span>
      </Button>
      {isOpen && (
        <ul className="mt-2 flex flex-wrap gap-2">
          <Codes {...group} onPicked={onPicked} />
        </ul>
      )}
    </li>
  );
}

export function PlaceSuggestions({ text, onPicked, notLoaded }: PlaceSuggestionsProps) {
  const found = usePlaceSearch(text);
  const groups = grouped(found?.places ?? []);
  const [first, ...others] = groups;
  return (
    <div className="mb-6">
      <p role="status" className="min-h-7">
        {found && (
          <span key={found.text}>
            {found.places ? message(found.text, found.places) : notLoaded}
          </span>
        )}
      </p>
      {first && others.length === 0 && first.codes.length > 1 && (
        <p className="mt-1 font-semibold">{first.name}</p>
      )}
      <ul className="mt-2 flex flex-wrap gap-2">
        {first && others.length === 0 && first.codes.length > 1 ? (
          <Codes {...first} onPicked={onPicked} />
        ) : (
          groups.map((group) =>
            group.codes.length > 1 ? (
              <Place key={group.name} group={group} onPicked={onPicked} />
            ) : (
              <li key={group.name}>
                <Button variant="outline" width="narrow" onClick={() => onPicked(group.codes[0]!)}>
                  <span>{`${group.codes[0]} ${group.name}`}</span>
                </Button>
              </li>
            ),
          )
        )}
      </ul>
    </div>
  );
}
