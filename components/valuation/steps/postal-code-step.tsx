import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import { isPlaceName, PlaceSearch } from '@/components/forms/place-search';
import { useHydrated } from '@/components/forms/use-hydrated';
import { usePlace } from '@/components/forms/use-place';
import { Button } from '@/components/ui/button';
import { useWizardContext } from '@/components/valuation/wizard-context';
import type { ValuationFormValues } from '@/lib/valuation/steps';
import { InputStep } from './input-step';
import type { Located } from './locate';

/** '80331 München', once there are five digits. */
function PlaceNote({ postalCode }: { postalCode: string }) {
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

type State = { kind: 'idle' | 'searching' } | Located;

const NOTHING: Located = {
  kind: 'failed',
  message: 'Dein Standort ließ sich nicht bestimmen. Bitte gib die Postleitzahl ein.',
};

function LocateButton({ onPicked }: { onPicked: (postalCode: string) => void }) {
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

export function PostalCodeStep() {
  const { setValue, setFocus, control } = useFormContext<ValuationFormValues>();
  const text = useWatch({ control, name: 'postalCode' }).trim();
  const isAlive = useHydrated();
  // Digits on the phone's keyboard, unless a name is typed.
  const [byName, setByName] = useState(false);

  function toggle() {
    // Before the focus: a phone then decides which keys it shows.
    flushSync(() => setByName(!byName));
    setFocus('postalCode');
  }

  function pick(postalCode: string) {
    setValue('postalCode', postalCode, { shouldDirty: true, shouldValidate: true });
  }

  return (
    <div>
      <InputStep
        step="postal-code"
        inputMode={byName ? 'text' : 'numeric'}
        autoComplete="postal-code"
        {...(byName && { hint: 'Gib den Ort oder den Stadtteil ein.' })}
        // The suggestions below replace its error.
        isElsewhere={isPlaceName(text)}
        note={<PlaceNote postalCode={text} />}
      />
      <PlaceSearch text={text} onPicked={pick} />
      <div className="flex flex-wrap items-start gap-x-3">
        <LocateButton onPicked={pick} />
        <Button
          variant="ghost"
          className="js-only mt-1 max-sm:px-0"
          disabled={!isAlive}
          onClick={toggle}
        >
          <span key={String(byName)}>
            {byName ? 'Postleitzahl statt Ort eingeben' : 'Ort statt Postleitzahl eingeben'}
          </span>
        </Button>
      </div>
    </div>
  );
}
