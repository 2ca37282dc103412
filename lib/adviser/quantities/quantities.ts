import { MONTHS_IN_YEAR, type Quantity } from '@/lib/calculators/quantities';
import { parseGermanNumber } from '@/lib/platform/validation/german-number';
import { DATE, dated, isYear, YEARS } from './dates';
import { NUMBER_WORD, numberOfWords } from './number-words';
import { PART, partOf } from './parts';
import type { Said } from './said';

const rounded = (value: number) => Math.round(value * 100) / 100;

const THOUSAND = 1000;
const MILLION = 1_000_000;
const MOST_EUROS = 10_000_000_000;
/** Deutsche Mark for a euro, Council Regulation (EC) No 2866/98. */
const MARKS_PER_EURO = 1.95583;
/** A message with more numbers is not a calculation. */
const MOST = 60;
/** Named amounts are almost always multiples of this, postcodes almost never. */
const ROUND = 500;

const END = String.raw`(?!\p{L})`;
const DIGITS = String.raw`\d{1,3}(?:[.'’]\d{3})+(?:,\d+)?|\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)|\d+(?:[.,]\d+)?`;
const NUMBER = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:(?<sign>€|t?eur(?:os?)?|t€)[\s\u00a0]?)?(?<number>${DIGITS}|(?<!\d)${NUMBER_WORD}${END})|(?<=€|\bbj|\bplz|\bca)(?<attached>${DIGITS})`,
  'gu',
);

const unit = (words: string) => new RegExp(String.raw`[\s\u00a0\u202f-]?(?:${words})`, 'uy');

const MULTIPLES: [RegExp, number][] = [
  [unit(String.raw`(?:mio|mill|million(?:en)?)${END}\.?`), MILLION],
  [
    unit(String.raw`(?:tsd${END}\.?|(?:tausend(?:er)?|riesen|mille|teuro?s?|t€|k|t)${END})`),
    THOUSAND,
  ],
];
const EUROS = unit(String.raw`(?:€|euros?${END}|eur${END})|,[-–]+`);
const MARKS = unit(String.raw`(?:dm|d-?mark|deutsche mark|mark)${END}`);
const AREA = String.raw`(?:qm|m²|m2|m\^2|quadratmetern?|quadrat|meter)(?![\p{L}\d])`;
const EACH_AREA = new RegExp(String.raw`[\s\u00a0]?(?:\/|je|pro|der|den)\s?${AREA}`, 'uy');
/** Among words that say what is paid or charged: '900 kalt im Monat'. */
const PER_MONTH =
  /^\s*(?:\p{L}+ ){0,2}?(?:(?:im|pro|je|den|\/)\s?monat|monatlich|mtl|mon\b)|^\s*\/\s?m(?:on)?\b/u;
const PER_YEAR =
  /^\s*(?:\p{L}+ ){0,2}?(?:(?:im|pro|je|das|\/)\s?jahr|j(?:ä|ae|a)hrlich|p\.?\s?a\b)/u;
const MONTHLY_BEFORE = /(?:monats\p{L}*|monatlich\p{L}*|mtl\.?)\D{0,12}$/u;
const YEARLY_BEFORE = /(?:jahres\p{L}*|j(?:ä|ae|a)hrlich\p{L}*)\D{0,12}$/u;

/** Of counts that fields ask for, and of others, which are left out. */
const UNITS: [Quantity | undefined, RegExp, number][] = [
  [
    'percent',
    unit(String.raw`%|(?:prozent(?:punkte?n?)?|prozentig\p{L}*|proz|vh|v\.\s?h)${END}\.?`),
    1,
  ],
  ['area', unit(AREA), 1],
  ['years', unit(String.raw`(?:jahre?n?s?|j(?:ä|ae|a)hrig\p{L}*|kalenderjahre?n?)${END}`), 1],
  ['years', unit(String.raw`monate?n?s?${END}`), 1 / MONTHS_IN_YEAR],
  [
    'factor',
    unit(String.raw`(?:-?fache[snm]?|jahres(?:kalt|netto)?mieten|mal(?!\s*\d)|x(?!\s*\d))${END}`),
    1,
  ],
  [
    'count',
    unit(
      String.raw`(?:personen|leute|k(?:ö|oe|o)pfe?n?|kinder\p{L}*|geschwister\p{L}*|br(?:ü|ue|u)der\p{L}*|schwestern|s(?:ö|oe|o)hne\p{L}*|t(?:ö|oe|o)chter\p{L}*|enkel\p{L}*|erben|miterben|eigent(?:ü|ue|u)mer\p{L}*|teile)${END}`,
    ),
    1,
  ],
  [
    undefined,
    unit(
      String.raw`(?:km|kilometer|kwh\p{L}*|zimmer\p{L}*|zi|raum\p{L}*|wochen?|tage?n?|stunden?|uhr|minuten|parteien|einheiten|wohnungen|wohneinheiten|we|objekten?|h(?:ä|ae|a)usern?|stock\p{L}*|etagen?|og|grad|bewerber\p{L}*|interessenten|angeboten?|makler\p{L}*|gutachter|notare|kredite|familien\p{L}*|punkte\p{L}*|er|ten?)${END}`,
    ),
    1,
  ],
];

const HALF_MILLION =
  /(?:(?:'?ne|eine[rn]?|die|der)\s+)?(halben?|viertel|dreiviertel)[\s-]*(?:mio|million)(?!\p{L})\.?(?:\s?(?:€|euros?|eur)(?!\p{L}))?/gu;
/** Paragraphs, case numbers, phone numbers and the names of programs. */
const NO_QUANTITY =
  /(?:§+|\b(?:paragra(?:ph|f)e?n?|abs(?:atz)?|artikel|nr)\b\.?)\s*\d+\s?[a-z]?(?:\s*(?:,|und|bis|-)\s*\d+[a-z]?(?![\d.]))*|\b[ivx]+ z?[rb] \d+\/\d+|(?<![\d.,])(?:\+49|0)\d{2,3}\s?[\s/-]\s?\d{5,}|\b01[567]\d{6,}|\bkfw[\s-]?\d+|\bdin[\s-].{0,12}\d+/g;

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
  if (/[.'’\s]\d{3}/.test(typed) && value >= THOUSAND) return ['euros', 'area'];
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
  for (const [kind, pattern, times] of UNITS) {
    const to = reach(pattern, text, end);
    if (to !== undefined && (kind ?? value <= YEARS.last)) {
      return { ...said(kind ?? 'count', value * times, to), ...(!kind && { kinds: [] }) };
    }
  }
  if (isWord) return value > THOUSAND ? said('euros', value, end) : undefined;
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

const BETWEEN = /(?<!(?:unterschied|differenz)[^.;?!]{0,25})\bzwischen\s*$/;

/** The middle of 'zwischen 300.000 und 320.000' and of '300-320k'. */
function joined(text: string, first: Said, second: Said): Said | undefined {
  const between = text.slice(first.end, second.start);
  const isRange =
    /^\s?(?:-|–|bis(?: zu)?)\s?$/.test(between) ||
    (/^ und $/.test(between) && BETWEEN.test(text.slice(0, first.start)));
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
  take([...rest.matchAll(DATE)].flatMap(dated));
  for (const { 0: typed, 1: part, index } of rest.matchAll(HALF_MILLION)) {
    const value = part === 'viertel' ? 0.25 : part === 'dreiviertel' ? 0.75 : 0.5;
    const at = { start: index, end: index + typed.length };
    take([{ value: value * MILLION, kinds: ['euros'], hasUnit: true, ...at }]);
  }
  take([...rest.matchAll(PART)].flatMap(partOf));
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
    if (range) all[all.length - 1] = range;
    else all.push(next);
    return all;
  }, []);
}
