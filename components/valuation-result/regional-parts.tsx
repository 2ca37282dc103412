import { PhoneIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StateMap } from '@/lib/platform/places/map/state-map';
import type { RegionalHome, RegionalOutcome } from '@/lib/valuation/regional/outcome';
import type { PlaceModel } from '@/lib/valuation/regional/place-model';
import { whatIfValues } from '@/lib/valuation/regional/what-if-values';
import { ButtonLink } from '@/components/ui/button-link';
import { TitledSection } from '@/components/ui/titled-section';
import { routes } from '@/lib/routes';
import { estimate, explain } from '@/lib/valuation/estimate';
import {
  FORMULA_ALONE,
  FORMULA_ASIDE,
  NO_VALUE_HELP,
  startOf,
  VALUE_LABEL,
} from '@/lib/valuation/regional-labels';
import { formatEuros } from '@/lib/platform/format/number';
import { whyFiguresDiffer } from '@/lib/valuation/regional/difference';
import { Regional } from './regional';
import { refinementOf } from '@/lib/valuation/refinement';
import { WhatIfSection } from './what-if/what-if-section';
import { Factors } from '@/components/ui/factors';
import { StateDrawing } from './state-drawing';

interface FormulaProps {
  home: Pick<RegionalHome, 'area' | 'yearBuilt'>;
  /** Whole euros, as stored */
  base: number;
}

export function BaseFactors({ home, base }: FormulaProps) {
  const [start, ...steps] = explain(estimate(home), home.area);
  return (
    <Factors
      start={start!}
      steps={steps}
      total={{ label: 'Wert nach der Grundformel', euros: base }}
    />
  );
}

function Formula({ intro, why, ...formula }: FormulaProps & { intro: string; why?: string }) {
  return (
    <div className="mt-6 max-w-prose text-base text-muted">
      <p>
        {intro}: <span className="whitespace-nowrap">{formatEuros(formula.base)}</span>
      </p>
      {why && <p className="mt-1">{why}</p>}
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-petrol underline underline-offset-4">
          So rechnet die Grundformel
        </summary>
        <div className="mt-3 mb-4">
          <BaseFactors {...formula} />
        </div>
      </details>
    </div>
  );
}

interface NoRegionalProps extends FormulaProps {
  reason: string;
  phoneHref: string;
  callback: ReactNode;
}

export function NoRegional({ reason, phoneHref, callback, ...formula }: NoRegionalProps) {
  return (
    <>
      <p className="mt-6 font-serif text-3xl font-semibold tracking-tight sm:text-4xl">
        Keine Zahl möglich
      </p>
      <p className="mt-3 max-w-prose">{reason}</p>
      <p className="mt-3 max-w-prose text-muted">
        {NO_VALUE_HELP}{' '}
        <a href={routes.method} className="text-petrol underline underline-offset-4">
          So wird gerechnet
        </a>
      </p>
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        <ButtonLink variant="outline" href={routes.ownSubmissions}>
          Angaben berichtigen
        </ButtonLink>
        <ButtonLink variant="outline" href={phoneHref}>
          <PhoneIcon />
          Anrufen
        </ButtonLink>
        {callback}
      </div>
      <Formula intro={FORMULA_ALONE} {...formula} />
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

export function RegionalFigure({ home, outcome, model, map }: RegionalPartsProps) {
  if (!outcome.isPossible) return null;
  return (
    <section
      aria-labelledby="regional"
      className="mt-12 border-t-2 border-ink pt-6 md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] md:gap-12 print:grid print:grid-cols-[minmax(0,1fr)_14rem] print:gap-8"
    >
      <div>
        <h2 id="regional" className="mb-4 text-2xl">
          Regionale Bewertung
        </h2>
        <Regional valuation={outcome} isFlat={home.propertyType === 'eigentumswohnung'} />
      </div>
      {model && map && (
        <div className="mt-8 md:mt-0">
          <StateDrawing {...model} map={map} />
        </div>
      )}
    </section>
  );
}

export function RegionalDetails({ home, outcome, base, model }: RegionalPartsProps) {
  if (!model) return null;
  const where = `${model.postalCode} ${model.place}`;
  return (
    <>
      {outcome.isPossible && (
        <div className="mt-14">
          <TitledSection
            id="regionale-rechnung"
            title="So kommt der Wert zustande"
            className="max-w-3xl"
          >
            <div className="mt-5">
              <Factors
                start={startOf(home.propertyType, outcome.nationalMedian)}
                steps={outcome.factors}
                total={{ label: VALUE_LABEL, euros: outcome.value }}
              />
            </div>
            <Formula
              intro={FORMULA_ASIDE}
              why={whyFiguresDiffer(base, outcome, where)}
              home={home}
              base={base}
            />
          </TitledSection>
        </div>
      )}
      <div className="mt-16">
        <WhatIfSection
          model={model}
          original={outcome}
          initial={whatIfValues(home)}
          given={refinementOf(home)}
        />
      </div>
    </>
  );
}
