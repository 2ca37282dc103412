import { formatEuros } from '@/lib/format/number';
import { estimate } from '@/lib/valuation/estimate';
import { explain } from '@/lib/valuation/explanation';
import { isPropertyType, propertyTypeLabel } from '@/lib/valuation/options';
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
  'kostenlose-online-bewertung#was-in-der-formel-fehlt',
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

/**
 * The answer to 'Was ist mein Haus etwa wert?', with what is known so far: the base formula of
 * specification 9 with its explanation, never more than a first estimate.
 * @param placeName finds the place of a postcode
 */
export function estimateAnswer(
  fields: ToolFields,
  placeName: (postalCode: string) => string | undefined,
): ToolAnswer {
  const { propertyType, postalCode, area, yearBuilt } = fields;
  if (propertyType && !isPropertyType(propertyType)) {
    return {
      text: NO_FORMULA,
      sources: ['vergleichswert-sachwert-ertragswert#bodenrichtwert-ein-durchschnitt-je-zone'],
      offers: ['callback', 'message'],
    };
  }
  const known = { propertyType, postalCode, area, yearBuilt };
  const { wrong, ...checked } = check(fields);
  const missing = [
    !propertyType && 'die Art der Immobilie',
    !postalCode && 'die Postleitzahl',
    !area && 'die Wohnfläche',
  ].filter((word) => typeof word === 'string');
  if (wrong.length > 0 || missing.length > 0 || !propertyType || !checked.area) {
    const needed = missing.length > 0 ? [`Dafür brauche ich noch ${listed(missing)}.`] : [];
    const year = yearBuilt ? [] : ['Das Baujahr hilft auch, Sie können es aber weglassen.'];
    return {
      text: [...wrong, ...needed, ...year].join(' '),
      sources: [],
      tool: { name: 'estimate', known },
    };
  }
  const base = estimate({ area: checked.area, yearBuilt: checked.yearBuilt });
  const place = postalCode && placeName(postalCode);
  const where = [postalCode, place].filter(Boolean).join(' ');
  const lines = explain(base, checked.area).map(({ label, text, euros }) => {
    const sign = euros > 0 && label !== 'Wohnfläche' ? '+' : '';
    return `- **${label}:** ${text} (${sign}${formatEuros(euros)})`;
  });
  return {
    text: [
      `Etwa **${formatEuros(base.value)}** nach unserer Grundformel (${propertyTypeLabel(propertyType)}, ${where}).`,
      lines.join('\n'),
      'Das ist eine unverbindliche Ersteinschätzung: Die Formel kennt weder Lage noch Zustand noch Grundstück. Die Bewertung in zehn Schritten beginnt mit dem, was Sie hier gesagt haben.',
    ].join('\n\n'),
    sources: SOURCES,
    offers: ['valuation', 'callback'],
    prefill: known,
  };
}
