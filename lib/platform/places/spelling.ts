const WRITTEN_OUT: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** Lower case, other accents off, everything between words one space, `St.` written out. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/\bst\b/g, 'sankt');
}

/**
 * The two ways to type a German name without umlauts, `munchen` and `muenchen` for München, in that
 * order. They stay apart, because dropping every `e` after a vowel would make Neuenburg `nenburg`,
 * which nobody who has typed `neu` would find.
 */
export function spellings(text: string): readonly [string, string] {
  const lower = text.normalize('NFC').toLowerCase().replaceAll('ß', 'ss');
  return [plain(lower), plain(lower.replace(/[äöü]/g, (letter) => WRITTEN_OUT[letter] ?? letter))];
}
