import { formatList } from '@/lib/platform/format/list';
import { formatArea, formatEuros } from '@/lib/platform/format/number';
import { placeLabel } from '@/lib/platform/places/service';
import { routes } from '@/lib/routes';
import { estimate, explain } from '@/lib/valuation/estimate';
import { isPropertyType, propertyTypeLabel, type PropertyType } from '@/lib/valuation/options';
import { whyFiguresDiffer } from '@/lib/valuation/regional/difference';
import { valueAtPlace } from '@/lib/valuation/regional/service';
import { homeSchema } from '@/lib/valuation/schema';
import type { ToolFields, ToolAnswer } from '../reply';
import { say } from '../sentences';
import { postalCodesOf } from './reading/places';

const { area: areaField, yearBuilt: yearField, postalCode: postalCodeField } = homeSchema.shape;

const SOURCES = [
  'kostenlose-online-bewertung#die-grundformel-schritt-fuer-schritt',
  `${routes.method}#regionale-bewertung`,
];

interface Home {
  propertyType: PropertyType;
  area: number;
  yearBuilt?: number;
}

interface Checked {
  area?: number;
  yearBuilt?: number;
  wrong: string[];
}

function check({ area, yearBuilt, postalCode }: ToolFields): Checked {
  const parsedArea = area === undefined ? undefined : areaField.safeParse(area);
  const parsedYear = yearField.safeParse(yearBuilt);
  const wrong: string[] = [];
  if (parsedArea && !parsedArea.success) {
    wrong.push(say('wrongArea'));
  }
  if (!parsedYear.success) wrong.push(say('wrongYear'));
  if (postalCode !== undefined && !postalCodeField.safeParse(postalCode).success) {
    wrong.push(say('wrongPostalCode'));
  }
  return {
    area: parsedArea?.success ? parsedArea.data : undefined,
    yearBuilt: parsedYear.success ? (parsedYear.data ?? undefined) : undefined,
    wrong,
  };
}

/** Postcodes of a town that are valued: each takes milliseconds. */
const MOST_CODES = 9;
const THOUSAND = 1000;

function spanIn(place: string, home: Home): { least: number; most: number } | undefined {
  const codes = postalCodesOf(place);
  const step = Math.max(1, codes.length / MOST_CODES);
  const values = Array.from(
    { length: Math.min(MOST_CODES, codes.length) },
    (_, index) => codes[Math.floor(index * step)],
  ).flatMap((code) => {
    const outcome = code ? valueAtPlace(code, home) : undefined;
    return outcome?.isPossible ? [outcome.value] : [];
  });
  if (values.length < 2) return undefined;
  return {
    least: Math.floor(Math.min(...values) / THOUSAND) * THOUSAND,
    most: Math.ceil(Math.max(...values) / THOUSAND) * THOUSAND,
  };
}

function parsed(home: Home, postalCode: string | undefined, place: string | undefined): string {
  const base = estimate(home);
  const where = postalCode ? placeLabel(postalCode) : place;
  const what = [propertyTypeLabel(home.propertyType), where].filter(Boolean).join(', ');
  const lines = explain(base, home.area).map(({ label, text, euros }) => {
    const sign = euros > 0 && label !== 'Wohnfläche' ? '+' : '';
    return `- **${label}:** ${text} (${sign}${formatEuros(euros)})`;
  });
  const formula = { home: what, factors: lines.join('\n') };
  const outcome = postalCode ? valueAtPlace(postalCode, home) : undefined;
  const span = postalCode || !place ? undefined : spanIn(place, home);
  if (span && place) {
    const shown = { least: formatEuros(span.least), most: formatEuros(span.most), place };
    return say('estimateTown', { ...formula, ...shown, base: formatEuros(base.value) });
  }
  if (!outcome?.isPossible) {
    const unasked = place ? say('regionalTown', { place }) : say('regionalUnasked');
    const regional = outcome ? say('regionalImpossible', { reason: outcome.reason }) : unasked;
    return say('estimate', { ...formula, value: formatEuros(base.value), regional });
  }
  const { value, range, factors } = outcome;
  const assumed = factors.filter(({ isAssumed }) => isAssumed).map(({ label }) => label);
  return say('estimateRegional', {
    ...formula,
    value: formatEuros(value),
    from: formatEuros(range.from),
    to: formatEuros(range.to),
    assumed: assumed.length > 0 ? say('regionalAssumed', { factors: formatList(assumed) }) : '',
    base: formatEuros(base.value),
    why: whyFiguresDiffer(base.value, outcome, where ?? ''),
  });
}

/** @param town set if its name is known and its postcode is not */
export function estimateAnswer(fields: ToolFields, town?: string): ToolAnswer {
  const { propertyType, postalCode, area, yearBuilt } = fields;
  const type = propertyType && isPropertyType(propertyType) ? propertyType : undefined;
  if (propertyType && !type) {
    return {
      text: say('noFormula'),
      sources: ['vergleichswert-sachwert-ertragswert#bodenrichtwert-ein-durchschnitt-je-zone'],
      offers: ['callback', 'message'],
    };
  }
  const known = { propertyType, postalCode, area, yearBuilt };
  const form = { name: 'estimate', known } as const;
  const { wrong, ...checked } = check(fields);
  const missing = [
    ...(propertyType ? [] : [say('neededType')]),
    ...(area ? [] : [say('neededArea')]),
  ];
  if (wrong.length > 0 || !type || !checked.area) {
    const needed = missing.length > 0 ? [say('needed', { what: formatList(missing) })] : [];
    const place = postalCode ? [] : [say('postalCodeHelps')];
    const year = yearBuilt ? [] : [say('yearHelps')];
    const where = postalCode ? placeLabel(postalCode) : town;
    const begun =
      where && checked.area
        ? [say('estimateNeeds', { area: formatArea(checked.area), place: where })]
        : [];
    return {
      text: [...begun, ...wrong, ...needed, ...place, ...year].join(' '),
      sources: [],
      tool: form,
    };
  }
  return {
    text: parsed({ propertyType: type, ...checked, area: checked.area }, postalCode, town),
    sources: SOURCES,
    offers: ['valuation', 'callback'],
    prefill: known,
    ...(!postalCode && { tool: form }),
  };
}
