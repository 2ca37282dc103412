import 'server-only';
import type { DescribedCalculator, CalculatorEntries } from '@/lib/calculators/calculators';
import { type FieldKind } from '@/lib/calculators/fields';
import { MONTHS_IN_YEAR, type Quantity } from '@/lib/calculators/quantities';
import { parseGermanNumber, typedNumber } from '@/lib/platform/validation/german-number';
import { currentYear } from '@/lib/platform/format/berlin-day';
import { placesIn } from '../advised/places';
import { patternOf } from '../patterns';
import { NUMBERS } from '../quantities/numbers';
import type { Said } from '../quantities/quantities';
import {
  type FieldWords,
  fieldsToRead,
  type Place,
  placesOf,
  type ReadText,
} from '../quantities/read-text';

type NumberKind = Extract<FieldKind, { type: 'number' }>;

/** Between a word and its number, in characters. */
const FARTHEST = 34;
const FARTHEST_BARE = 14;
const AFTER = 3;
const HURDLES: [RegExp, number][] = [
  [/[.!?\n](?:\s|$)/g, 40],
  [/[,;]/g, 12],
  [/\b(?:und|oder|aber|sowie|dann)\b/g, 12],
];
/** A year may stand between a word and its amount, and the amount before its year. */
const NUMBER_BETWEEN = { year: 2, other: 14 };

function costOf({ text }: ReadText, word: Place, said: Said, quantity: Quantity): number {
  const isBefore = word.end <= said.start;
  if (!isBefore && word.start < said.end) return Infinity;
  const between = isBefore ? text.slice(word.end, said.start) : text.slice(said.end, word.start);
  const numbers = between.match(/\d[\d.,/]*/g) ?? [];
  const isShort = (number: string) =>
    quantity === 'year' || /^(?:\d{1,2}|(?:19|20)\d\d)$/.test(number);
  const crossed = numbers.reduce(
    (sum, number) => sum + (isShort(number) ? NUMBER_BETWEEN.year : NUMBER_BETWEEN.other),
    between.trim().length + 1 + (isBefore ? 0 : AFTER),
  );
  return HURDLES.reduce(
    (sum, [pattern, cost]) => sum + cost * (between.match(pattern)?.length ?? 0),
    crossed,
  );
}

const THOUSAND = 1000;
const WHOLE = 100;
/** 'Preis 395' */
const LEAST_THOUSANDS = 40;
/** Euros: a price above this is continued in thousands. */
const HOME = 50_000;

/** The number as the field takes it; undefined where it cannot be meant. */
function valueFor(
  { quantity, isWhole, least, most, per }: NumberKind,
  said: Said,
  before?: string,
) {
  // 'Fest bis 2031'
  if (quantity === 'years' && said.kinds[0] === 'year') {
    const years = said.value - currentYear();
    return years > 0 && years <= most ? years : undefined;
  }
  if (!said.kinds.includes(quantity) || (said.isPart && most < WHOLE)) return undefined;
  const { value, hasUnit } = said;
  const times = per === 'month' && said.per === 'year' ? 1 / MONTHS_IN_YEAR : 1;
  const yearly = per === 'year' && said.per === 'month' ? MONTHS_IN_YEAR : times;
  const fits = (number: number) =>
    number >= least && number <= most && (!isWhole || Number.isInteger(number));
  const own = Math.round(value * yearly * 10_000) / 10_000;
  const isShort = quantity === 'euros' && !hasUnit && value >= LEAST_THOUSANDS && value < 2000;
  // 'Und bei 350?' after a price
  const isPrice = least >= THOUSAND || (parseGermanNumber(before ?? '') ?? 0) >= HOME;
  if (isShort && isPrice && fits(value * THOUSAND)) return value * THOUSAND;
  return fits(own) ? own : undefined;
}

interface Claim {
  said: Said;
  name: string;
  value: number;
  cost: number;
}

/** Each number to one field and each field to one number, so that the words are as near as can be. */
function matched(claims: readonly Claim[]): Claim[] {
  const all = [...new Set(claims.map(({ said }) => said))]
    .sort((a, b) => a.start - b.start)
    .slice(0, MOST_MATCHED);
  let best: { cost: number; taken: Claim[] } = { cost: Infinity, taken: [] };
  const go = (at: number, cost: number, taken: Claim[]): void => {
    if (cost >= best.cost) return;
    const said = all[at];
    if (!said) {
      best = { cost, taken };
      return;
    }
    for (const claim of claims) {
      const isOpen = claim.said === said && !taken.some(({ name }) => name === claim.name);
      if (isOpen) go(at + 1, cost + claim.cost, [...taken, claim]);
    }
    go(at + 1, cost + FARTHEST + 1, taken);
  };
  go(0, 0, []);
  return best.taken;
}

const MOST_MATCHED = 9;

const ZERO = (word: string) =>
  new RegExp(
    String.raw`\b(?:ohne|keine?[nr]?|null|0)(?: \p{L}+)? \p{L}*${word}|\b${word}s?frei\b|\b${word}\p{L}{0,2}(?: \p{L}+){0,3} (?:keine?[nrs]?|nicht|weg|abbezahlt|abgezahlt|bezahlt|getilgt|durch)\b`,
    'u',
  );

const NEGATED = patternOf('negated');

