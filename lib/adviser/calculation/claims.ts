import 'server-only';
import type { DescribedCalculator, CalculatorEntries } from '@/lib/calculators/calculators';
import type { FieldKind } from '@/lib/calculators/fields';
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

interface NumberField extends FieldWords {
  kind: NumberKind;
}

/** Between a word and its number, in characters. */
const FARTHEST = 34;
const FARTHEST_BARE = 14;
const AFTER = 6;
/** A number of its kind without a word is what is needed. */
const LOOSE = 20;
/** A word that says 'none' hardly explains a number. */
const NONE = 20;
/** For each thing that a number without a unit is likelier to measure. */
const UNLIKELY = 2;
const HURDLES: [RegExp, number][] = [
  [/[.!?\n](?:\s|$)/g, 40],
  [/[,;](?! (?:der|die|das) (?:ist|wird|hat))/g, 12],
  [/\b(?:und|oder|aber|sowie|dann)\b/g, 12],
];
/** A year may stand between a word and its amount, and the amount before its year. */
const NUMBER_BETWEEN = { year: 2, other: 14 };

function costOf({ text }: ReadText, word: Place, said: Said, quantity: Quantity): number {
  const isBefore = word.end <= said.start;
  if (!isBefore && word.start < said.end) return Infinity;
  const between = isBefore ? text.slice(word.end, said.start) : text.slice(said.end, word.start);
  const isShort = (number: string) =>
    quantity === 'year' || /^(?:\d{1,2}|(?:19|20)\d\d)$/.test(number);
  const crossed = (between.match(/\d[\d.,/]*/g) ?? []).reduce(
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

/** The number as the field takes it; undefined where it cannot be meant. */
function valueFor({ quantity, isWhole, least, most, per, isLarge }: NumberKind, said: Said) {
  // 'Fest bis 2031'
  if (quantity === 'years' && said.kinds[0] === 'year') {
    const years = said.value - currentYear();
    return years > 0 && years <= most ? years : undefined;
  }
  if (quantity === 'year' && said.isAgo) return currentYear() - said.value;
  // 'Über acht Jahre'
  const isYears = quantity === 'count' && said.hasUnit && said.kinds[0] === 'years';
  if ((!said.kinds.includes(quantity) && !isYears) || (said.isPart && most < WHOLE))
    return undefined;
  const { value, hasUnit } = said;
  const times = per === 'month' && said.per === 'year' ? 1 / MONTHS_IN_YEAR : 1;
  const yearly = per === 'year' && said.per === 'month' ? MONTHS_IN_YEAR : times;
  const fits = (number: number) =>
    number >= least && number <= most && (!isWhole || Number.isInteger(number));
  const own = Math.round(value * yearly * 10_000) / 10_000;
  const isShort = quantity === 'euros' && !hasUnit && !per && !said.per;
  // 'Preis 395, Energieausweis 450'
  const isThousands = isShort && value >= 1 && value < (isLarge ? THOUSAND : WHOLE);
  if (isThousands && fits(value * THOUSAND)) return value * THOUSAND;
  return fits(own) ? own : undefined;
}

const isNeeded = ({ meta }: FieldWords) => !meta.optional && meta.initial === undefined;

interface Claim {
  said: Said;
  /** Undefined for a word that no calculator asks for */
  name?: string;
  value: number;
  cost: number;
  isLoose?: boolean;
}

const MOST_MATCHED = 9;

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
      const isTaken = claim.name !== undefined && taken.some(({ name }) => name === claim.name);
      if (claim.said === said && !isTaken) go(at + 1, cost + claim.cost, [...taken, claim]);
    }
    go(at + 1, cost + FARTHEST + 1, taken);
  };
  go(0, 0, []);
  return best.taken;
}

/** What the words beside a number say that it is. */
function claimsIn(
  read: ReadText,
  numbers: readonly Said[],
  fields: readonly NumberField[],
  none: CalculatorEntries,
  before?: CalculatorEntries,
) {
  const nearest = (words: readonly string[], said: Said, quantity: Quantity) =>
    Math.min(
      ...words
        .flatMap((word) => placesOf(read, word))
        .map((at) => costOf(read, at, said, quantity)),
    );
  return numbers.flatMap((said): Claim[] => {
    const claims = fields.flatMap((field) => {
      const { name, kind, words } = field;
      const value = valueFor(kind, said);
      if (value === undefined) return [];
      const rank = said.hasUnit ? 0 : Math.max(0, said.kinds.indexOf(kind.quantity));
      const isSure = (said.hasUnit || rank === 0) && !said.isCode;
      const isLoose = isSure && isNeeded(field) && !before?.[name];
      const word =
        nearest(words[''] ?? [], said, kind.quantity) + rank * UNLIKELY + (none[name] ? NONE : 0);
      const isExplained = word <= (isSure ? FARTHEST : FARTHEST_BARE);
      if (isExplained && (word <= LOOSE || !isLoose)) return [{ said, name, value, cost: word }];
      return isLoose ? [{ said, name, value, cost: LOOSE, isLoose }] : [];
    });
    const cost = nearest(NUMBERS.elsewhere, said, said.kinds[0] ?? 'euros');
    return cost > FARTHEST_BARE ? claims : [...claims, { said, value: said.value, cost }];
  });
}

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

