export const guideForm = (changes: Record<string, string> = {}): Record<string, string> => ({
  title: 'Garten vor dem Termin',
  slug: '',
  summary: 'Wie ein Garten in wenigen Tagen so aussieht, dass Interessenten gern hindurchgehen.',
  asOf: '2026-10',
  image: '/images/ratgeber/ratgeber.svg',
  imageAlt: '',
  content: `## Einführung\n\n${'Ein gepflegter Garten lädt ein. '.repeat(15)}\n\n### Wann soll der Rasen vor dem Termin gemäht werden?\n\nMähen Sie ihn zwei Tage vorher, dann ist er dicht und ohne Halme.\n\n## Fazit & Handlungsempfehlungen\n\nMähen Sie den Rasen rechtzeitig.`,
  'sources.0.title': 'Gartenzeitschrift',
  'sources.0.publisher': 'Verlag Grün',
  'sources.0.url': 'https://www.garten-beispiel.de/rasen',
  'sources.0.date': '2026-05',
  ...changes,
});
