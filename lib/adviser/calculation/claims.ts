import 'server-only';
import type { DescribedCalculator, CalculatorEntries } from '@/lib/calculators/calculators';
import type { Quantity } from '@/lib/calculators/quantities';
import { parseGermanNumber, typedNumber } from '@/lib/platform/validation/german-number';
import { currentYear } from '@/lib/platform/format/berlin-day';
import { VALUE_ADDED_TAX } from '@/lib/calculators/rules/notary-fees';
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
import { choicesIn, noneIn } from './choices';
import { HUNDRED, type NumberField, THOUSAND, valueFor } from './field-value';

/** Between a word and its number, in characters. */
const FARTHEST = 34;
const FARTHEST_BARE = 14;
const AFTER = 6;
const SHORT = 3;
/** What it costs to give a number to no field. */
const LEFT = 45;
const MOST_MATCHED = 9;
/** Without a word a number is what is needed, changes what is most like it, or is of its kind. */
const LOOSE = { corrected: 5, needed: 20, changed: 25, assumed: 2, kind: 40 };
/** A word that says 'none' hardly explains a number. */
const NONE = 20;
const HURDLES: [RegExp, number][] = [
  [/[.!?\n](?:\s|$)/g, 40],
  [/[,;](?! (?:der|die|das) (?:ist|wird|hat))/g, 12],
  [/\b(?:und|oder|aber|sowie|dann)\b/g, 12],
];
/** A year may stand between a word and its amount, and the amount before its year. */
const NUMBER_BETWEEN = { year: 2, other: 14 };

function costOf({ text }: ReadText, word: Place, said: Said, quantity: Quantity): number {
  const isBefore = word.end <= said.start;
  // 'Für' and 'bei' belong to what follows.
  const isShort = word.end - word.start <= SHORT;
  if (!isBefore && (isShort || word.start < said.end)) return Infinity;
  const between = isBefore ? text.slice(word.end, said.start) : text.slice(said.end, word.start);
  const isLittle = (number: string) =>
    quantity === 'year' || /^(?:\d{1,2}|(?:19|20)\d\d)$/.test(number);
  const crossed = (between.match(/\d[\d.,/]*/g) ?? []).reduce(
    (sum, number) => sum + (isLittle(number) ? NUMBER_BETWEEN.year : NUMBER_BETWEEN.other),
    between.trim().length + 1 + (isBefore ? 0 : AFTER),
  );
  return HURDLES.reduce(
    (sum, [pattern, cost]) => sum + cost * (between.match(pattern)?.length ?? 0),
    crossed,
  );
}

/** Of a quantity that is none of its kinds */
const UNLIKELY = 3;
const WITH_TAX = 1 + VALUE_ADDED_TAX / 100;
interface Claim {
  said: Said;
  /** Undefined for a word that no calculator asks for */
  name?: string;
  value: number;
  cost: number;
  /** No word of the field is beside it */
  isLoose: boolean;
}

const isNeeded = ({ meta }: FieldWords) => !meta.optional && meta.initial === undefined;

interface Asked {
  read: ReadText;
  fields: readonly NumberField[];
  none: CalculatorEntries;
  refused: readonly number[];
  before?: CalculatorEntries;
}

const nearest = (read: ReadText, words: readonly string[], said: Said, quantity: Quantity) =>
  Math.min(
    ...words.flatMap((word) => placesOf(read, word)).map((at) => costOf(read, at, said, quantity)),
  );

