import type { RegionalEstimate } from '@/lib/submissions/admin/submission/submission';

export const MUNICH: Extract<RegionalEstimate, { isPossible: true }> = {
  isPossible: true,
  value: 1_012_400,
  perSquareMetre: 8437,
  range: { from: 790_000, to: 1_296_000 },
  rangeMeaning: 'Bei acht von zehn Angeboten lag der Preis darin.',
  confidence: 'hoch',
  confidenceReasons: ['Es gab 164 Angebote in der Umgebung.'],
  difference: 'Die Grundformel kennt die Lage nicht.',
  steps: [
    { label: 'Ausgangswert: mittleres Haus in Deutschland', text: 'Bundesweit', euros: 389_000 },
    { label: 'Lage', text: '80331 München', euros: 702_500 },
    { label: 'Wohnfläche', text: '120 m²', euros: -79_100 },
  ],
  assumptions: ['Grundstück unbekannt: gerechnet ist mit 480 m².'],
  data: 'Angebotspreise 2020 und 2024',
};
