import { stemmer } from '@orama/stemmers/german';

/** Applied in this order, to folded words. */
const ALIKE: [RegExp, string][] = [
  [/ph|v|w/g, 'f'],
  [/ck|qu|q|c(?!h)/g, 'k'],
  [/dt|th|d/g, 't'],
  [/tz|ts|z/g, 's'],
  [/x/g, 'ks'],
  // 'Häuser' is folded to 'hauser' and misspelt 'heuser'.
  [/[ae][uiy]|oi/g, 'oi'],
  [/ie|ih|y/g, 'i'],
  [/([aeiou])h(?![aeiou])/g, '$1'],
  [/b(?=$|[^aeiourl])/g, 'p'],
  [/g(?=$|[^aeiourl])/g, 'k'],
  [/a|e/g, 'e'],
  [/(.)\1+/g, '$1'],
];

/** Equal for words that sound the same: 'keufer' and 'käufer', 'mite' and 'Miete'. */
export const soundOf = (word: string): string =>
  ALIKE.reduce((key, [from, to]) => key.replace(from, to), word);

/** 'Häuser', 'Haeuser' and 'Hauser' become one word. */
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

/** Lower case, umlauts folded, only letters and digits. */
export function fold(word: string): string {
  const lower = word.normalize('NFKC').toLowerCase().normalize('NFC');
  return FOLDED.reduce((text, [from, to]) => text.replace(from, to), lower);
}

/** Snowball keeps the ending of 'kostet' and 'gezahlt'; nouns lose it too, which does no harm. */
function withoutEndingOfVerbs(stem: string): string {
  if (stem.length < 5 || !stem.endsWith('t')) return stem;
  const bare = stemmer(stem.replace(/e?t$/, ''));
  const participle = /^ge(.{3,})$/.exec(bare);
  return participle?.[1] ?? bare;
}

/** 'renoviert' and 'Renovierung' are forms of 'renovieren', 'Maklerin' of 'Makler'. */
const FORMS: [RegExp, string][] = [
  [/(.{3})ier(?:t|te|ten|ter|tes|ung|ungen)?$/, '$1ieren'],
  [/(.{2}[ae]r)in(?:nen)?$/, '$1'],
  [/^(.{4,})ung(?:en|s)?$/, '$1en'],
];

/** Snowball, and forms that it misses. `word` has to be folded. */
export function stem(word: string): string {
  const [, prefix, rest] = INFIX.exec(word) ?? [];
  const joined = prefix && rest ? prefix + rest : word;
  const form = FORMS.reduce((text, [from, to]) => text.replace(from, to), joined);
  return withoutEndingOfVerbs(stemmer(form));
}

/** Folded words without punctuation: 'Hallo!!' is 'hallo'. */
export const bare = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const WORD = /[\p{L}\p{N}]+(?:[.,]\d+)*/gu;

export function wordsOf(text: string): string[] {
  return (text.normalize('NFC').match(WORD) ?? []).map(fold);
}
