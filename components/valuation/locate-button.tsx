'use client';

import { useState } from 'react';
import { useHydrated } from '@/components/forms/use-hydrated';
import { Button } from '@/components/ui/button';
import type { Located } from './locate';
import { useWizardContext } from './wizard-context';

type State = { kind: 'idle' | 'searching' } | Located;

/** Where the part that looks for it cannot be fetched. */
const NOTHING: Located = {
  kind: 'failed',
  message: 'Dein Standort ließ sich nicht bestimmen. Bitte gib die Postleitzahl ein.',
};

/** 'Mein Standort': fills in the postcode where it is clear, and else offers the nearest ones. */
export function LocateButton({ onPicked }: { onPicked: (postalCode: string) => void }) {
  const { drawings } = useWizardContext();
  const isAlive = useHydrated();
  const [state, setState] = useState<State>({ kind: 'idle' });

  async function search() {
    setState({ kind: 'searching' });
    const located = await import('./locate').then(({ locate }) => locate()).catch(() => NOTHING);
    if (located.kind === 'found' && located.places.length === 1) {
      onPicked(located.places[0]!.postalCode);
    }
    setState(located);
  }
  const places = state.kind === 'found' ? state.places : [];
  const [nearest, ...others] = places;

  return (
    <div className="js-only mt-1">
      <Button variant="outline" onClick={search} disabled={!isAlive || state.kind === 'searching'}>
        {drawings.locate}
        <span key={state.kind}>
          {state.kind === 'searching' ? 'Standort wird gesucht …' : 'Mein Standort'}
        </span>
      </Button>
      <div role="status" className="mt-2 empty:hidden">
        {state.kind === 'failed' && <p key={state.message}>{state.message}</p>}
        {nearest && others.length === 0 && (
          <p>
            <span>{`${nearest.postalCode} ${nearest.place} ist eingetragen.`}</span>
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
                <span>{`${postalCode} ${place}`}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