/** What a number without a word of the field costs there. */
function looseCost(said: Said, field: NumberField, value: number, rank: number, asked: Asked) {
  const { fields, refused, before } = asked;
  const was = before && Number(parseGermanNumber(before[field.name] ?? '') ?? field.meta.initial);
  // 'Nein, 85 und nicht 95'
  if (was && refused.some((number) => [number, number * THOUSAND].includes(was))) {
    return LOOSE.corrected;
  }
  if ((rank > 0 || said.isCode) && (!before || said.hasUnit)) return Infinity;
  if (isNeeded(field) && !was) return LOOSE.needed + 2 * rank;
  const assumed = before?.[field.name] ? 0 : LOOSE.assumed;
  if (was) return LOOSE.changed + assumed + rank / 3 + Math.abs(Math.log(value / was));
  // '1978' in a calculation that goes on
  if (before && field.kind.quantity === 'year' && rank === 0) return LOOSE.needed;
  const isUnit = said.hasUnit && said.kinds[0] !== 'euros';
  const money = fields.filter(({ kind }) => kind.quantity === 'euros');
  const isOnly = money.length === 1 && money[0] === field;
  const may = isUnit || isOnly || !fields.some(isNeeded);
  return rank === 0 && may ? LOOSE.kind : Infinity;
}

function claimsTo(said: Said, asked: Asked): Claim[] {
  const { read, fields, none } = asked;
  const claims = fields.flatMap((field, at): Claim[] => {
    const { name, kind, words } = field;
    const value = valueFor(field, said);
    if (value === undefined) return [];
    const likelier = said.kinds.indexOf(kind.quantity);
    const isPerArea = likelier < 0 && kind.quantity === 'eurosPerArea';
    const rank = isPerArea ? UNLIKELY : said.hasUnit ? 0 : Math.max(0, likelier);
    const word = nearest(read, words[''] ?? [], said, kind.quantity) + (none[name] ? NONE : 0);
    const isNear = word <= (rank === 0 && !said.isCode ? FARTHEST : FARTHEST_BARE);
    const explained = isNear ? word + rank : Infinity;
    // 'Elf Jahre' are no eleven children.
    const isOdd = kind.quantity === 'count' && said.kinds[0] === 'years';
    const loose = isOdd ? Infinity : looseCost(said, field, value, rank, asked);
    const cost = Math.min(explained, loose) + at / HUNDRED;
    return cost < Infinity ? [{ said, name, value, cost, isLoose: loose < explained }] : [];
  });
  const cost = nearest(read, NUMBERS.elsewhere, said, said.kinds[0] ?? 'euros') + 1;
  return cost > FARTHEST_BARE ? claims : [...claims, { said, value: 0, cost, isLoose: false }];
}

/** Each number to one field and each field to one number, so that the words are as near as can be. */
function matched(numbers: readonly Said[], claims: readonly Claim[]): Claim[] {
  const counted = numbers.slice(0, MOST_MATCHED);
  const claimsFor = counted.map((said) => claims.filter((claim) => claim.said === said));
  // What the numbers from here on cost at least
  const least = claimsFor.map((_, from) =>
    claimsFor
      .slice(from)
      .reduce((sum, own) => sum + Math.min(LEFT, ...own.map(({ cost }) => cost)), 0),
  );
  let best: { cost: number; taken: Claim[] } = { cost: Infinity, taken: [] };
  const go = (at: number, cost: number, taken: Claim[]): void => {
    if (cost + (least[at] ?? 0) >= best.cost) return;
    const own = claimsFor[at];
    if (!own) {
      best = { cost, taken };
      return;
    }
    for (const claim of own) {
      const isTaken = claim.name !== undefined && taken.some(({ name }) => name === claim.name);
      if (!isTaken) go(at + 1, cost + claim.cost, [...taken, claim]);
    }
    go(at + 1, cost + LEFT, taken);
  };
  go(0, 0, []);
  return best.taken;
}

const REFUSED = patternOf('refused');
const WAITS = patternOf('waits');

