import { distance } from '@/lib/platform/format/spelling-distance';
import { fold } from '@/lib/words/stem';
import { numberOfWords } from './number-words';

/** Long enough to be recognised with a wrong letter; folded. */
const KNOWN = [
  ...['grunderwerbsteuer', 'spekulationssteuer', 'erbschaftssteuer', 'maklerprovision'],
  ...[
    'vorfalligkeitsentschadigung',
    'vorfalligkeit',
    'auflassungsvormerkung',
    'eigentumsumschreibung',
  ],
  ...['beurkundung', 'grundschuld', 'grundschuldloschung', 'restschuld', 'darlehen', 'provision'],
  ...['courtage', 'kaltmiete', 'jahresmiete', 'verkaufspreis', 'kaufpreis', 'energieausweis'],
  ...['abschreibung', 'steuersatz', 'kaufnebenkosten', 'verkaufskosten', 'zinsbindung'],
];
const REAL =
  /^(?:grundschul\w*|grundsteuer\w*|beurkund\w*|provisor\w*|restschuld\w*|darlehens?|provisionen|kaufpreise?s?|verkaufspreise?s?|kaltmieten|jahresmieten|vorfallig\w*)$/;
const SHORTEST = 8;
/** Letters from which a second one may be wrong. */
const LONG = 12;

const SHORT_FORMS: [RegExp, string][] = [
  [/\bkp(?= \d)/g, 'kaufpreis'],
  [/\bvk(?= \d)/g, 'verkaufspreis'],
  [/\bnk(?= \d)/g, 'nebenkosten'],
  [
    /\bgrest\b|\bgrunderwerb steuer\b|\bgrunderwe?r?b?s?-?st\b\.?|\bgr\.? ?erw\.? ?-?st(?:euer|\b\.?)/g,
    'grunderwerbsteuer',
  ],
  [/\bspeku?-?steuer\b|\bspekulations? steuer\b/g, 'spekulationssteuer'],
  [/\berbschafts? steuer\b/g, 'erbschaftssteuer'],
  [/\b(inkl|incl|zzgl|abzgl|einschl|ca)\. /g, '$1 '],
  [/\bzus\.? (?=\d)/g, 'zusammen '],
  [/\binsg(?:es)?\.? (?=\d)/g, 'insgesamt '],
  [/\b(?:innerhalb|binnen) (?:der |von )?(?:10|zehn) jahren?\b/g, 'innerhalb der frist'],
  [/\bprofision\b|\bprovi?ssion\b/g, 'provision'],
  [/\b[ck]ou?rtage\b|\bkurtage\b|\bcurtage\b/g, 'courtage'],
];

function corrected(word: string): string {
  if (word.length < SHORTEST || REAL.test(word)) return word;
  const limit = word.length >= LONG ? 2 : 1;
  const near = KNOWN.filter((known) => known[0] === word[0] && known !== word).map((known) => ({
    known,
    away: distance(word, known, limit),
  }));
  const [best] = near.sort((a, b) => a.away - b.away);
  return KNOWN.includes(word) || !best || best.away > limit ? word : best.known;
}

/** 'Drei Komma fünf sieben' as '3,57'. */
function withDecimals(text: string): string {
  return text.replace(
    /\b([a-z]+) komma ([a-z]+)(?: ([a-z]+))?(?: ([a-z]+))?/g,
    (said, whole, ...after) => {
      const places = after.slice(0, 3).map((word?: string) => (word ? numberOfWords(word) : NaN));
      const end = places.findIndex((digit) => !(digit >= 0 && digit < 100));
      const digits = places.slice(0, end === -1 ? undefined : end);
      const first = numberOfWords(String(whole));
      if (!Number.isFinite(first) || digits.length === 0) return said;
      const rest = after.slice(digits.length, 3).filter(Boolean).join(' ');
      return `${first},${digits.join('')}${rest ? ` ${rest}` : ''}`;
    },
  );
}

export function readableSum(message: string): string {
  const text = SHORT_FORMS.reduce(
    (changed, [form, full]) => changed.replace(form, full),
    fold(message),
  );
  return withDecimals(text).replace(/[a-z]{8,}/g, corrected);
}
