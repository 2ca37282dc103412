import 'server-only';
import { z } from 'zod';
import { claims } from '@/lib/agencies/claims';
import {
  DELIVERY_HOURS,
  LEAD_MAX_AGE,
  LEAD_PRICES,
  MONEY_BACK_DAYS,
  PACKAGE_LEADS,
  PACKAGE_PRICES,
  PREMIUM_LIMITS,
} from '@/lib/agencies/constants';
import { DEVICE_COOKIE } from '@/lib/auth/constants';
import { COMMISSION } from '@/lib/commission';
import { formatNumber, numberInWords, lengthInWords } from '@/lib/platform/format/number';
import { formatFactor, formatTenths } from '@/lib/platform/format/decimals';
import { SUBMISSION_KINDS, asked } from '@/lib/submissions/kinds/kinds';
import { REPEAT_WINDOW } from '@/lib/submissions/kinds/lead';
import { LEAD_STEPS } from '@/lib/submissions/forms/lead/steps';
import { OFFICE_HOURS } from '@/lib/submissions/forms/callback/slots';
import { PERIODS } from '@/lib/submissions/periods';
import {
  DEFAULT_YEAR_BUILT,
  estimate,
  FLOOR,
  LOSS_PER_YEAR,
  PRICE_PER_SQUARE_METRE,
  REFERENCE_YEAR,
} from '@/lib/valuation/estimate';
import { WIZARD_STEPS } from '@/lib/valuation/steps';
import { REGIONAL_YEARS } from '@/lib/valuation/regional/data-state';
import { modelCard, type ResaleGroup } from '@/lib/valuation/regional/model-card';

/** 120 m² of 1990, used in calculations of the texts. */
const EXAMPLE = { area: 120, yearBuilt: 1990 };

const exampleWith = (home: Partial<typeof EXAMPLE>) => estimate({ ...EXAMPLE, ...home }).value;

const ageFactor = (home: typeof EXAMPLE) => formatFactor(1 + estimate(home).agePercent / 100);

/** Remaining debt on that home, in whole euros. */
const LOAN = 150_000;

const cautiousValue = () => Math.round((exampleWith({}) * 2) / 3);

const SEVEN_STEPS = { area: 140, yearBuilt: 1985 };

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const inMinutes = (minutes: number) =>
  minutes === 1 ? 'einer Minute' : `${numberInWords(minutes)} Minuten`;

const group = <Entry>(name: string, entries: Record<string, Entry>, value: (e: Entry) => string) =>
  Object.fromEntries(
    Object.entries(entries).map(([key, entry]) => [`${name}.${key}`, () => value(entry)]),
  );

const errorOf = (kind: ResaleGroup, way: 'regional' | 'baseFormula') => () =>
  formatTenths(modelCard.errors[kind][way].medianAbsoluteErrorPct);

