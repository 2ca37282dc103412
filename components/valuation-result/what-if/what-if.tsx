'use client';

import { Button } from '@/components/ui/button';
import type { PlaceModel } from '@/lib/valuation/regional/place-model';
import type { WhatIfFigures, WhatIfValues } from '@/lib/valuation/regional/what-if-values';
import { WhatIfFields } from './fields';
import { WhatIfFigureList } from './figures';
import { useWhatIf } from './use-what-if';

interface WhatIfProps {
  model: PlaceModel;
  /** The figures of the valuation */
  original: WhatIfFigures;
  /** What they rest on, as it stands in the fields */
  initial: WhatIfValues;
}

/**
 * 'Was würde den Wert ändern?': a home whose answers can be changed, and both figures following in the
 * browser. Nothing is sent and nothing is stored; the calculation is fetched when the part comes near.
 */
export function WhatIf({ model, original, initial }: WhatIfProps) {
  const { form, figures, fields, said, propertyType, isLoaded, failed, change, reset } = useWhatIf(
    model,
    original,
    initial,
  );
  return (
    <section aria-labelledby="was-waere-wenn" className="max-w-3xl print:hidden">
      <h2 id="was-waere-wenn" className="text-2xl">
        Was würde den Wert ändern?
      </h2>
      <p className="no-js-only mt-3 max-w-prose">
        Dieser Teil rechnet in deinem Browser und braucht dafür JavaScript. Alles andere auf dieser
        Seite steht auch ohne da.
      </p>
      <div className="js-only">
        <p className="mt-3 max-w-prose text-muted">
          Ändere eine Angabe, und beide Werte folgen. Gerechnet wird in deinem Browser: Nichts davon
          wird gesendet oder gespeichert.
        </p>
        <div className="mt-4">
          <div className="z-1 border-y border-line bg-paper py-3 [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:top-0">
            <WhatIfFigureList original={original} figures={figures} />
          </div>
          <form
            ref={form}
            aria-labelledby="was-waere-wenn"
            autoComplete="off"
            noValidate
            data-ready={isLoaded || undefined}
            // A field that gets the focus does not stand under the figures.
            className="mt-5 [&_:is(input,select,button)]:scroll-mt-52"
            onInput={change}
            onSubmit={(event) => event.preventDefault()}
          >
            <WhatIfFields
              initial={initial}
              errors={fields}
              isFlat={propertyType === 'eigentumswohnung'}
            />
            <Button variant="outline" onClick={reset}>
              Zurücksetzen
            </Button>
            {failed && (
              <p role="alert" className="mt-3">
                Die Rechnung konnte nicht geladen werden. Prüfe deine Verbindung und ändere die
                Angabe noch einmal.
              </p>
            )}
          </form>
        </div>
        <p role="status" className="sr-only">
          {said}
        </p>
      </div>
    </section>
  );
}
