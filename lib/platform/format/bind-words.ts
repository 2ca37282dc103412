const UNITS = '€|%|m²|km|kWh|Prozent|Euro|Uhr|Jahre|Monate|Wochen|Tage|Minuten|Quartal';
const MONTHS = 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember';

/** Spaces at which a line must not end: '§ 80 GEG', 'Abs. 4', '120 m²', '23. Dezember', 'Weg 1'. */
const INSEPARABLE: readonly RegExp[] = [
  /(?<=§|\b(?:Abs|Art|Nr|Satz|S)\.?) (?=\d)/g,
  /(?<=\bBuchst\.) (?=[a-z]\b)/g,
  /(?<=§{1,2}\u00a0?\d+[a-z]?) (?=[A-ZÄÖÜ])/gu,
  new RegExp(`(?<=\\d) (?=(?:${UNITS})(?!\\p{L}))`, 'gu'),
  new RegExp(`(?<=\\b\\d{1,2}\\.) (?=(?:${MONTHS}|Quartal)\\b)`, 'gu'),
  /(?<=(?:straße|str\.|[Ww]eg|platz|allee|gasse)) (?=\d)/g,
  / (?=×)|(?<=×) /g,
  /(?<=\b\d{5}) (?=\p{Lu})/gu,
];

export function bindWords(text: string): string {
  return INSEPARABLE.reduce((bound, space) => bound.replace(space, '\u00a0'), text);
}
