import type { Facts } from './known';

const MONTHS = [
  ...['jan(?:uar)?', 'feb(?:ruar)?', 'marz', 'apr(?:il)?', 'mai', 'juni?'],
  ...['juli?', 'aug(?:ust)?', 'sept?(?:ember)?', 'okt(?:ober)?', 'nov(?:ember)?', 'dez(?:ember)?'],
];
const numberOf = (name: string) =>
  MONTHS.findIndex((pattern) => new RegExp(`^${pattern}$`).test(name)) + 1;

const NAMED = String.raw`(?:\b(\d{1,2})\.? ?)?\b(${MONTHS.join('|')})\b`;
const MONTH = new RegExp(String.raw`${NAMED}(?!\.? '?\d{2,4}\b)`, 'g');
const YEAR_BEFORE = /\b(?:19|20)\d\d (?:im )?$/;
const BOUGHT =
  /(?:\bdamals|beim kauf|notar\w* war|kaufvertrag\w*|(?<!ver)gekauft)\b[^.;?!]{0,25}$|^[^.;?!]{0,20}\b(?:damals|(?<!ver)gekauft)\b/;
const SOLD = /beurkund|verkauf|\bnotar|unterschr/;

/** 'Wenn ich bis Ende 2028 warte' */
const END_OF_YEAR = /\bende 20\d\d (?:\w+ )?(?:warte|verkauf|beurkund)/;

/** '1.9.', 'zum 30.6.2026' */
const IN_DIGITS = /\b(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(?:20\d\d|\d\d)\b)?/;

/** The first day or month of a text, in any year; 'Ende Juni' is its last day. */
export function monthOf(text: string) {
  const digits = IN_DIGITS.exec(text);
  if (digits && Number(digits[2]) <= 12) {
    const [found, day, month] = digits;
    return {
      month: Number(month),
      day: Number(day),
      start: digits.index,
      end: digits.index + found.length,
    };
  }
  const named = new RegExp(NAMED).exec(text);
  const month = named && numberOf(named[2]!);
  if (!named || !month) return undefined;
  const before = text.slice(0, named.index);
  if (/\bmitte\s*$/.test(before)) return undefined;
  const day = named[1] ? Number(named[1]) : /\bende\s*$/.test(before) ? 31 : 1;
  return { month, day, start: named.index, end: named.index + named[0].length };
}

/** 'Notar damals war der 20. November', 'wenn ich schon im Oktober beurkunde' */
export function monthFacts(text: string): Facts {
  const facts: Facts = END_OF_YEAR.test(text) ? { soldMonth: { month: 12, day: 31 } } : {};
  for (const match of text.matchAll(MONTH)) {
    const [found, day, name = ''] = match;
    const before = text.slice(0, match.index);
    if (YEAR_BEFORE.test(before)) continue;
    const month = numberOf(name);
    const said = { month, ...(day && Number(day) <= 31 && { day: Number(day) }) };
    const after = text.slice(match.index + found.length);
    if (BOUGHT.test(before) || BOUGHT.test(after)) facts.boughtMonth ??= said;
    else if (SOLD.test(text)) facts.soldMonth ??= said;
  }
  return facts;
}
