/** Characters of a word that fit into every column of the PDFs. */
const LONGEST_WORD = 32;

/**
 * Where a word may be divided: nowhere, because the typesetter knows English rules only. What is
 * too long for any line is cut into pieces that fit.
 */
export function syllables(word: string): string[] {
  if (word.length <= LONGEST_WORD) return [word];
  return word.match(new RegExp(`.{1,${LONGEST_WORD}}`, 'gsu')) ?? [word];
}
