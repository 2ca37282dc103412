import { PhoneIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { type StateMap, LETTER_SIZE } from '@/lib/platform/places/map/state-map';
import type {
  RegionalHome,
  RegionalOutcome,
  RegionalValuation,
} from '@/lib/valuation/regional/outcome';
import type { PlaceModel } from '@/lib/valuation/regional/place-model';
import { whatIfValues } from '@/lib/valuation/regional/what-if-values';
import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/lib/routes';
import type { PropertyType } from '@/lib/valuation/options';
import { startOf } from '@/lib/valuation/regional-labels';
import type { Label } from '@/lib/platform/places/map/labels';
import { Regional } from './regional';
import { WhatIfSection } from './what-if/what-if-section';
import { Factors } from './factors';

interface PlaceOnMap {
  place: string;
  /** 'Landkreis Bautzen' */
  district: string;
  state: string;
  map: StateMap;
}

function Name({ label, className }: { label: Label; className: string }) {
  const { name, textX, textY, anchor } = label;
  return (
    <text
      x={round(textX)}
      y={round(textY)}
      textAnchor={anchor}
      fontSize={LETTER_SIZE}
      className={className}
      // Keeps the name readable where it crosses a border.
      paintOrder="stroke"
      strokeWidth="3"
      strokeLinejoin="round"
    >
      {name}
    </text>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;

function StateDrawing({ place, district, state, map }: PlaceOnMap) {
  // 'Oldenburg (Oldenburg)' lies in the town of that name.
  const within = place.startsWith(district) ? [state] : [district, state];
  const where = [...new Set([place, ...within])].join(', ');
  return (
    <figure className="mx-auto w-full max-w-88">
      <svg
        viewBox={`0 0 ${round(map.width)} ${round(map.height)}`}
        role="img"
        aria-label={`Karte: ${where}`}
        className="h-auto w-full forced-color-adjust-none [print-color-adjust:exact]"
      >
        <path d={map.state} fillRule="evenodd" className="fill-sand stroke-edge" />
        {map.district !== map.state && (
          <path d={map.district} fillRule="evenodd" className="fill-petrol-soft stroke-petrol" />
        )}
        {map.towns.map((town) => (
          <g key={`${town.name} ${town.x}`}>
            <circle cx={round(town.x)} cy={round(town.y)} r="2" className="fill-ink" />
            <Name label={town} className="fill-ink stroke-sand" />
          </g>
        ))}
        <circle
          cx={round(map.place.x)}
          cy={round(map.place.y)}
          r="5.5"
          strokeWidth="2"
          className="fill-brick stroke-paper"
        />
        <Name label={map.place} className="fill-ink stroke-paper font-bold" />
      </svg>
      <figcaption className="mt-2 text-center text-base text-muted">{where}</figcaption>
    </figure>
  );
}

interface RegionalSectionProps {
  location?: PlaceOnMap;
  children: ReactNode;
}

function RegionalSection({ location, children }: RegionalSectionProps) {
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

interface RegionalFactorsProps {
  valuation: RegionalValuation;
  propertyType: PropertyType;
}

function RegionalFactors({ valuation, propertyType }: RegionalFactorsProps) {
  const { factors, nationalMedian, value } = valuation;
  return (
    <section aria-labelledby="regionale-rechnung" className="max-w-3xl">
      <h2 id="regionale-rechnung" className="text-2xl">
        So kommt der regionale Wert zustande
      </h2>
      <div className="mt-5">
        <Factors
          start={startOf(propertyType, nationalMedian)}
          steps={factors}
          total={{ label: 'Regionaler Wert', euros: value }}
        />
      </div>
    </section>
  );
}

interface NoRegionalProps {
  reason: string;
  phoneHref: string;
  callback: ReactNode;
}

function NoRegional({ reason, phoneHref, callback }: NoRegionalProps) {
  return (
    <>
      <p className="font-serif text-3xl font-semibold tracking-tight sm:text-4xl">
        Keine Zahl möglich
      </p>
      <p className="mt-3 max-w-prose">{reason}</p>
      <p className="mt-3 max-w-prose text-muted">
        Ein Tippfehler? Dann berichtigen Sie die Angabe. Stimmt sie, hilft ein Gespräch: Unsere
        Fachleute sehen sich an, was keine Rechnung kennt.{' '}
        <a href={routes.method} className="text-petrol underline underline-offset-4">
          So wird gerechnet
        </a>
      </p>
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        <ButtonLink variant="outline" href={routes.ownRequests}>
          Angaben berichtigen
        </ButtonLink>
        <ButtonLink variant="outline" href={phoneHref}>
          <PhoneIcon />
          Anrufen
        </ButtonLink>
        {callback}
      </div>
    </>
  );
}

interface RegionalPartsProps {
  home: RegionalHome;
  outcome: RegionalOutcome;
  /** Whole euros, by the base formula */
  base: number;
  model?: PlaceModel;
  map?: StateMap;
}

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
            initial={whatIfValues(home)}
          />
        </div>
      )}
    </>
  );
}
