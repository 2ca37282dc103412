import { stemmer } from '@orama/stemmers/german';

/** What sounds alike in German, from left to right; the words are folded. */
const ALIKE: [RegExp, string][] = [
  [/ph|v|w/g, 'f'],
  [/ck|qu|q|c(?!h)/g, 'k'],
  [/dt|th|d/g, 't'],
  [/tz|ts|z/g, 's'],
  [/x/g, 'ks'],
  // 'Häuser' is folded to 'hauser' and written 'heuser' by ear.
  [/[ae][uiy]|oi/g, 'oi'],
  [/ie|ih|y/g, 'i'],
  [/([aeiou])h(?![aeiou])/g, '$1'],
  [/b(?=$|[^aeiourl])/g, 'p'],
  [/g(?=$|[^aeiourl])/g, 'k'],
  [/a|e/g, 'e'],
  [/(.)\1+/g, '$1'],
];

/** A key that words share which sound the same: 'keufer' and 'käufer', 'mite' and 'Miete'. */
export const soundOf = (word: string): string =>
  ALIKE.reduce((key, [from, to]) => key.replace(from, to), word);

/** Umlauts, however they are typed, become one letter: 'Häuser', 'Haeuser' and 'Hauser' are one word. */
const FOLDED: [RegExp, string][] = [
  [/ß/g, 'ss'],
  [/ä|ae/g, 'a'],
  [/ö|oe/g, 'o'],
  // Not in 'dauern', 'steuer'.
  [/ü|(?<![aeq])ue/g, 'u'],
];

const PREFIX = '(?:ab|an|auf|aus|bei|ein|frei|heim|mit|nach|vor|weg|um|zusammen)';
/** 'ausgezahlt' and 'auszuzahlen' are forms of 'auszahlen'. */
const INFIX = new RegExp(`^(${PREFIX})(?:ge|zu)(.{4,})$`);

/** A word in lower case with its umlauts folded; what is no letter of a word is left out. */
export function fold(word: string): string {
  const lower = word.normalize('NFKC').toLowerCase().normalize('NFC');
  return FOLDED.reduce((text, [from, to]) => text.replace(from, to), lower);
}

/** Snowball leaves 'kostet' and 'gezahlt' as they are; nouns lose the letter too, in every place alike. */
function withoutEndingOfVerbs(stem: string): string {
  if (stem.length < 5 || !stem.endsWith('t')) return stem;
  const bare = stemmer(stem.replace(/e?t$/, ''));
  const participle = /^ge(.{3,})$/.exec(bare);
  return participle?.[1] ?? bare;
}

/** 'renoviert' and 'Renovierung' are forms of 'renovieren', 'Maklerin' is one of 'Makler'. */
const FORMS: [RegExp, string][] = [
  [/(.{3})ier(?:t|te|ten|ter|tes|ung|ungen)?$/, '$1ieren'],
  [/(.{2}[ae]r)in(?:nen)?$/, '$1'],
  [/^(.{4,})ung(?:en|s)?$/, '$1en'],
];

/**
 * The stem under which all forms of a word are looked up: Snowball's for German, and the forms that it
 * does not bring together.
 * @param word folded
 */
export function stem(word: string): string {
  const [, prefix, rest] = INFIX.exec(word) ?? [];
  const joined = prefix && rest ? prefix + rest : word;
  const form = FORMS.reduce((text, [from, to]) => text.replace(from, to), joined);
  return withoutEndingOfVerbs(stemmer(form));
}

/** A folded text without marks, its words a space apart: 'Hallo!!' is 'hallo'. */
export const bare = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const WORD = /[\p{L}\p{N}]+(?:[.,]\d+)*/gu;

/** The words of a text, folded, in their order. */
export function wordsOf(text: string): string[] {
  return (text.normalize('NFC').match(WORD) ?? []).map(fold);
}
