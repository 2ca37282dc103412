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
