/** Characters in both typefaces of the PDFs: Latin with accents, € − – „ “ … */
const HAS_GLYPH =
  /^[\n -~\u00a0-\u00ac\u00ae-\u0113\u0116-\u0127\u012a\u012b\u012e-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150\u0151\u0154-\u0161\u0164\u0165\u016a-\u017e\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2\u1ef3\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]*$/;

const SPACES: readonly (readonly [RegExp, string])[] = [
  [/\r\n?|[\u0085\u2028\u2029]/g, '\n'],
  [/[\u2007\u202f]/g, '\u00a0'],
  [/[\t\v\f\u1680\u2000-\u2006\u2008-\u200a\u205f\u3000]/g, ' '],
];

/** Control characters except \n, directional marks, joiners, soft hyphens, lone surrogates. */
const INVISIBLE = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}]/gu;

const characters = new Intl.Segmenter('de', { granularity: 'grapheme' });

function withGlyph(character: string): string {
  const visible = character.replace(INVISIBLE, '').replace(/[\u2010\u2011]/g, '-');
  if (HAS_GLYPH.test(visible)) return visible;
  const plain = visible.normalize('NFKD').replace(/\p{M}/gu, '');
  return plain !== '' && HAS_GLYPH.test(plain) ? plain : '?';
}

/** Drops accents that the typefaces lack; any other missing character becomes '?'. */
export function printable(text: string): string {
  const spaced = SPACES.reduce(
    (result, [space, replacement]) => result.replace(space, replacement),
    text.normalize('NFC'),
  );
  return (
    Array.from(characters.segment(spaced), ({ segment }) => withGlyph(segment))
      .join('')
      // react-pdf hyphenates at multiple spaces.
      .replace(/ {2,}/g, ' ')
  );
}

/** Characters that fit every column. */
const LONGEST_WORD = 32;

/** Without hyphenation, for which react-pdf knows only English rules; cuts words longer than a line. */
export function syllables(word: string): string[] {
  if (word.length <= LONGEST_WORD) return [word];
  return word.match(new RegExp(`.{1,${LONGEST_WORD}}`, 'gsu')) ?? [word];
}
