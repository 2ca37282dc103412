const SPELLED_OUT: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Ids that the page itself uses. */
const TAKEN = ['inhalt', 'artikel', 'begriffe', 'bewertung-aufruf', 'quellen', 'autor', 'beliebt'];

/** Ids of checklist points and of explanations begin like this. */
const RESERVED = /^(punkt|begriff)(?=-|$)/;

/** A text as part of an address: lower case, umlauts spelled out, hyphens between words. */
export function slugOf(text: string): string {
  const slug = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => SPELLED_OUT[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return slug.replace(RESERVED, 'abschnitt-$1') || 'abschnitt';
}

/**
 * Makes the ids of the headings of one article: 'Was kostet das?' → 'was-kostet-das', the second of
 * that name 'was-kostet-das-2'.
 */
export function headingIds() {
  const used = new Set(TAKEN);
  return (text: string): string => {
    const slug = slugOf(text);
    let id = slug;
    for (let count = 2; used.has(id); count += 1) id = `${slug}-${count}`;
    used.add(id);
    return id;
  };
}
