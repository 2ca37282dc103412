import { CONSENT_VERSION, CONSENT_WORDINGS } from './kinds/wordings';
import { formatArea, formatEuros } from '@/lib/platform/format/number';
import type { CriterionId } from '../agents/lead-classes';

/** Whole euros: 142 m² × 3.500 € less 13 % for 26 years of age. */
const ESTIMATE = 432_390;

/** Everything is invented, and the page says so. */
export const EXAMPLE_LEAD = {
  classId: 'premium',
  /** Hours since the inquiry */
  age: 7,
  property: [
    ['Immobilientyp', 'Einfamilienhaus'],
    ['Ort', '12345 Musterstadt'],
    ['Wohnfläche', formatArea(142)],
    ['Baujahr', '1998'],
    ['Zustand', 'gut'],
    ['Verkauf', 'in drei Monaten'],
    ['Schätzwert nach der Grundformel', formatEuros(ESTIMATE)],
  ],
  contact: [
    ['Name', 'Erika Beispiel'],
    ['Telefon', '000 000000'],
    ['E-Mail', 'erika@beispiel.invalid'],
    ['Erreichbar', 'werktags ab 17\u00a0Uhr'],
  ],
  reasons: {
    contact: 'am Telefon bestätigt: Frau Beispiel gehört das Haus',
    property: 'alle Angaben zum Objekt liegen vor',
    intent: 'Verkauf in drei Monaten, wegen eines Umzugs',
    value: `Schätzwert ${formatEuros(ESTIMATE)}`,
  } satisfies Record<CriterionId, string>,
  consents: [CONSENT_WORDINGS.inquiry, CONSENT_WORDINGS.partner],
  proof: [
    ['Abgegeben', 'vor sieben Stunden, um 9.41\u00a0Uhr und 7\u00a0Sekunden'],
    ['Womit', 'Verkaufsformular, das Kästchen zur Weitergabe selbst angekreuzt'],
    ['Fassung', CONSENT_VERSION],
  ],
} as const;
