import type { ReactNode } from 'react';
import { StateDrawing, type PlaceOnMap } from './state-drawing';

interface RegionalSectionProps {
  /** Where the place is known */
  location?: PlaceOnMap;
  children: ReactNode;
}

/** 'Regionale Bewertung': the figure, or why there is none, beside the drawing of the state. */
export function RegionalSection({ location, children }: RegionalSectionProps) {
  return (
    <section
      aria-labelledby="regional"
      className="mt-12 border-t-2 border-ink pt-6 md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] md:gap-12 print:grid print:grid-cols-[minmax(0,1fr)_14rem] print:gap-8"
    >
      <div>
        <h2 id="regional" className="mb-4 text-2xl">
          Regionale Bewertung
        </h2>
        {children}
      </div>
      {location && (
        <div className="mt-8 md:mt-0">
          <StateDrawing {...location} />
        </div>
      )}
    </section>
  );
}