/** 'Wenn ich noch zwei Jahre warte' */
function waited(
  { text, numbers: [first, ...more] }: ReadText,
  fields: readonly NumberField[],
  before?: CalculatorEntries,
): CalculatorEntries | undefined {
  if (first?.kinds[0] !== 'years' || more.length > 0 || !WAITS.test(text)) return undefined;
  const entries = fields.flatMap(({ name, kind, waiting }) => {
    const was = kind.quantity === 'year' ? currentYear() : parseGermanNumber(before?.[name] ?? '');
    return waiting && was ? [[name, typedNumber(was + waiting * first.value)] as const] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

const isNumber = (field: FieldWords): field is NumberField => field.kind.type === 'number';

export interface Claims {
  entries: CalculatorEntries;
  /** Without the numbers that no word of a field explains */
  sure: CalculatorEntries;
  /** Numbers that a word of a field explains */
  explained: number;
  /** Numbers that are in no field */
  unused: number;
  /** Of them the amounts as they were said, and fields whose choice is denied: no result is complete */
  left: string[];
}

/** Money, and per cent where a field asks for it */
const isAmount = ({ kinds: [of], value, hasUnit, isCode }: Said, fields: readonly NumberField[]) =>
  (of === 'euros' && !isCode && (hasUnit || value >= HUNDRED)) ||
  (of === 'percent' && hasUnit && fields.some(({ kind }) => kind.quantity === of));

/** What a message says for the fields of a calculator; `before` is what a running one knows. */
export function claimsOf(
  read: ReadText,
  described: DescribedCalculator,
  before?: CalculatorEntries,
): Claims {
  const all = fieldsToRead(described);
  const fields = all.filter(isNumber);
  const wait = waited(read, fields, before);
  if (wait) return { entries: wait, sure: wait, explained: 1, unused: 0, left: [] };
  const known = Object.values(before ?? {}).map(parseGermanNumber);
  // '800 war warm, kalt sind es 650'
  const isKnown = ({ value }: Said) => known.includes(value) || known.includes(value * THOUSAND);
  const isNew = !read.numbers.every(isKnown);
  const isRefused = (said: Said) => REFUSED.test(read.text.slice(0, said.start));
  const none = noneIn(read, all);
  const refused = read.numbers.filter(isRefused).map(({ value }) => value);
  const meant = read.numbers.filter((said) => !isRefused(said) && !(isNew && isKnown(said)));
  const asked = { read, fields, none, refused, before };
  const { shape } = described.calculator.fields;
  const taken = matched(
    meant,
    meant.flatMap((said) => claimsTo(said, asked)),
  );
  const { chosen, denied } = choicesIn(read, all);
  const enter = (claims: readonly Claim[]): CalculatorEntries =>
    Object.fromEntries(
      claims.flatMap(({ name, value: number, said: { month, day, isNet } }) => {
        if (!name) return [];
        const value = isNet && !('tax' in shape) ? number * WITH_TAX : number;
        // The parts of a date: 'boughtYear', 'boughtMonth', 'boughtDay'
        const parts = Object.entries({ Year: value, Month: month, Day: day });
        const date = parts.flatMap(([is, of]) => (of ? [[name.replace(/Year$/, is), of]] : []));
        const entered = (month ? date : [[name, value]]) as [string, number][];
        return entered.flatMap(([field, number]) =>
          field in shape ? [[field, typedNumber(number)]] : [],
        );
      }),
    );
  const [part, whole] = meant.find(({ over }) => over)?.over ?? [];
  const share: CalculatorEntries =
    part && whole && 'part' in shape ? { part: typedNumber(part), whole: typedNumber(whole) } : {};
  const explained = taken.filter(({ isLoose, name }) => name && !isLoose);
  const sure = { ...none, ...chosen, ...enter(explained), ...share };
  const entries = { ...none, ...enter(taken), ...chosen, ...share };
  const unused = meant.filter(
    (said) => !(said.over && share.part) && taken.every((of) => of.said !== said),
  );
  const amounts = unused.filter((said) => isAmount(said, fields));
  const left = amounts.map(({ start, end }) => read.text.slice(start, end).trim()).concat(denied);
  return { entries, sure, explained: explained.length, unused: unused.length, left };
}
