import { parseGermanNumber } from '@/lib/platform/validation/german-number';
import { PROPERTY_TYPES } from '@/lib/valuation/options';
import type { ToolFields } from '../reply';
import { fold } from '@/lib/words/stem';
import { MORE_TYPES } from './more-types';

/** Every kind that a calculation can be asked for. */
export const TOOL_TYPES = [...PROPERTY_TYPES, ...MORE_TYPES] as const;

/** The label of a kind; an unknown one is shown as it is. */
export const toolTypeLabel = (value: string): string =>
  TOOL_TYPES.find((type) => type.value === value)?.label ?? value;

/** What people call each kind, folded; the first that is met counts, so 'Haus' comes last. */
const TYPE_LABELS: [string, RegExp][] = [
  ['mehrfamilienhaus', /mehrfamilien|\bmfh\b|mietshaus|zinshaus|mehrparteien/],
  ['reihenhaus', /reihen(?:end|mittel|eck)?haus|\brh\b|\brmh\b|\breh\b/],
  ['doppelhaus', /doppelhaus|haushalfte|\bdhh\b/],
  ['eigentumswohnung', /wohnung|\betw\b|apartment|penthouse|maisonette|loft/],
  ['bungalow', /bungalow/],
  ['villa', /\bvilla\b/],
  ['grundstueck', /^(?!.*haus).*(?:grundstuck|bauplatz|bauland)/s],
  ['gewerbe', /gewerbe|ladenlokal|burohaus|lagerhalle/],
  ['einfamilienhaus', /einfamilien|\befh\b|haus|hutte|eigenheim/],
];

const NUMBER = String.raw`\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?`;
const AREA = new RegExp(
  String.raw`(${NUMBER})\s*(?:m²|m2|qm|quadratmeter|quadrat\b|m\^2)|(?:wohn)?flache(?: von| ist| betragt|:)?\s*(?:ca\.?|etwa|rund)?\s*(${NUMBER})(?!\s*(?:€|euro|k\b))`,
);
const YEAR =
  /(?:baujahr|\bbj\.?|gebaut|erbaut|errichtet|fertiggestellt|jahrgang)(?: ist| war| im jahr| in| anno|:| ca\.?| etwa| um)*\s*(1[89]\d\d|20\d\d)\b|\b(?:von|aus|aus dem jahr|anno)\s+(1[89]\d\d|20\d\d)\b|\b(1[89]\d\d|20\d\d)\s*(?:gebaut|erbaut|errichtet|fertiggestellt)/;
const LONE_YEAR = /(?:^|[\s,;])(1[89]\d\d|20[0-3]\d)(?=$|[\s,;.!?])/;
const POSTAL_CODE = /(?:^|[^\d.,])(\d{5})(?![\d.,]*\d|\s*(?:€|eur|k\b|m²|qm|tausend|tsd))/;
const PRICE = new RegExp(
  String.raw`(${NUMBER})\s*(mio|millionen?|k\b|t€|tsd|tausend)?\.?\s*(?:€|eur(?:o)?\b)|(${NUMBER})\s*(mio|millionen?|k\b|t€|tsd|tausend)`,
);
/** A price without a unit: more digits than a postcode has, or with dots. */
const BARE_PRICE = /(?:^|[^\d.,])(\d{6,8}|\d{1,3}(?:\.\d{3})+)(?![\d.,]*\d|\s*(?:m²|qm|quadrat))/;

const MULTIPLES: [RegExp, number][] = [
  [/^mio|^million/, 1_000_000],
  [/^k$|^t€$|^tsd|^tausend/, 1000],
];

function priceIn(text: string): string | undefined {
  const [, marked, multiple, unmarked, multipleAlone] = PRICE.exec(text) ?? [];
  const digits = marked ?? unmarked ?? BARE_PRICE.exec(text)?.[1];
  if (!digits) return undefined;
  const word = multiple ?? multipleAlone ?? '';
  const factor = MULTIPLES.find(([pattern]) => pattern.test(word))?.[1] ?? 1;
  const euros = Math.round((parseGermanNumber(digits) ?? Number.NaN) * factor);
  return Number.isFinite(euros) ? String(euros) : undefined;
}

const areaIn = (text: string) => {
  const [, before, after] = AREA.exec(text) ?? [];
  const area = parseGermanNumber(before ?? after ?? '');
  return area ? String(area).replace('.', ',') : undefined;
};

const yearIn = (text: string) => {
  const [, named, from, built] = YEAR.exec(text) ?? [];
  return named ?? from ?? built ?? LONE_YEAR.exec(text)?.[1];
};

/** What a message says of a home, as the fields of a calculation's form; nothing is guessed. */
export function factsOf(message: string): ToolFields {
  const text = fold(message);
  const propertyType = TYPE_LABELS.find(([, pattern]) => pattern.test(text))?.[0];
  const facts: ToolFields = {
    propertyType,
    price: priceIn(text),
    postalCode: POSTAL_CODE.exec(text)?.[1],
    area: areaIn(text),
    yearBuilt: yearIn(text),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}
