const SPELLED_OUT: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Used by the page itself. */
const TAKEN = ['inhalt', 'artikel', 'begriffe', 'bewertung-aufruf', 'quellen', 'autor', 'beliebt'];

/** Prefixes of checklist points and explanations. */
const RESERVED = /^(punkt|begriff)(?=-|$)/;

export function headingId(text: string): string {
  const slug = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => SPELLED_OUT[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return slug.replace(RESERVED, 'abschnitt-$1') || 'abschnitt';
}

/** Unique in one article: a second 'Was kostet das?' is 'was-kostet-das-2'. */
export function headingIds() {
  const used = new Set(TAKEN);
  return (text: string): string => {
    const slug = headingId(text);
    let id = slug;
    for (let count = 2; used.has(id); count += 1) id = `${slug}-${count}`;
    used.add(id);
    return id;
  };
}
