import type { Quantity } from '@/lib/calculators/quantities';
import { parseGermanNumber } from '@/lib/platform/validation/german-number';
import { datesIn, isYear, LAST_YEAR } from './dates';
import { patternOf, patternSource, spelt } from '../patterns';
import { NUMBERS } from './numbers';
import { numberOfWords } from './number-words';

/** A number of a message. */
export interface Said {
  value: number;
  /** What it may measure; a unit leaves one of them */
  kinds: readonly Quantity[];
  hasUnit: boolean;
  /** An amount of money for so long */
  per?: 'month' | 'year';
  /** 'Die Hälfte', '2/3': a share of a whole */
  isPart?: true;
  /** 'Vor sechs Jahren' */
  isAgo?: true;
  /** Of '85/1000' */
  over?: readonly [number, number];
  /** Of a date; 0 where they are not said */
  month?: number;
  day?: number;
  /** 'Plus Mehrwertsteuer' */
  isNet?: true;
  /** Five digits that are more likely a postcode than an amount */
  isCode?: true;
  start: number;
  end: number;
}

const rounded = (value: number) => Math.round(value * 100) / 100;

const THOUSAND = 1000;
const MILLION = 1_000_000;
const MOST_EUROS = 10_000_000_000;
/** Deutsche Mark for a euro, Council Regulation (EC) No 2866/98. */
const MARKS_PER_EURO = 1.95583;
/** A message with more numbers is not a calculation. */
const MOST = 60;
/** From here on a number in words is meant as one: 'dreihundertsechzig'. */
const LEAST_WORD = 20;
/** Named amounts are almost always multiples of this, postcodes almost never. */
const ROUND = 500;

const DIGITS = String.raw`\d{1,3}(?:[.'’]\d{3})+(?:,\d+)?|\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)|\d+(?:[.,]\d+)?`;
const WORD = patternSource('numberWord');
const NUMBER = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:(?<sign>${patternSource('sign')})[\s\u00a0]?)?${patternSource('beforeHalf')}(?<number>${DIGITS}|(?<!\d)${WORD}(?!\p{L})(?: komma(?: ${WORD}(?!\p{L}))+)?)|(?<=€|\bbj|\bplz|\bca)(?<attached>${DIGITS})`,
  'gu',
);

/** Right behind a number, and not the beginning of a longer word. */
const unit = (source: string) =>
  new RegExp(String.raw`[\s\u00a0\u202f-]?(?:${source})(?<!\p{L}(?=\p{L}))`, 'uy');

const MULTIPLES: [RegExp, number][] = [
  [unit(patternSource('million')), MILLION],
  [unit(patternSource('thousand')), THOUSAND],
];
const EUROS = unit(patternSource('euros'));
const MARKS = unit(patternSource('marks'));
const EACH_AREA = new RegExp(
  String.raw`[\s\u00a0]?${patternSource('each')}\s?${patternSource('area')}`,
  'uy',
);
const PER_MONTH = patternOf('perMonth');
const PER_YEAR = patternOf('perYear');
const MONTHLY_BEFORE = patternOf('monthlyBefore');
const YEARLY_BEFORE = patternOf('yearlyBefore');
const AGO = patternOf('ago');
const WITH_ME = patternOf('withMe');
const PLUS_TAX = patternOf('plusTax');
const NO_QUANTITY = patternOf('noQuantity', 'gu');

const UNITS = NUMBERS.units.map((each) => ({ ...each, pattern: unit(spelt(each.words)) }));

const PEOPLE = Object.entries(NUMBERS.people).map(
  ([count, words]) => [Number(count), new RegExp(String.raw`\b(?:${spelt(words)})`, 'gu')] as const,
);

const FRACTION = Object.keys(NUMBERS.fractions).join('|');
const PART = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:(?<two>${patternSource('twoOf')})|(?<three>${patternSource('threeOf')}))[ -]?)?(?<part>${spelt(FRACTION)})(?!\p{L}|\s*(?:mio|million))|(?<half>${patternSource('half')})|(?<![\d.,/])(?<over>\d{1,5}(?:,\d+)?)\s?\/\s?(?<under>\d{1,3}(?:\.\d{3})+|\d{1,5})(?![\d/]|[.,]\d)`,
  'gu',
);

