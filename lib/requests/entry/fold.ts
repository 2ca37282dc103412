/** Letters that are written as two, or that no accent makes. */
const SPELLED: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'oe',
  ł: 'l',
  đ: 'd',
};

/** Lower case without accents: 'Müller' and 'MÜLLER' become 'mueller', 'André' becomes 'andre'. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[äöüßæœøłđ]/g, (letter) => SPELLED[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
}

/** Letters and digits alone, folded: 'erika.beispiel@' becomes 'erikabeispiel'. */
export const compact = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** The words of a text, folded; a hyphen, a dot or an apostrophe ends one. */
export const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
