import { currentYear } from '@/lib/platform/format/date';
import { parseGermanNumber } from '@/lib/platform/validation/german-number';
import { NUMBER_WORD, numberOfWords } from './number-words';
import { MONTHS_IN_YEAR, type Day, type QuantityKind, type ReadQuantity } from './quantity';

const COUNTED_ALIKE = /^,? (?:an)?(?:statt|gegen|oder|auf|und|nicht|wollten?)(?: \p{L}+){0,2} $/u;

/** '370 statt 395 tausend': the first has the unit of the second. */
function scaled(text: string, first: ReadQuantity, second: ReadQuantity): ReadQuantity | undefined {
  const typed = text.slice(second.start, second.end);
  const times = /mio|mill/.test(typed)
    ? 1_000_000
    : /tausend|tsd|teuro?|t€|\dk\b/.test(typed)
      ? 1000
      : 1;
  const isPair = COUNTED_ALIKE.test(text.slice(first.end, second.start));
  if (first.kind !== 'number' || second.kind !== 'euros' || times === 1 || !isPair)
    return undefined;
  const value = Math.round(first.value * times);
  const isNear = value * 2 > second.value && value < second.value * 2;
  return isNear ? { ...first, kind: 'euros', value } : undefined;
}

/** 'Zwischen 300.000 und 320.000', but no difference between two amounts. */
const BETWEEN = /(?<!(?:unterschied|differenz)[^.;?!]{0,25})\bzwischen\s*$/;

function joined(text: string, first: ReadQuantity, second: ReadQuantity): ReadQuantity | undefined {
  const between = text.slice(first.end, second.start);
  const isRange =
    /^\s?(?:-|–|bis(?: zu)?)\s?$/.test(between) ||
    (/^ und $/.test(between) && BETWEEN.test(text.slice(0, first.start)));
  const isMixed = ![second.kind, 'number', 'code'].includes(first.kind);
  if (!isRange || isMixed || second.kind === 'day' || second.kind === 'code') return undefined;
  // '300-400k': the first is in thousands too.
  const times = second.kind === 'euros' && first.value < 1000 && second.value >= 1000 ? 1000 : 1;
  const value = Math.round(((first.value * times + second.value) / 2) * 100) / 100;
  return { ...second, value, start: first.start };
}

const MOST_YEARS = 100;
const MOST_COUNTED = 2_000;
const MOST_EUROS = 10_000_000_000;
/** Deutsche Mark for a euro, Council Regulation (EC) No 2866/98. */
const MARKS_PER_EURO = 1.95583;
/** A message with more numbers is not a calculation. */
const MOST = 60;

