export const CATEGORIES = [
  { id: 'bewertung', name: 'Immobilienbewertung' },
  { id: 'verkauf', name: 'Verkaufsprozess' },
  { id: 'markt', name: 'Marktanalyse' },
  { id: 'recht', name: 'Recht & Steuern' },
  { id: 'tipps', name: 'Verkaufstipps' },
] as const;

export type CategoryId = (typeof CATEGORIES)[number]['id'];

/** Words in the lower-cased title; the first matching row decides. */
const SIGNS: readonly (readonly [CategoryId, readonly string[]])[] = [
  ['bewertung', ['wert', 'bewertung', 'wertermittlung']],
  ['verkauf', ['verkauf', 'leitfaden', 'schritt']],
  ['markt', ['markt', 'trends', 'prognosen']],
  ['recht', ['steuer', 'recht', 'kosten']],
];

const FEATURED_SIGNS = ['Leitfaden', '2025', 'Fehler'];

export function categoryOf(title: string): CategoryId {
  const lower = title.toLowerCase();
  return SIGNS.find(([, words]) => words.some((word) => lower.includes(word)))?.[0] ?? 'tipps';
}

export function categoryName(id: CategoryId): string {
  return CATEGORIES.find((category) => category.id === id)?.name ?? id;
}

export function isFeatured(title: string): boolean {
  return FEATURED_SIGNS.some((word) => title.includes(word));
}
