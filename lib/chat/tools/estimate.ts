import { formatEuros } from '@/lib/format/number';
import { placeLabel } from '@/lib/places/service';
import { routes } from '@/lib/routes';
import { estimate } from '@/lib/valuation/estimate';
import { explain } from '@/lib/valuation/explanation';
import { isPropertyType, propertyTypeLabel, type PropertyType } from '@/lib/valuation/options';
import type { RegionalOutcome } from '@/lib/valuation/regional/outcome';
import { valueAtPlace } from '@/lib/valuation/regional/service';
import { valuationSchema } from '@/lib/valuation/schema';
import type { ToolFields } from '../reply';
import type { ToolAnswer } from './tool-answer';

const {
  area: areaField,
  yearBuilt: yearField,
  postalCode: postalCodeField,
} = valuationSchema.shape;

const SOURCES = [
  'kostenlose-online-bewertung#die-grundformel-schritt-fuer-schritt',
  `${routes.method}#regionale-bewertung`,
];

/** 'die Wohnfläche, das Baujahr und die Postleitzahl' */
const listed = (words: string[]) => new Intl.ListFormat('de').format(words);

const NO_FORMULA =
  'Unsere Formel rechnet mit der Wohnfläche; für Grundstücke und Gewerbe nennt sie keine Zahl. Ein Anhaltspunkt für Grundstücke ist der Bodenrichtwert, den der Gutachterausschuss veröffentlicht.';

interface Checked {
  area?: number;
  yearBuilt?: number;
  /** What is wrong with what was said, in words */
  wrong: string[];
}

function check({ area, yearBuilt, postalCode }: ToolFields): Checked {
  const parsedArea = area === undefined ? undefined : areaField.safeParse(area);
  const parsedYear = yearField.safeParse(yearBuilt);
  const wrong: string[] = [];
  if (parsedArea && !parsedArea.success) {
    wrong.push('Die Wohnfläche sollte zwischen 10 und 2.000 m² liegen.');
  }
  if (!parsedYear.success)
    wrong.push('Das Baujahr passt nicht; es liegt nach 1800 und nicht in der Zukunft.');
  if (postalCode !== undefined && !postalCodeField.safeParse(postalCode).success) {
    wrong.push('Die Postleitzahl hat fünf Ziffern.');
  }
  return {
    area: parsedArea?.success ? parsedArea.data : undefined,
    yearBuilt: parsedYear.success ? (parsedYear.data ?? undefined) : undefined,
    wrong,
  };
}

/** The figure that knows the place, with its range and what it had to assume; or why there is none. */
function regionalText(outcome: RegionalOutcome): string {
  if (!outcome.isPossible) return `Eine regionale Zahl ist nicht möglich: ${outcome.reason}`;
  const { value, range, factors } = outcome;
  const assumed = factors.filter(({ isAssumed }) => isAssumed).map(({ label }) => label);
  return [
    `Die regionale Bewertung, die den Ort kennt, kommt auf **${formatEuros(value)}**.`,
    `Acht von zehn vergleichbaren Angeboten liegen zwischen ${formatEuros(range.from)} und ${formatEuros(range.to)}.`,
    ...(assumed.length > 0 ? [`Mit üblichen Werten angesetzt: ${listed(assumed)}.`] : []),
  ].join(' ');
}

const WITHOUT_PLACE =
  'Den Ort kennt die Formel nicht. Mit der Postleitzahl rechne ich auch die regionale Bewertung aus.';

const VALUATION =
  'Das ist eine unverbindliche Ersteinschätzung. Die Bewertung in zehn Schritten fragt auch nach Zimmern und Zustand und beginnt mit dem, was Sie hier gesagt haben.';

/** What is said of a home whose type and area are known. */
function figures(
  home: { propertyType: PropertyType; area: number; yearBuilt?: number },
  postalCode: string | undefined,
): string {
  const base = estimate(home);
  const where = postalCode && placeLabel(postalCode);
  const what = [propertyTypeLabel(home.propertyType), where].filter(Boolean).join(', ');
  const lines = explain(base, home.area).map(({ label, text, euros }) => {
    const sign = euros > 0 && label !== 'Wohnfläche' ? '+' : '';
    return `- **${label}:** ${text} (${sign}${formatEuros(euros)})`;
  });
  return [
    `Etwa **${formatEuros(base.value)}** nach unserer Grundformel (${what}).`,
    lines.join('\n'),
    postalCode ? regionalText(valueAtPlace(postalCode, home)) : WITHOUT_PLACE,
    VALUATION,
  ].join('\n\n');
}

/**
 * The answer to 'Was ist mein Haus etwa wert?', with what is known so far: the base formula of
 * specification 9 with its explanation and, where the postcode is known, the regional valuation beside
 * it; never more than a first estimate.
 */
export function estimateAnswer(fields: ToolFields): ToolAnswer {
  const { propertyType, postalCode, area, yearBuilt } = fields;
  const type = propertyType && isPropertyType(propertyType) ? propertyType : undefined;
  if (propertyType && !type) {
    return {
      text: NO_FORMULA,
      sources: ['vergleichswert-sachwert-ertragswert#bodenrichtwert-ein-durchschnitt-je-zone'],
      offers: ['callback', 'message'],
    };
  }
  const known = { propertyType, postalCode, area, yearBuilt };
  const form = { name: 'estimate', known } as const;
  const { wrong, ...checked } = check(fields);
  const missing = [!propertyType && 'die Art der Immobilie', !area && 'die Wohnfläche'].filter(
    (word) => typeof word === 'string',
  );
  if (wrong.length > 0 || !type || !checked.area) {
    const needed = missing.length > 0 ? [`Dafür brauche ich noch ${listed(missing)}.`] : [];
    const place = postalCode ? [] : ['Mit der Postleitzahl rechne ich auch den Ort ein.'];
    const year = yearBuilt ? [] : ['Das Baujahr hilft auch, Sie können es aber weglassen.'];
    return { text: [...wrong, ...needed, ...place, ...year].join(' '), sources: [], tool: form };
  }
  return {
    text: figures({ propertyType: type, ...checked, area: checked.area }, postalCode),
    sources: SOURCES,
    offers: ['valuation', 'callback'],
    prefill: known,
    // The postcode may still be given.
    ...(!postalCode && { tool: form }),
  };
}