function partOf({ groups = {}, 0: typed, index = 0 }: RegExpMatchArray): Said[] {
  const { two, three, part, half, over, under } = groups;
  const whole = Object.entries(NUMBERS.fractions).find(([name]) => name[0] === part?.[0])?.[1];
  const below = half ? 2 : (parseGermanNumber(under ?? '') ?? whole ?? 1);
  const counted = two ? 2 : 1;
  const above = over ? (parseGermanNumber(over) ?? 0) : three ? 3 : counted;
  const value = Math.round((above / below) * MILLION) / 10_000;
  if (!(value > 0 && value < 100)) return [];
  const at = { start: index, end: index + typed.length };
  const typedParts = over && { over: [above, below] as const };
  return [{ value, kinds: ['percent'], hasUnit: true, isPart: true, ...typedParts, ...at }];
}

function reach(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

function periodOf(text: string, start: number, end: number): Pick<Said, 'per'> {
  const [before, after] = [text.slice(Math.max(0, start - 30), start), text.slice(end, end + 30)];
  if (PER_MONTH.test(after) || MONTHLY_BEFORE.test(before)) return { per: 'month' };
  return PER_YEAR.test(after) || YEARLY_BEFORE.test(before) ? { per: 'year' } : {};
}

/** What digits without a unit may be. */
function kindsOf(typed: string, value: number): readonly Quantity[] {
  if (/[.'’\s]\d{3}/.test(typed) && value >= THOUSAND) return ['euros', 'area', 'eurosPerArea'];
  if (!Number.isInteger(value)) return ['percent', 'factor', 'years', 'area', 'euros'];
  if (/^\d{4}$/.test(typed) && isYear(value)) return ['year', 'euros', 'area', 'eurosPerArea'];
  if (value < 100) return ['percent', 'years', 'count', 'factor', 'area', 'euros'];
  return ['euros', 'area', 'eurosPerArea', 'count'];
}

function quantityAt(text: string, match: RegExpMatchArray): Said | undefined {
  const { sign, number, attached } = match.groups ?? {};
  const typed = number ?? attached ?? '';
  const isWord = !/^\d/.test(typed);
  const value = isWord ? numberOfWords(typed) : parseGermanNumber(typed.replace(/['’]/g, '.'));
  if (value === undefined || !Number.isFinite(value)) return undefined;
  const start = match.index ?? 0;
  const end = start + match[0].length;
  const multiple = MULTIPLES.map(([pattern, times]) => ({
    times,
    to: reach(pattern, text, end),
  })).find(({ to }) => to !== undefined);
  const counted = multiple?.to ?? end;
  const amount = rounded(value * (multiple?.times ?? (sign?.startsWith('t') ? THOUSAND : 1)));
  const said = (kind: Quantity, of: number, to: number): Said => ({
    value: of,
    kinds: of > MOST_EUROS ? [] : [kind],
    hasUnit: true,
    start,
    end: to,
    ...(kind === 'euros' && periodOf(text, start, to)),
  });
  const marked = reach(MARKS, text, counted);
  if (marked !== undefined) return said('euros', rounded(amount / MARKS_PER_EURO), marked);
  const euros = reach(EUROS, text, counted);
  if (multiple !== undefined || euros !== undefined || sign !== undefined) {
    const each = reach(EACH_AREA, text, euros ?? counted);
    return said(each ? 'eurosPerArea' : 'euros', amount, each ?? euros ?? counted);
  }
  const each = isWord ? undefined : reach(EACH_AREA, text, end);
  if (each !== undefined) return said('eurosPerArea', value, each);
  for (const { measures, pattern, in: parts } of UNITS) {
    const to = reach(pattern, text, end);
    if (to === undefined) continue;
    const before = text.slice(0, start);
    const isAgo = measures === 'years' && AGO.test(before);
    const isNet = measures === 'percent' && PLUS_TAX.test(text.slice(to));
    const people = measures === 'count' && WITH_ME.test(text.slice(0, to)) ? value + 1 : value;
    const more = { ...(isAgo && { isAgo }), ...(isNet && { isNet }) };
    if (measures) return { ...said(measures, people / parts, to), ...more };
    if (value <= LAST_YEAR) return { ...said('count', value, to), kinds: [] };
  }
  // 'Neunzehnhundertacht', but not 'zweitausend'
  const isWordYear = isYear(value) && value % 100 > 0;
  if (isWord && value >= THOUSAND) return said(isWordYear ? 'year' : 'euros', value, end);
  // 'Ein' and 'drei' without a unit are no figures.
  if (isWord && value < LEAST_WORD) return undefined;
  const isCode = /^\d{5}$/.test(typed) && (value % ROUND !== 0 || typed.startsWith('0'));
  return {
    value,
    kinds: kindsOf(typed, value),
    hasUnit: false,
    ...(isCode && { isCode }),
    ...periodOf(text, start, end),
    start,
    end,
  };
}

const EACH = /^ (?:\p{L}+ )?(?:zu|a|à|je|mal|x|bei) $/u;

/** '550 m² zu 340 €' */
const pricedArea = (text: string, area: Said, price: Said): boolean =>
  area.kinds[0] === 'area' &&
  price.kinds.includes('euros') &&
  price.value < MOST_PER_AREA &&
  EACH.test(text.slice(area.end, price.start));

const MOST_PER_AREA = 20_000;
const BETWEEN = patternOf('between');
const RANGE = patternOf('range');

/** The middle of 'zwischen 300.000 und 320.000' and of '300-320k'. */
function joined(text: string, first: Said, second: Said): Said | undefined {
  const between = text.slice(first.end, second.start);
  const isRange =
    RANGE.test(between) || (/^ und $/.test(between) && BETWEEN.test(text.slice(0, first.start)));
  const [kind] = second.kinds;
  if (!isRange || !kind || kind === 'year' || (first.hasUnit && first.kinds[0] !== kind)) {
    return undefined;
  }
  const isShort = kind === 'euros' && first.value < THOUSAND && second.value >= THOUSAND;
  const value = rounded((first.value * (isShort ? THOUSAND : 1) + second.value) / 2);
  return { ...second, value, start: first.start };
}

/** In the order of the text, which is in lower case. */
export function quantitiesIn(text: string): Said[] {
  const blank = (from: string, { start, end }: { start: number; end: number }) =>
    from.slice(0, start) + ' '.repeat(end - start) + from.slice(end);
  let rest = text.replace(NO_QUANTITY, (found) => ' '.repeat(found.length));
  const found: Said[] = [];
  const take = (some: readonly Said[]) => {
    found.push(...some);
    rest = some.reduce(blank, rest);
  };
  take(datesIn(rest).map((date) => ({ ...date, kinds: ['year'], hasUnit: true })));
  take([...rest.matchAll(PART)].flatMap(partOf));
  for (const [value, pattern] of PEOPLE) {
    const of = { value, kinds: ['count' as const], hasUnit: true };
    const found = [...rest.matchAll(pattern)];
    take(found.map(({ index, 0: { length } }) => ({ ...of, start: index, end: index + length })));
  }
  // Searches behind the unit of the last number: in '400.000 Euro 3,57 %' the euros are taken.
  const numbers = new RegExp(NUMBER);
  for (let match = numbers.exec(rest); match; match = numbers.exec(rest)) {
    const quantity = quantityAt(rest, match);
    if (!quantity || found.length >= MOST) continue;
    numbers.lastIndex = Math.max(quantity.end, numbers.lastIndex);
    found.push(quantity);
  }
  const sorted = found.sort((a, b) => a.start - b.start);
  return sorted.reduce<Said[]>((all, next) => {
    const last = all.at(-1);
    const range = last && joined(text, last, next);
    const isEach = last !== undefined && pricedArea(text, last, next);
    if (range) all[all.length - 1] = range;
    else all.push(isEach ? { ...next, kinds: ['eurosPerArea'] } : next);
    return all;
  }, []);
}
