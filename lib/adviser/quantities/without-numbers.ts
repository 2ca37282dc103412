import { quantitiesIn, type Said } from './quantities';

/** Rests of punctuation that removed numbers leave. */
const GAPS: [RegExp, string][] = [
  [/\(\s*\)/g, ' '],
  [/\s+([,;.!?])/g, '$1'],
  [/([,;])(?:\s*[,;])+/g, '$1'],
  [/^[\s,;.]+/, ''],
  [/\s+/g, ' '],
];
/** 'Ein Makler' and 'die Hälfte' are words of a question. */
const WORDS = /^(?:eine?[rnms]?(?!\p{L})|\p{L}+$)/u;

/** The message with `put` in the place of each number. */
export function withoutNumbers(message: string, put: (said: Said) => string = () => ''): string {
  const text = message.normalize('NFC');
  const lower = text.toLowerCase();
  // A letter that is longer in lower case would shift all positions behind it.
  if (lower.length !== text.length) return message;
  let rest = '';
  let from = 0;
  for (const said of quantitiesIn(lower)) {
    if (WORDS.test(lower.slice(said.start, said.end))) continue;
    rest += `${text.slice(from, said.start)} ${put(said)} `;
    from = said.end;
  }
  return GAPS.reduce(
    (left, [gap, filled]) => left.replace(gap, filled),
    rest + text.slice(from),
  ).trim();
}

/** Numbers by what they measure, for the ranking: that an amount is said counts, and not which. */
export const withKinds = (message: string): string =>
  withoutNumbers(message, ({ kinds: [kind] }) => (kind ? `zahl${kind.toLowerCase()}` : ''));
