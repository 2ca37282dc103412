import type { StateMap } from '@/lib/platform/places/map/state-map';
import type { RegionalHome, RegionalOutcome } from '@/lib/valuation/regional/outcome';
import type { PlaceModel } from '@/lib/valuation/regional/place-model';
import { valuesOf } from '@/lib/valuation/regional/what-if-values';
import { NoRegional, type NoRegionalProps } from './no-regional';
import { Regional } from './regional';
import { RegionalFactors } from './regional-factors';
import { RegionalSection } from './regional-section';
import { WhatIfSection } from './what-if/what-if-section';

interface RegionalPartsProps {
  home: RegionalHome;
  outcome: RegionalOutcome;
  /** Figure of the base formula, whole euros */
  base: number;
  /** Where the postcode is known */
  model?: PlaceModel;
  map?: StateMap;
}

/** How good the regional figure is, or why there is none, beside the drawing of the state. */
export function RegionalFigure({
  outcome,
  model,
  map,
  ...help
}: RegionalPartsProps & Omit<NoRegionalProps, 'reason'>) {
  return (
    <RegionalSection location={model && map && { ...model, map }}>
      {!outcome.isPossible && <NoRegional {...help} reason={outcome.reason} />}
      {outcome.isPossible && model && (
        <Regional valuation={outcome} isFlat={help.home.propertyType === 'eigentumswohnung'} />
      )}
    </RegionalSection>
  );
}

/** How the regional figure comes about, and what would change it. */
export function RegionalDetails({ home, outcome, base, model }: RegionalPartsProps) {
  return (
    <>
      {outcome.isPossible && (
        <div className="mt-14">
          <RegionalFactors valuation={outcome} propertyType={home.propertyType} />
        </div>
      )}
      {model && (
        <div className="mt-16">
          <WhatIfSection
            model={model}
            original={{ base, regional: outcome }}
            initial={valuesOf(home)}
          />
        </div>
      )}
    </>
  );
}
