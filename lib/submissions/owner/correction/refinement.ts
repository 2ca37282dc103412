import 'server-only';
import { classEffect } from '@/lib/energy-effects';
import { formatArea, formatEuros } from '@/lib/platform/format/number';
import { typedNumber } from '@/lib/platform/validation/german-number';
import { type RefinementName, refinementsOf } from '@/lib/valuation/refinement';
import type { RegionalHome } from '@/lib/valuation/regional/outcome';
import type { PlaceModel } from '@/lib/valuation/regional/place-model';
import {
  effectOf,
  landPrice,
  percent,
  REFINEMENT_SOURCES,
  usualPlotOf,
  valueRefined,
} from '@/lib/valuation/regional/refine';
import { placeModel } from '@/lib/valuation/regional/service';
import {
  homeFromWizard,
  homeKindOf,
  type WizardAnswers,
} from '@/lib/valuation/regional/wizard-home';
import type { OwnSubmission } from '../own-submission';

export interface RefinementQuestion {
  name: RefinementName;
  label: string;
  hint: string;
  options?: { value: string; label: string }[];
  /** As stored, in the way it is typed */
  value: string;
}

function ofPlot(model: PlaceModel, home: RegionalHome) {
  const { plotArea } = home;
  const refined = valueRefined(model, home);
  if (plotArea == null || !refined.isPossible) return '';
  const factor = refined.factors.find(({ name }) => name === 'plot');
  return `${formatArea(plotArea)}${effectInWords(factor?.euros)}. `;
}

function publishedEnds(propertyType: RegionalHome['propertyType']) {
  const kind = homeKindOf(propertyType);
  return `A+ ${percent(classEffect(kind, 'A+'))}, H ${percent(classEffect(kind, 'H'))}`;
}

const HINTS: Record<RefinementName, (model: PlaceModel, home: RegionalHome) => string> = {
  plotArea: (model, home) =>
    `${ofPlot(model, home)}Gerechnet wird sonst mit ${formatArea(Math.round(usualPlotOf(model, home)))}. Jeder m² mehr oder weniger zählt hier wenigstens ${formatEuros(landPrice(model))}, soweit solche Grundstücke angeboten werden.${home.propertyType === 'reihenhaus' ? '' : ' Gemessen ist das an Reihenhäusern; für andere Häuser nehmen wir es an.'}`,
  energyClass: (_, { propertyType }) =>
    `Gegenüber Klasse D: ${publishedEnds(propertyType)}, dazwischen in gleichen Schritten; diese Schritte sind unsere Annahme. Weisen Baujahr und Zustand in dieselbe Richtung, zählt bis zur Hälfte davon nicht noch einmal; auch das nehmen wir an. Wie die Klassen A bis G der Richtlinie (EU) 2024/1275 in Deutschland eingeteilt werden, ist offen (Stand November 2026): Nennt Ihr Ausweis sie schon, lassen Sie das Feld bitte frei.`,
  outdoorSpace: () =>
    'Im Preis hier stecken Wohnungen mit und ohne: Mit und ohne liegen 3,7 % auseinander, je die Hälfte nach oben und unten (unsere Annahme). Der Garten zählt mit 3,4 % ganz.',
  lift: () => 'Mit und ohne liegen 4,8 % auseinander, je die Hälfte nach oben und unten.',
  occupancy: () => 'Eine Faustregel, keine Messung.',
};

function effectInWords(euros: number | undefined) {
  if (euros === undefined) return '';
  if (euros === 0) return ' (ändert nichts)';
  return ` (${formatEuros(Math.abs(euros))} ${euros > 0 ? 'mehr' : 'weniger'})`;
}

/** What makes the value of a home more exact, each answer with its effect; none without a value. */
export function refinementQuestions({
  type,
  answers,
  regional,
}: Pick<OwnSubmission, 'type' | 'answers' | 'regional'>): RefinementQuestion[] {
  if (type !== 'valuation' || !regional?.isPossible) return [];
  const given = Object.fromEntries(answers.map(({ field, value }) => [field, value]));
  const { postalCode, ...facts } = given as unknown as WizardAnswers & { postalCode: string };
  const model = placeModel(postalCode);
  if (!model) return [];
  const home = homeFromWizard(facts);
  return refinementsOf(home.propertyType).map(({ name, label, options }) => {
    const stored = given[name];
    return {
      name,
      label: options ? label : `${label} in m²`,
      hint: `${HINTS[name](model, home)} Quelle: ${REFINEMENT_SOURCES[name]}.`,
      value: typeof stored === 'number' ? typedNumber(stored) : String(stored ?? ''),
      options: options && [
        { value: '', label: 'Keine Angabe' },
        ...options.map((option) => ({
          value: option.value,
          label: `${option.label}${effectInWords(effectOf(model, home, { [name]: option.value }))}`,
        })),
      ],
    };
  });
}
