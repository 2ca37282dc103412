export const PLACE = /^\p{Lu}[\p{L} .()-]*[\p{L})]$/u;

/** Also writes `Halle / Saale` as `Halle (Saale)`. */
export function tidy(name: string): string {
  const clean = name.normalize('NFC').replace(/\s+/g, ' ').trim();
  return clean.replace(/^(.+?) \/ (.+)$/, '$1 ($2)');
}

/** Names that GeoNames has in English, misspelt or with an unusual addition. */
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

export const germanName = (name: string): string => tidy(CORRECTED.get(name) ?? name);

/** `(Saale)`, `am Main`, `bei Wittenberg`, `i. d. OPf.`, `, Sachs` */
const ADDITION =
  /(\s*[(,/].*| (am|an|auf|bei|b|b\.|im|in|i|i\.|ob|vor|vorm|unter|a|a\.|d\.|v\.) .*)$/u;
/** Often omitted. */
const TITLE = /^(bad|ostseebad|seebad|nordseebad|kurort|lutherstadt|hansestadt|stadt|markt) /;

/** Two places may share it, so compare the distance, too. */
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
