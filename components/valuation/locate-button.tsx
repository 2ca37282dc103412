'use client';

import { LocateFixedIcon } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { call } from '@/lib/platform/http/client';
import { routes } from '@/lib/routes';

interface Nearby {
  postalCode: string;
  place: string;
}

type State =
  | { kind: 'idle' | 'searching' }
  | { kind: 'failed'; message: string }
  | { kind: 'found'; places: Nearby[] };

const MESSAGES = {
  unsupported:
    'Dein Browser kann den Standort hier nicht bestimmen. Bitte gib die Postleitzahl ein.',
  denied: 'Der Standort ist nicht freigegeben. Bitte gib die Postleitzahl ein.',
  unavailable: 'Dein Standort ließ sich nicht bestimmen. Bitte gib die Postleitzahl ein.',
  timeout: 'Die Standortsuche hat zu lange gedauert. Bitte gib die Postleitzahl ein.',
  abroad: 'Zu deinem Standort gibt es keine deutsche Postleitzahl in der Nähe. Bitte gib sie ein.',
  offline: 'Die Postleitzahlen in deiner Nähe ließen sich nicht laden. Bitte gib sie ein.',
} as const;

/** Milliseconds that the device gets to find out where it is. */
const POSITION_TIMEOUT = 10_000;

function position(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      timeout: POSITION_TIMEOUT,
      maximumAge: 300_000,
    });
  });
}

function messageFor({ code }: GeolocationPositionError): string {
  if (code === 1) return MESSAGES.denied;
  return code === 3 ? MESSAGES.timeout : MESSAGES.unavailable;
}

async function locate(): Promise<State> {
  if (!navigator.geolocation) return { kind: 'failed', message: MESSAGES.unsupported };
  let found: GeolocationPosition;
  try {
    found = await position();
  } catch (error) {
    return { kind: 'failed', message: messageFor(error as GeolocationPositionError) };
  }
  try {
    const { latitude, longitude, accuracy } = found.coords;
    const { places } = await call<{ places: Nearby[] }>(
      `${routes.api.nearestPlaces}?lat=${latitude}&lon=${longitude}&accuracy=${Math.round(accuracy)}`,
    );
    return places.length > 0
      ? { kind: 'found', places }
      : { kind: 'failed', message: MESSAGES.abroad };
  } catch {
    return { kind: 'failed', message: MESSAGES.offline };
  }
}

/** 'Mein Standort': fills in the postcode where it is clear, and else offers the nearest ones. */
export function LocateButton({ onPicked }: { onPicked: (postalCode: string) => void }) {
  const [state, setState] = useState<State>({ kind: 'idle' });

  async function search() {
    setState({ kind: 'searching' });
    const located = await locate();
    if (located.kind === 'found' && located.places.length === 1) {
      onPicked(located.places[0]!.postalCode);
    }
    setState(located);
  }
  const places = state.kind === 'found' ? state.places : [];
  const [nearest, ...others] = places;

  return (
    <div className="js-only mt-1">
      <Button variant="outline" onClick={search} disabled={state.kind === 'searching'}>
        <LocateFixedIcon />
        {state.kind === 'searching' ? 'Standort wird gesucht …' : 'Mein Standort'}
      </Button>
      <div role="status" className="mt-2 empty:hidden">
        {state.kind === 'failed' && <p>{state.message}</p>}
        {nearest && others.length === 0 && (
          <p>
            {nearest.postalCode} {nearest.place} ist eingetragen.
          </p>
        )}
        {others.length > 0 && <p>Welche Postleitzahl ist es?</p>}
      </div>
      {others.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {places.map(({ postalCode, place }) => (
            <li key={postalCode}>
              <Button
                variant="outline"
                onClick={() => {
                  onPicked(postalCode);
                  setState({ kind: 'idle' });
                }}
              >
                {postalCode} {place}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