export interface Claims {
  entries: CalculatorEntries;
  /** Without the numbers that no word of a field explains */
  sure: CalculatorEntries;
  /** Numbers that a word of a field explains */
  explained: number;
}

const REFUSED = patternOf('refused');
const WAITS = patternOf('waits');

/** 'Wenn ich noch zwei Jahre warte' */
function waited(fields: readonly NumberField[], years: number, before?: CalculatorEntries) {
  const entries = fields.flatMap(({ name, kind, waiting }) => {
    if (!waiting) return [];
    const was = kind.quantity === 'year' ? currentYear() : parseGermanNumber(before?.[name] ?? '');
    return was === undefined ? [] : [[name, typedNumber(was + waiting * years)] as const];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

const isNumber = (field: FieldWords): field is NumberField => field.kind.type === 'number';

/** What a message says for the fields of a calculator; `before` is what a running one knows. */
export function claimsOf(
  read: ReadText,
  described: DescribedCalculator,
  before?: CalculatorEntries,
): Claims {
  const fields = fieldsToRead(described);
  const numbers = fields.filter(isNumber);
  const [first] = read.numbers;
  const later = WAITS.test(read.text) && first?.kinds[0] === 'years' ? first.value : 0;
  const wait = later > 0 ? waited(numbers, later, before) : undefined;
  if (wait && read.numbers.length === 1) return { entries: wait, sure: wait, explained: 1 };
  const isRefused = ({ start }: Said) => REFUSED.test(read.text.slice(0, start));
  const meant = read.numbers.filter((said) => !isRefused(said));
  const none = Object.fromEntries(
    numbers.flatMap(({ name, kind, words }) => {
      const isNone = (word: string) => read.text.includes(word) && ZERO(word).test(read.text);
      return kind.least <= 0 && (words[''] ?? []).some(isNone) ? [[name, '0']] : [];
    }),
  );
  const taken = matched(claimsIn(read, meant, numbers, none, before));
  const known = choicesIn(read, fields);
  const enter = (entries: CalculatorEntries, name: string, { month, day }: Said, value: number) => {
    entries[name] = typedNumber(value);
    // The parts of a date: 'boughtYear', 'boughtMonth', 'boughtDay'
    for (const [part, of] of Object.entries({ Month: month, Day: day })) {
      const other = name.replace(/Year$/, part);
      if (of && numbers.some((field) => field.name === other)) entries[other] = typedNumber(of);
    }
  };
  for (const { said, name, value, isLoose } of taken) {
    if (name && !isLoose) enter(known, name, said, value);
  }
  const parts = meant.find(({ over }) => over)?.over;
  if (parts && 'part' in described.calculator.fields.shape) {
    known.part = typedNumber(parts[0]);
    known.whole = typedNumber(parts[1]);
  }
  const explained = taken.filter(({ name, isLoose }) => name && !isLoose).length;
  const entries = { ...known };
  for (const { said, name, value, isLoose } of taken) {
    if (name && isLoose) enter(entries, name, said, value);
  }
  const refused = read.numbers.filter(isRefused).map(({ value }) => value);
  for (const said of meant.filter((each) => !taken.some((claim) => claim.said === each))) {
    const open = numbers.filter(({ name }) => entries[name] === undefined);
    const field = looseField(said, numbers, open, refused, before);
    const value = field && valueFor(field.kind, said);
    if (field && value !== undefined) enter(entries, field.name, said, value);
  }
  const withNone = (said: CalculatorEntries) => ({ ...none, ...said });
  return { entries: withNone(entries), sure: withNone(known), explained };
}

/** A needed value is asked about again more often than another of its size. */
const NEEDED = 0.35;

/** A number without a word is what is missing, or changes what is most like it, or is of its kind. */
function looseField(
  said: Said,
  all: readonly NumberField[],
  open: readonly NumberField[],
  refused: readonly number[],
  before?: CalculatorEntries,
): NumberField | undefined {
  const was = ({ name }: NumberField) => parseGermanNumber(before?.[name] ?? '');
  const fits = open.filter(({ kind }) => valueFor(kind, said) !== undefined);
  // 'Nein, 85 und nicht 95'
  const corrected = fits.find((field) =>
    refused.some((value) => [value, value * THOUSAND].includes(was(field) ?? NaN)),
  );
  if (corrected) return corrected;
  const likely = fits.filter(({ kind }) => kind.quantity === said.kinds[0] || said.isPart);
  const some = said.hasUnit || likely.length > 0 || !before ? likely : fits;
  const needed = some.filter(isNeeded);
  if (said.isCode && !before) return undefined;
  const missing = needed.find((field) => was(field) === undefined);
  if (missing) return missing;
  const unlike = (field: NumberField) =>
    Math.abs(Math.log((valueFor(field.kind, said) || 1) / (was(field) || 1))) -
    (isNeeded(field) ? NEEDED : 0);
  const [like] = some.filter((field) => was(field)).sort((a, b) => unlike(a) - unlike(b));
  const isOpen = said.hasUnit
    ? said.kinds[0] !== 'euros' || some.length === 1
    : !all.some(isNeeded);
  return like ?? (isOpen ? some[0] : undefined);
}
