import 'server-only';
import { z } from 'zod';
import {
  calculator,
  type CalculatedLine,
  type CalculationResult,
} from '@/lib/calculators/calculator';
import { calculatorContent } from '@/lib/calculators/content';
import type { CalculatorEntries, DescribedCalculator } from '@/lib/calculators/calculators';
import { needed, neededOneOf, possible, possibleText } from '@/lib/calculators/fields';
import { currentYear } from '@/lib/platform/format/date';
import { formatList } from '@/lib/platform/format/list';
import { formatEuros } from '@/lib/platform/format/number';
import { placeLabel } from '@/lib/platform/places/service';
import { estimate, explain, type Factor } from '@/lib/valuation/estimate';
import { CONFIDENCE_LABELS, regionalSteps } from '@/lib/valuation/regional-labels';
import { isPropertyType, PROPERTY_TYPE_VALUES, type PropertyType } from '@/lib/valuation/options';
import { whyFiguresDiffer } from '@/lib/valuation/regional/difference';
import { PRICES_AS_OF } from '@/lib/valuation/regional/data-state';
import { valueAtPlace } from '@/lib/valuation/regional/service';
import { postalCodesOf } from './places';
import type { ValuationPrefill } from '../reply';

interface Home {
  propertyType: PropertyType;
  area: number;
  yearBuilt?: number;
}

/** Postcodes of a town that are valued: each takes milliseconds. */
const MOST_CODES = 9;
const THOUSAND = 1000;

/** From the least to the most at some postcodes of a town. */
function spanIn(codes: readonly string[], home: Home): { from: number; to: number } | undefined {
  const step = Math.max(1, codes.length / MOST_CODES);
  const count = Math.min(MOST_CODES, codes.length);
  const values = Array.from({ length: count }, (_, index) =>
    valueAtPlace(codes[Math.floor(index * step)] ?? '', home),
  ).flatMap((outcome) => (outcome.isPossible ? [outcome.value] : []));
  if (values.length < 2) return undefined;
  return {
    from: Math.floor(Math.min(...values) / THOUSAND) * THOUSAND,
    to: Math.ceil(Math.max(...values) / THOUSAND) * THOUSAND,
  };
}

const span = ({ from, to }: { from: number; to: number }) => ({
  from: formatEuros(from),
  to: formatEuros(to),
});

interface AtPlace {
  headline?: CalculatedLine;
  steps?: CalculatedLine[];
  notes: CalculatedLine[];
}

const stepsOf = (factors: readonly Factor[], total: CalculatedLine) => [
  ...factors.map(({ label, text, euros }) => ({ text: 'factor', words: { label, text }, euros })),
  total,
];

function atPostalCode(code: string, home: Home, base: number): AtPlace {
  const outcome = valueAtPlace(code, home);
  if (!outcome.isPossible) {
    return { notes: [{ text: 'impossible', words: { reason: outcome.reason } }] };
  }
  const { value, range, factors } = outcome;
  const place = placeLabel(code);
  const assumed = factors.filter(({ isAssumed }) => isAssumed).map(({ label }) => label);
  return {
    headline: { text: 'regional', euros: value },
    steps: stepsOf(regionalSteps(home.propertyType, outcome), { text: 'regional', euros: value }),
    notes: [
      { text: 'range', words: { place, ...span(range) } },
      {
        text: 'confidence',
        words: {
          confidence: CONFIDENCE_LABELS[outcome.confidence],
          reasons: outcome.confidenceReasons.join(' '),
        },
      },
      ...(assumed.length > 0 ? [{ text: 'assumed', words: { factors: formatList(assumed) } }] : []),
      { text: 'asOf', words: { asOf: PRICES_AS_OF } },
      {
        text: 'aside',
        words: { formula: formatEuros(base), why: whyFiguresDiffer(base, outcome, place) },
      },
    ],
  };
}

function inTown(place: string, home: Home): AtPlace {
  const found = spanIn(postalCodesOf(place), home);
  if (!found) return { notes: [{ text: 'unknownPlace', words: { place } }] };
  const words = { place, ...span(found) };
  return { headline: { text: 'town', words }, notes: [{ text: 'townHelps', words: { place } }] };
}

function calculate(home: Home, place: string | undefined): CalculationResult {
  const base = estimate(home);
  const code = place === undefined ? undefined : /\d{5}/.exec(place)?.[0];
  const regional: AtPlace = code
    ? atPostalCode(code, home, base.value)
    : place
      ? inTown(place, home)
      : { notes: [{ text: 'placeHelps' }] };
  const formula = { text: 'formula', euros: base.value };
  return {
    headline: regional.headline ?? formula,
    steps: regional.steps ?? stepsOf(explain(base, home.area), formula),
    notes: [...regional.notes, { text: 'rule' }],
  };
}

/** The first figure for a home, asked and answered like a calculator, without a page of its own. */
const immobilienwert = calculator({
  name: 'immobilienwert',
  fields: z.object({
    propertyType: neededOneOf(PROPERTY_TYPE_VALUES),
    area: needed('area', { least: 10, most: 2000 }),
    place: possibleText({ most: 60 }),
    yearBuilt: possible('year', { least: 1800, most: currentYear() }),
  }),
  calculate: ({ propertyType, area, place, yearBuilt }) => {
    // The choice has these values alone.
    if (!isPropertyType(propertyType)) throw new RangeError(propertyType);
    return calculate({ propertyType, area, yearBuilt }, place);
  },
});

export const ESTIMATE: DescribedCalculator = {
  calculator: immobilienwert,
  content: calculatorContent(immobilienwert),
};

export function prefillOf({ place = '', ...home }: CalculatorEntries): ValuationPrefill {
  const postalCode = /^\d{5}$/.exec(place)?.[0];
  return { ...home, ...(postalCode && { postalCode }) };
}
