import 'server-only';
import { type CalculationResult, calculator } from '@/lib/calculators/calculator';
import { calculatorContent } from '@/lib/calculators/content';
import type { CalculatorEntries, DescribedCalculator } from '@/lib/calculators/calculators';
import { needed, neededOneOf, possible, possibleText } from '@/lib/calculators/fields';
import { currentYear } from '@/lib/platform/format/berlin-day';
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

type AtPlace = Partial<CalculationResult>;

const stepsOf = (factors: readonly Factor[], name: string, amount: number) => [
  ...factors.map(({ label, text, euros }) => ({
    text: 'factor',
    words: { label, text },
    amount: euros,
  })),
  { text: name, words: {}, amount },
];

function atPostalCode(code: string, home: Home, base: number): AtPlace {
  const outcome = valueAtPlace(code, home);
  if (!outcome.isPossible) return { words: { reason: outcome.reason }, notes: ['impossible'] };
  const { value, range, factors, confidence, confidenceReasons } = outcome;
  const place = placeLabel(code);
  const assumed = factors.filter(({ isAssumed }) => isAssumed).map(({ label }) => label);
  return {
    words: {
      place,
      ...span(range),
      confidence: CONFIDENCE_LABELS[confidence],
      reasons: confidenceReasons.join(' '),
      factors: formatList(assumed),
      asOf: PRICES_AS_OF,
      formula: formatEuros(base),
      why: whyFiguresDiffer(base, outcome, place),
    },
    headline: { regional: value },
    steps: stepsOf(regionalSteps(home.propertyType, outcome), 'regional', value),
    notes: ['range', 'confidence', assumed.length > 0 && 'assumed', 'asOf', 'aside'],
  };
}

function inTown(place: string, home: Home): AtPlace {
  const found = spanIn(postalCodesOf(place), home);
  if (!found) return { notes: ['unknownPlace'] };
  return { words: span(found), headline: { town: '' }, notes: ['townHelps'] };
}

function atPlace(place: string | undefined, home: Home, base: number): AtPlace {
  const code = place && /\d{5}/.exec(place)?.[0];
  if (code) return atPostalCode(code, home, base);
  return place ? inTown(place, home) : { notes: ['placeHelps'] };
}

function calculate(home: Home, place: string | undefined): CalculationResult {
  const base = estimate(home);
  const { words, headline, steps, notes = [] } = atPlace(place, home, base.value);
  return {
    words,
    headline: headline ?? { formula: base.value },
    steps: steps ?? stepsOf(explain(base, home.area), 'formula', base.value),
    notes: [...notes, 'rule'],
  };
}

/** The first figure for a home, asked and answered like a calculator, without a page of its own. */
const immobilienwert = calculator({
  name: 'immobilienwert',
  fields: {
    propertyType: neededOneOf(PROPERTY_TYPE_VALUES),
    area: needed('area', { least: 10, most: 2000 }),
    place: possibleText({ most: 60 }),
    yearBuilt: possible('year', { least: 1800, most: currentYear() }),
  },
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