/** From the constants of the code; units stay in the text. `{{Steps.valuation}}` gets a capital. */
export const CONTENT_VALUES: Readonly<Record<string, () => string>> = {
  // Euros
  ...group('lead', LEAD_PRICES, formatNumber),
  'lead.maxAge': () => formatNumber(LEAD_MAX_AGE),
  'lead.premiumValue': () => formatNumber(PREMIUM_LIMITS.value),
  'lead.premiumMonths': () => formatNumber(PREMIUM_LIMITS.months),
  ...group('package', PACKAGE_PRICES, formatNumber),
  ...group('packageLeads', PACKAGE_LEADS, formatNumber),
  ...group('deliveryHours', DELIVERY_HOURS, formatNumber),
  'package.moneyBackDays': () => formatNumber(MONEY_BACK_DAYS),
  'claim.partnerBrokers': () => claims(['partnerBrokers'])[0]?.figure ?? '',

  'base.price': () => formatNumber(PRICE_PER_SQUARE_METRE),
  'base.lossPerYear': () => formatFactor(LOSS_PER_YEAR),
  'base.floor': () => formatFactor(FLOOR),
  'base.mostLossPercent': () => formatNumber(Math.round((1 - FLOOR) * 100)),
  'base.referenceYear': () => String(REFERENCE_YEAR),
  'base.floorYear': () => String(REFERENCE_YEAR - Math.round((1 - FLOOR) / LOSS_PER_YEAR)),
  'base.defaultYear': () => String(DEFAULT_YEAR_BUILT),
  'example.newValue': () => formatNumber(estimate(EXAMPLE).newValue),
  'example.age': () => formatNumber(estimate(EXAMPLE).age),
  'example.factor': () => ageFactor(EXAMPLE),
  'example.value': () => formatNumber(estimate(EXAMPLE).value),
  'example.perSquareMetre': () => formatNumber(estimate(EXAMPLE).value / EXAMPLE.area),
  'example.yearUnknown': () => formatNumber(estimate({ area: EXAMPLE.area }).value),
  'example.atFloor': () => formatNumber(exampleWith({ yearBuilt: 1900 })),
  'example.tenYears': () =>
    formatNumber(exampleWith({ yearBuilt: EXAMPLE.yearBuilt + 10 }) - exampleWith({})),
  'example.tenSquareMetres': () =>
    formatNumber(exampleWith({ area: EXAMPLE.area + 10 }) - exampleWith({})),
  'example.loan': () => formatNumber(LOAN),
  'example.afterLoan': () => formatNumber(exampleWith({}) - LOAN),
  'example.cautious': () => formatNumber(cautiousValue()),
  'example.cautiousAfterLoan': () => formatNumber(cautiousValue() - LOAN),
  'example.sevenSteps': () => formatNumber(estimate(SEVEN_STEPS).value),
  'example.sevenStepsAge': () => formatNumber(estimate(SEVEN_STEPS).age),
  'example.sevenStepsFactor': () => ageFactor(SEVEN_STEPS),

  // Median errors in percent
  'regional.years': () => REGIONAL_YEARS,
  'regional.offersAtLeast': () => formatNumber(modelCard.listingsPerRegionAtLeast),
  'regional.indexTo': () => modelCard.priceIndex.to,
  'error.houses': errorOf('house resale', 'regional'),
  'error.flats': errorOf('flat resale', 'regional'),
  'error.housesBase': errorOf('house resale', 'baseFormula'),
  'error.flatsBase': errorOf('flat resale', 'baseFormula'),

  // By name in lib/submissions/periods.ts: 'zwölf Monate', 'zwölf', 'zwölf Monate nach der letzten
  // Änderung'
  ...group('length', PERIODS, ({ length }) => lengthInWords(length)),
  ...group('count', PERIODS, ({ length }) => lengthInWords(length).replace(/\u00a0.*/, '')),
  ...group('period', PERIODS, ({ text }) => text),
  ...group('kept', PERIODS, ({ what }) => what),
  ...Object.fromEntries(SUBMISSION_KINDS.map((kind) => [`asked.${kind}`, () => asked(kind)])),

  'steps.valuation': () => numberInWords(WIZARD_STEPS.length),
  'steps.lead': () => numberInWords(LEAD_STEPS.length),
  /** Fits behind 'innerhalb' */
  'correction.within': () => inMinutes(REPEAT_WINDOW / 60_000),
  'office.from': () => formatNumber(OFFICE_HOURS.from),
  'office.to': () => formatNumber(OFFICE_HOURS.to),
  'cookie.device': () => DEVICE_COOKIE,

  'commission.least': () => formatNumber(COMMISSION.least),
  'commission.most': () => formatNumber(COMMISSION.most),
};

type Values = Readonly<Record<string, () => string>>;

/** Includes unclosed ones, which are errors. */
const PLACEHOLDER = /\{\{[^{}\n]*(?:\}\})?/g;

function valueOf(placeholder: string, values: Values): string | undefined {
  const [, first = '', rest = ''] = /^\{\{(\w)([\w.]*)\}\}$/.exec(placeholder) ?? [];
  const name = first.toLowerCase() + rest;
  if (!Object.hasOwn(values, name)) return undefined;
  const value = values[name]!();
  return name.startsWith(first) ? value : capital(value);
}

const unknownPlaceholders = (text: string, values: Values = CONTENT_VALUES): string[] =>
  (text.match(PLACEHOLDER) ?? []).filter((placeholder) => valueOf(placeholder, values) == null);

/** Throws an Error that names unknown placeholders; `where` is part of its message. */
export function fillContent(text: string, where: string, values: Values = CONTENT_VALUES): string {
  return text.replace(PLACEHOLDER, (placeholder) => {
    const value = valueOf(placeholder, values);
    if (value == null) throw new Error(`${where}: unknown placeholder ${placeholder}`);
    return value;
  });
}

export const filledText = z
  .string()
  .trim()
  .min(1)
  .transform((text, context) => {
    const unknown = unknownPlaceholders(text);
    if (unknown.length === 0) return fillContent(text, 'text');
    context.addIssue(`unknown placeholder ${unknown.join(', ')}`);
    return z.NEVER;
  });