const END = String.raw`(?!\p{L})`;
const DIGITS = String.raw`\d{1,3}(?:[.'’]\d{3})+(?:,\d+)?|\d{1,3}(?:[ \u00a0]\d{3})+(?!\d)|\d+(?:[.,]\d+)?`;
const NUMBER = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:(?<sign>€|t?eur(?:os?)?|t€)[\s\u00a0]?)?(?<number>${DIGITS}|(?<!\d)${NUMBER_WORD}${END})|(?<=€|\bbj|\bplz|\bca)(?<attached>${DIGITS})`,
  'gu',
);
const FRACTION =
  /(?:(?:'?ne|eine[rn]?|die|der)\s+)?(halben?|viertel|dreiviertel)[\s-]*(?:mio|million)(?!\p{L})\.?(?:\s?(?:€|euros?|eur)(?!\p{L}))?/gu;
const FRACTIONS: Record<string, number> = { viertel: 250_000, dreiviertel: 750_000 };

const unit = (words: string) => new RegExp(String.raw`[\s\u00a0-]?(?:${words})`, 'uy');

const MULTIPLES: [RegExp, number][] = [
  [unit(String.raw`(?:mio|mill|million(?:en)?)${END}\.?`), 1_000_000],
  [unit(String.raw`(?:tsd${END}\.?|(?:tausend|riesen|mille|teuro?s?|t€|k|t)${END})`), 1000],
];
const EUROS = unit(String.raw`(?:€|euros?${END}|eur${END})|,[-–]+`);
const MARKS = unit(String.raw`(?:dm|d-?mark|deutsche mark|mark)${END}`);
/** '10 €/m²', '9 Euro pro Meter': no amount by itself */
const EACH = /[\s\u00a0]?(?:\/|je|pro)\s?(?:qm|m2|m²|quadratmeter|meter)/uy;

const UNITS: [QuantityKind, RegExp, number][] = [
  ['percent', unit(String.raw`%|(?:prozent(?:punkte?n?)?|proz|vh|v\.\s?h)${END}\.?`), 1],
  ['area', unit(String.raw`(?:m²|m2|m\^2|qm|quadratmetern?|quadrat)(?![\p{L}\d])`), 1],
  ['years', unit(String.raw`(?:jahre?n?|j(?:ä|ae|a)hrig\p{L}*)${END}`), 1],
  ['years', unit(String.raw`monate?n?s?${END}`), 1 / MONTHS_IN_YEAR],
  // No count: in any number they are no amount.
  ['other', unit(String.raw`(?:km|kilometer|meter|kwh\p{L}*)${END}`), 0],
  [
    'other',
    unit(
      String.raw`(?:jahres(?!(?:netto|kalt|roh|brutto)*miete(?!n))\p{L}*|zimmer\p{L}*|zi|wochen?|tage?n?|stunden?|uhr|minuten|parteien|einheiten|wohnungen|wohneinheiten|we|mal(?!\s*\d)|-?fach\p{L}*|x(?!\s*\d)|personen|leute|k(?:ö|oe|o)pfe\p{L}*|kinder\p{L}*|geschwister\p{L}*|br(?:ü|ue|u)der\p{L}*|schwestern|s(?:ö|oe|o)hne\p{L}*|t(?:ö|oe|o)chter\p{L}*|enkel\p{L}*|erben|miterben|eigent(?:ü|ue|u)mer\p{L}*|teile|objekten?|h(?:ä|ae|a)usern?|stock\p{L}*|etagen?|og|grad|bewerber\p{L}*|interessenten|angeboten?|makler\p{L}*|gutachter|notare|familien\p{L}*|punkte\p{L}*|er|ten?|kalenderjahre?n?)${END}`,
    ),
    1,
  ],
];

const MONTH_NAMES = [
  ...['jan', 'feb', 'm(?:ä|ae|a)r', 'apr', 'mai', 'jun'],
  ...['jul', 'aug', 'sep', 'okt', 'nov', 'dez'],
].map((name) => new RegExp(`^${name}`));
const MONTH_NAME = String.raw`(?:jan(?:uar)?|feb(?:ruar)?|m(?:ä|ae|a)rz|apr(?:il)?|mai|juni?|juli?|aug(?:ust)?|sept?(?:ember)?|okt(?:ober)?|nov(?:ember)?|dez(?:ember)?)`;
const DATE = new RegExp(
  String.raw`(?<![\d.,])(?:(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?(?<year>\d{4}|\d{2})|(?:(?<dayOf>\d{1,2})\.\s?)?(?<name>${MONTH_NAME})\.?\s+(?<yearOf>\d{4}|'?\d{2}(?![.,]?\d|\s?(?:uhr|%|€|euro|qm|k\b|tsd)))|(?<yearFirst>(?:19|20)\d\d)\s+(?:im\s+)?(?<nameAfter>${MONTH_NAME})(?!\.?\s+\d{4}|\p{L})|(?<monthAlone>0?[1-9]|1[0-2])[./](?<yearAlone>(?:19|20)\d\d))(?!\d)`,
  'gu',
);
const NO_QUANTITY =
  /(?<![\d.,/])(?:[1-9]\s?\/\s?\d{1,2}|[1-9][05]\s?[/:]\s?[1-9][05])(?![\d/.,])|(?:§+|\b(?:paragra(?:ph|f)e?n?|abs(?:atz)?|artikel|nr)\b\.?)\s*\d+\s?[a-z]?(?:\s*(?:,|und|bis|-)\s*\d+[a-z]?(?![\d.]))*|\b[ivx]+ z?[rb] \d+\/\d+|(?<![\d.,])(?:\+49|0)\d{2,3}\s?[\s/-]\s?\d{5,}|\b01[567]\d{6,}|\bkfw[\s-]?\d+|\bdin[\s-].{0,12}\d+/g;

const blank = (text: string, start: number, end: number) =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);

/** Two digits never mean a year to come. */
function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length > 2) return year;
  const now = currentYear();
  const century = now - (now % 100);
  return year + (century + year > now ? century - 100 : century);
}

function dateOf(groups: Record<string, string | undefined>): Day {
  const { day, month, year, dayOf, yearOf, monthAlone, yearAlone, yearFirst } = groups;
  const name = groups.name ?? groups.nameAfter;
  const named = name ? MONTH_NAMES.findIndex((pattern) => pattern.test(name)) + 1 : undefined;
  const months = named ?? Number(month ?? monthAlone);
  const days = day ?? dayOf;
  const full = {
    year: fullYear((year ?? yearOf ?? yearAlone ?? yearFirst ?? '').replace("'", '')),
    month: months,
  };
  if (!(months >= 1 && months <= MONTHS_IN_YEAR)) return { year: full.year };
  const last = new Date(Date.UTC(full.year, months, 0)).getUTCDate();
  return days && Number(days) <= last ? { ...full, day: Number(days) } : full;
}