/** The longest word counts, and of equal ones the first. */
function chosen(read: ReadText, words: Record<string, readonly string[]>): string | undefined {
  const found = Object.entries(words).flatMap(([value, each]) =>
    each.flatMap((word) =>
      placesOf(read, word)
        .filter(({ start }) => !NEGATED.test(read.text.slice(0, start)))
        .map(({ start }) => ({ value, start, length: word.length })),
    ),
  );
  return found.sort((a, b) => b.length - a.length || a.start - b.start)[0]?.value;
}

const isState = (kind: FieldKind) => kind.type === 'choice' && kind.values.includes('bayern');

function choicesIn(read: ReadText, fields: readonly FieldWords[]): CalculatorEntries {
  const isPlaced = fields.some(({ kind }) => kind.type === 'text' || isState(kind));
  const { states, postalCode, town } = isPlaced ? placesIn(read.text) : { states: [] };
  const place = postalCode ?? town?.name;
  const left = [...states];
  return Object.fromEntries(
    fields.flatMap(({ name, kind, words }) => {
      if (kind.type === 'text') return place ? [[name, place]] : [];
      if (kind.type !== 'choice') return [];
      const value = isState(kind) ? left.shift() : chosen(read, words);
      return value ? [[name, value]] : [];
    }),
  );
}

export interface Assigned {
  entries: CalculatorEntries;
  /** Without the numbers that no word of a field explains */
  sure: CalculatorEntries;
  /** Numbers that a word of a field explains */
  explained: number;
}

interface Options {
  /** What is known before */
  before?: CalculatorEntries;
  /** The message is about this calculation, so that a lone number answers its question */
  isAnswer?: boolean;
}

/** What a message says for the fields of a calculator. */
export function assignNumbers(
  read: ReadText,
  described: DescribedCalculator,
  { before = {}, isAnswer = false }: Options = {},
): Assigned {
  const fields = fieldsToRead(described);
  const numbers = fields.flatMap((field) =>
    field.kind.type === 'number' ? [{ ...field, kind: field.kind }] : [],
  );
  const { text, numbers: all } = read;
  const claims = numbers.flatMap(({ name, kind, words }) => {
    const places = (words[''] ?? []).flatMap((word) => placesOf(read, word));
    return all.flatMap((said): Claim[] => {
      const value = valueFor(kind, said);
      const cost = Math.min(
        ...places.map((place) => costOf(read, place, said, kind.quantity)),
        Infinity,
      );
      const isSure = said.hasUnit || said.kinds[0] === kind.quantity;
      const farthest = isSure && !said.isCode ? FARTHEST : FARTHEST_BARE;
      return value === undefined || cost > farthest ? [] : [{ said, name, value, cost }];
    });
  });
  const explained = matched(claims);
  const known: CalculatorEntries = choicesIn(read, fields);
  for (const { name, value } of explained) known[name] = typedNumber(value);
  const rest = all.filter((said) => !explained.some((claim) => claim.said === said));
  const entries = { ...known };
  for (const said of rest.filter((each) => !isForeign(read, each))) {
    const open = numbers.filter(({ name }) => entries[name] === undefined);
    const field = looseField(said, numbers, open, before, isAnswer);
    const value = field && valueFor(field.kind, said, before[field.name]);
    if (field && value !== undefined) entries[field.name] = typedNumber(value);
  }
  const none = numbers.flatMap(({ name, kind, words }) => {
    const isNone = (words[''] ?? []).some((word) => text.includes(word) && ZERO(word).test(text));
    return kind.least <= 0 && isNone ? [[name, '0'] as const] : [];
  });
  const withNone = (said: CalculatorEntries): CalculatorEntries => ({
    ...said,
    ...Object.fromEntries(none.filter(([name]) => said[name] === undefined)),
  });
  return { entries: withNone(entries), sure: withNone(known), explained: explained.length };
}

const isNeeded = ({ meta }: FieldWords) => !meta.optional && meta.initial === undefined;

const isForeign = (read: ReadText, said: Said) =>
  NUMBERS.elsewhere.some((word) =>
    placesOf(read, word).some(
      (place) => costOf(read, place, said, said.kinds[0] ?? 'euros') < FARTHEST_BARE,
    ),
  );

interface NumberField extends FieldWords {
  kind: NumberKind;
}

/** A number without a word is what is missing; else the first, or the only one, of its kind. */
function looseField(
  said: Said,
  all: readonly NumberField[],
  open: readonly NumberField[],
  before: CalculatorEntries,
  isAnswer: boolean,
): NumberField | undefined {
  const fits = open.filter(({ kind }) => valueFor(kind, said) !== undefined);
  const likely = fits.filter(({ kind }) => kind.quantity === said.kinds[0] || said.isPart);

  const some = said.hasUnit || likely.length > 0 || !isAnswer ? likely : fits;
  const needed = some.filter(isNeeded);
  const missing = needed.find(({ name }) => before[name] === undefined);
  if (missing) return missing;
  if (said.isCode && !isAnswer) return undefined;
  // 'Und bei 500.000?' replaces the first amount.
  const isOpen =
    some.length === 1 ||
    all.every((field) => !isNeeded(field)) ||
    (said.hasUnit && said.kinds[0] !== 'euros');
  return needed[0] ?? (isOpen ? some[0] : undefined);
}
