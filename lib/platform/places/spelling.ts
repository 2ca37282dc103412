const WRITTEN_OUT: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** Lower case without accents and punctuation, `St.` written out. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/\bst\b/g, 'sankt');
}

/** `munchen` and `muenchen` for München; merging them would hide Neuenburg from `neu`. */
export function spellings(text: string): readonly [string, string] {
  const lower = text.normalize('NFC').toLowerCase().replaceAll('ß', 'ss');
  return [plain(lower), plain(lower.replace(/[äöü]/g, (letter) => WRITTEN_OUT[letter] ?? letter))];
}
