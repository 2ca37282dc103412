const SPELLED_OUT: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Ids that the page itself uses. */
const TAKEN = ['inhalt', 'quellen', 'begriffe'];

/**
 * Makes the ids of the headings of one article: 'Was kostet das?' → 'was-kostet-das', the second of
 * that name 'was-kostet-das-2'.
 */
export function headingIds() {
  const used = new Map(TAKEN.map((id) => [id, 1]));
  return (text: string): string => {
    const slug =
      text
        .toLowerCase()
        .replace(/[äöüß]/g, (letter) => SPELLED_OUT[letter] ?? letter)
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-+|-+$/g, '') || 'abschnitt';
    const count = (used.get(slug) ?? 0) + 1;
    used.set(slug, count);
    return count === 1 ? slug : `${slug}-${count}`;
  };
}
