export type ContactKind = 'mail' | 'phone' | 'iban';

const GAP = String.raw`(?:[^\S\r\n]|[-‐‑‒–—/.()]){0,3}`;
const START = String.raw`(?<![\p{L}\p{N}]|\p{N}[.,])`;

const PLAIN_MAIL =
  /(?<![^\s@<>()[\]{},;:"])[^\s@<>()[\]{},;:"]+@[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?/gu;
const SPACED_MAIL = /[\p{L}\p{N}._%+-]{1,64} ?@ ?[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu;
const BRACKET_MAIL =
  /[\p{L}\p{N}._%+-]{1,64} ?[([{] ?(?:at|ät|@) ?[)\]}] ?[\p{L}\p{N}-]{1,63}(?:(?:\.| ?[([{] ?(?:dot|punkt|\.) ?[)\]}] ?| (?:dot|punkt) )[\p{L}\p{N}-]{1,63})*/giu;
const SPOKEN_MAIL =
  /[\p{L}\p{N}._%+-]{1,64} (?:at|ät) [\p{L}\p{N}-]{1,63}(?:\.| (?:dot|punkt) )(?:at|ch|com|de|eu|info|net|org)(?![\p{L}\p{N}])/giu;

const IBAN =
  /(?<![\p{L}\p{N}])[a-z]{2}\d{2}(?:[ -]?[a-z\d]{4}){2,7}(?:[ -]?[a-z\d]{1,3})?(?![\p{L}\p{N}])/giu;

/** After one of these, digits without a leading zero are a phone number too. */
const CUE = String.raw`(?<![\p{L}])(?:tel|telefon|telefonnummer|telefonisch|fon|handy|handynummer|mobil|mobilnummer|rufnummer|festnetz|festnetznummer|durchwahl|fax|whatsapp|meine nummer|nummer lautet)(?![\p{L}])[^\p{N}\n€]{0,20}`;

const PHONES = [
  // +49 …, 0049 …, also with (0)
  String.raw`(?<![\p{L}\p{N}])(?:\+|00)${GAP}[1-9](?:${GAP}\d){6,}`,
  // 0170 …, (030) …
  String.raw`${START}\(?0[1-9](?:${GAP}\d){5,}`,
  // 49 170 …
  String.raw`${START}49${GAP}1[5-7]\d(?:${GAP}\d){7,}`,
  // 170 1234567
  String.raw`${START}1[5-7]\d(?:[^\S\r\n]|[-/]){0,3}\d{7,8}(?!\p{N})`,
  String.raw`(?<=${CUE})\d(?:${GAP}\d){4,}`,
];
const PHONE = new RegExp(PHONES.join('|'), 'giu');

const DATE = /^\d{1,2}\. ?\d{1,2}\. ?(?:\d{4}|\d{2})$/;
const UNIT = /^[^\S\r\n]?(?:€|eur|m²|m2|qm|quadratmeter|%|prozent|zimmer)/i;
const POSTCODE_CUE = /(?:plz|postleitzahl)[^\p{N}\n]{0,5}$/iu;

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Leaves out a postcode before the number and an area behind it. */
function phoneWithin(found: string, before: string, after: string): [from: number, to: number] {
  let from = 0;
  let to = found.length;
  if (POSTCODE_CUE.test(before)) from = /^\d{5}[^\S\r\n]+/.exec(found)?.[0].length ?? 0;
  if (UNIT.test(after)) to = found.lastIndexOf(found.match(/[^\S\r\n][^\s]*$/)?.[0] ?? '');
  const number = found.slice(from, to);
  const isNumber = digitsOf(number).length >= 5 && !DATE.test(number);
  const isCut = from > 0 || to < found.length;
  return isNumber && (!isCut || digitsOf(number).length >= 7) ? [from, to] : [0, 0];
}

type Replace = (kind: ContactKind, found: string) => string;

function replacePhones(text: string, replace: Replace): string {
  return text.replace(PHONE, (found: string, at: number) => {
    const [from, to] = phoneWithin(found, text.slice(0, at), text.slice(at + found.length));
    if (to <= from) return found;
    return found.slice(0, from) + replace('phone', found.slice(from, to)) + found.slice(to);
  });
}

const isIban = (found: string) => digitsOf(found).length >= 10;

/** Postcodes, years, dates, prices and areas stay. */
export function replaceContacts(text: string, replace: Replace): string {
  const withoutMails = [PLAIN_MAIL, SPACED_MAIL, BRACKET_MAIL, SPOKEN_MAIL].reduce(
    (rest, pattern) => rest.replace(pattern, (found) => replace('mail', found)),
    text,
  );
  const withoutIbans = withoutMails.replace(IBAN, (found) =>
    isIban(found) ? replace('iban', found) : found,
  );
  return replacePhones(withoutIbans, replace);
}

/** The same for all spellings of a contact: '+49 (0)30 12-34' is '0301234'. */
function contactKey(kind: ContactKind, found: string): string {
  if (kind !== 'phone') return found.replace(/\s/g, '').toLowerCase();
  const digits = digitsOf(found.replace('(0)', ''));
  return digits.replace(/^(?:00)?49(?=[1-9])/, '0');
}

export function contactsIn(text: string): Set<string> {
  const keys = new Set<string>();
  replaceContacts(text, (kind, found) => {
    keys.add(contactKey(kind, found));
    return found;
  });
  return keys;
}