function reach(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

const isYear = (value: number) => Number.isInteger(value) && value >= 1800 && value < 2060;

function bare(digits: string, value: number): Pick<ReadQuantity, 'kind' | 'digits' | 'day'> {
  if (/^\d{5}$/.test(digits)) return { kind: 'code', digits };
  if (/^\d{4}$/.test(digits) && isYear(value)) return { kind: 'day', day: { year: value } };
  return { kind: value >= 1000 && /^\d{6,9}$|[.'’\s]\d{3}/.test(digits) ? 'euros' : 'number' };
}

function quantityAt(text: string, match: RegExpMatchArray): ReadQuantity | undefined {
  const { sign, number, attached } = match.groups ?? {};
  const typed = number ?? attached ?? '';
  const isWord = !/^\d/.test(typed);
  const value = isWord
    ? numberOfWords(typed)
    : (parseGermanNumber(typed.replace(/['’]/g, '.')) ?? NaN);
  if (!Number.isFinite(value)) return undefined;
  const start = match.index ?? 0;
  const end = start + match[0].length;
  const multiple = MULTIPLES.map(([pattern, times]) => ({
    times,
    to: reach(pattern, text, end),
  })).find(({ to }) => to !== undefined);
  const counted = multiple?.to ?? end;
  const times = multiple?.times ?? (sign?.startsWith('t') ? 1000 : 1);
  const amount = Math.round(value * times * 100) / 100;
  const marked = reach(MARKS, text, counted);
  if (marked !== undefined) {
    const euros = Math.round((amount / MARKS_PER_EURO) * 100) / 100;
    return { kind: 'euros', value: euros, marks: amount, start, end: marked };
  }
  const euros = reach(EUROS, text, counted);
  if (multiple !== undefined || euros !== undefined || sign !== undefined) {
    const to = euros ?? counted;
    const each = reach(EACH, text, to);
    const isNone = each !== undefined || amount > MOST_EUROS;
    return { kind: isNone ? 'other' : 'euros', value: amount, start, end: each ?? to };
  }
  for (const [kind, pattern, times] of UNITS) {
    const to = reach(pattern, text, end);
    if (to === undefined) continue;
    // '300.000 Makler 3,57 %' is not a count of agents.
    const isCount = Number.isInteger(value) && value <= MOST_COUNTED;
    if (kind === 'other' && times !== 0 && !isCount) continue;
    const isLong = kind === 'years' && value * times > MOST_YEARS;
    return { kind: isLong ? 'other' : kind, value: value * times, start, end: to };
  }
  if (isWord) return value > 1000 ? { kind: 'euros', value, start, end } : undefined;
  return { ...bare(typed, value), value, start, end };
}

function special(text: string): { rest: string; found: ReadQuantity[] } {
  const found: ReadQuantity[] = [];
  let rest = text;
  for (const match of text.matchAll(NO_QUANTITY)) {
    rest = blank(rest, match.index, match.index + match[0].length);
  }
  for (const match of rest.matchAll(DATE)) {
    const day = dateOf(match.groups ?? {});
    const [start, end] = [match.index, match.index + match[0].length];
    if (isYear(day.year)) found.push({ kind: 'day', value: day.year, day, start, end });
  }
  for (const match of rest.matchAll(FRACTION)) {
    const value = FRACTIONS[match[1] ?? ''] ?? 500_000;
    found.push({ kind: 'euros', value, start: match.index, end: match.index + match[0].length });
  }
  for (const { start, end } of found) rest = blank(rest, start, end);
  return { rest, found };
}

/** `text` is in lower case. */
export function quantitiesIn(text: string): ReadQuantity[] {
  const { rest, found } = special(text);
  // Searches behind the unit of the last number: in '400.000 Euro 3,57 %' the euros are taken.
  const numbers = new RegExp(NUMBER);
  for (let match = numbers.exec(rest); match; match = numbers.exec(rest)) {
    const quantity = quantityAt(rest, match);
    if (!quantity || found.length >= MOST) continue;
    numbers.lastIndex = Math.max(quantity.end, numbers.lastIndex);
    found.push(quantity);
  }
  const sorted = found.sort((a, b) => a.start - b.start);
  return sorted.reduce<ReadQuantity[]>((all, next) => {
    const last = all.at(-1);
    const range = last && joined(text, last, next);
    const alike = last && scaled(text, last, next);
    if (alike) all.splice(-1, 1, alike, next);
    else if (range) all[all.length - 1] = range;
    else all.push(next);
    return all;
  }, []);
}
