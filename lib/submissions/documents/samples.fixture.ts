import { createHash } from 'node:crypto';
import {
  CONSENT_VERSION,
  CONSENT_WORDINGS,
  type ConsentPurpose,
} from '@/lib/submissions/kinds/wordings';
import { LETTERHEAD } from '@/lib/testing/letterhead';
import { NO_WISH } from '@/lib/submissions/contact-wish/contact-wish';
import type { OwnSubmission } from '@/lib/submissions/owner/own-submission';
import type { OwnConsent } from '@/lib/submissions/consent/consents';
import type { FactorName, RegionalValuation } from '@/lib/valuation/regional/outcome';
import type { ValuationDocument } from './valuation-document';

const CREATED_AT = new Date('2026-11-21T08:05:00Z');
export const MADE_AT = new Date('2026-11-22T09:30:00Z');

export function consent(purpose: ConsentPurpose, changes: Partial<OwnConsent> = {}): OwnConsent {
  const wording = CONSENT_WORDINGS[purpose];
  return {
    purpose,
    wording,
    version: CONSENT_VERSION,
    wordingHash: createHash('sha256').update(wording).digest('hex'),
    sourcePage: '/immobilie-bewerten',
    givenAt: CREATED_AT,
    consequence: 'Wir melden uns nicht mehr bei Ihnen.',
    ...changes,
  };
}

const factor = (name: FactorName, label: string, text: string, euros: number) => ({
  name,
  label,
  text,
  euros,
  isAssumed: text.startsWith('Nicht angegeben'),
});

function regionalValuation(changes: Partial<RegionalValuation> = {}): RegionalValuation {
  return {
    isPossible: true,
    value: 1_012_400,
    pricePerSquareMetre: 8437,
    range: { from: 790_000, to: 1_296_000 },
    confidence: 'high',
    confidenceReasons: ['In der Umgebung standen 164 vergleichbare Angebote in den Daten.'],
    nationalMedian: 389_000,
    factors: [
      factor('region', 'Lage', '80331 München', 702_500),
      factor('type', 'Immobilientyp', 'Einfamilienhaus statt eines Doppelhauses', 18_300),
      factor('area', 'Wohnfläche', '120 m² statt 140 m²', -121_900),
      factor('plot', 'Grundstück', 'Nicht angegeben: gerechnet ist mit 480 m²', -12_600),
      factor('rooms', 'Zimmer', '4,5 Zimmer auf 120 m²', 0),
      factor('year', 'Baujahr', '1990, wie der Durchschnitt der Angebote', 4_100),
      factor('condition', 'Zustand', 'Gut', 2_000),
      factor('index', 'Preisentwicklung', 'Häuserpreisindex bis zum 2. Quartal 2025', 31_000),
    ],
    assumptions: ['Grundstück unbekannt: gerechnet ist mit 480 m², dem Mittel der Gegend.'],
    ...changes,
  };
}

export function valuationDocument(changes: Partial<ValuationDocument> = {}): ValuationDocument {
  return {
    reference: '4827193605',
    createdAt: CREATED_AT,
    madeAt: MADE_AT,
    name: 'Erika Beispiel',
    place: 'München',
    propertyType: 'einfamilienhaus',
    postalCode: '80331',
    area: 120,
    yearBuilt: 1990,
    rooms: 4.5,
    condition: 'gut',
    estimatedValue: 348_600,
    regional: regionalValuation(),
    consents: [consent('privacy'), consent('contact')],
    dataDate: '2024',
    letterhead: LETTERHEAD,
    ownSubmissionUrl: 'https://portal.example/anfrage',
    methodUrl: 'https://portal.example/bewertung/methode',
    ...changes,
  };
}

export function ownSubmission(changes: Partial<OwnSubmission> = {}): OwnSubmission {
  return {
    type: 'valuation',
    id: '3f0c9a52-7d1e-4b6a-9c55-1f2e3d4c5b6a',
    title: 'Bewertungsanfrage',
    reference: '4827193605',
    createdAt: CREATED_AT,
    status: { value: 'pending', label: 'Eingegangen' },
    email: { address: 'erika@beispiel.de', confirmedAt: new Date('2026-11-21T08:11:00Z') },
    answers: [
      {
        field: 'propertyType',
        label: 'Immobilientyp',
        text: 'Einfamilienhaus',
        value: 'einfamilienhaus',
      },
      { field: 'area', label: 'Wohnfläche', text: '120\u00a0m²', value: 120 },
      { field: 'rooms', label: 'Zimmer', text: 'nicht angegeben', value: null },
      { field: 'name', label: 'Name', text: 'Erika Beispiel', value: 'Erika Beispiel' },
      { field: 'phone', label: 'Telefon', text: '030 1234567', value: '030 1234567' },
      {
        field: 'notes',
        label: 'Anmerkungen',
        text: 'Mit Einliegerwohnung',
        value: 'Mit Einliegerwohnung',
      },
    ],
    estimatedValue: 348_600,
    regional: {
      ...regionalValuation(),
      confidenceLabel: 'hoch',
      data: 'Angebotspreise 2020 und 2024',
      model: '2026-11',
    },
    consents: [
      consent('privacy'),
      consent('contact', { withdrawnAt: new Date('2026-11-22T09:00:00Z') }),
    ],
    uses: [
      {
        purpose: 'privacy',
        text: 'E-Mail „Ihre Bewertung“ verschickt',
        at: new Date('2026-11-21T08:12:00Z'),
      },
    ],
    mails: [
      {
        id: 'b7',
        title: 'Bestätigung Ihrer Adresse',
        recipient: 'erika@beispiel.de',
        state: 'accepted',
        text: 'Der Mailserver hat die Nachricht angenommen.',
        createdAt: CREATED_AT,
        sentAt: new Date('2026-11-21T08:05:02Z'),
        canResend: true,
      },
    ],
    recipients: [
      { name: 'Rechenhaus GmbH, Nürnberg', what: 'Betreibt den Server, auf dem die Daten liegen' },
      {
        name: 'Maklerbüro Nord, Kiel',
        what: 'Name, Telefon und Angaben zum Haus, für ein Angebot',
        at: new Date('2026-11-21T10:00:00Z'),
      },
    ],
    wish: { ...NO_WISH, channel: 'phone', times: ['morning', 'afternoon'] },
    history: [
      { at: CREATED_AT, text: 'Anfrage eingegangen' },
      { at: new Date('2026-11-21T08:11:00Z'), text: 'E-Mail-Adresse bestätigt' },
    ],
    retention: {
      until: new Date('2027-11-21T08:05:00Z'),
      proofUntil: new Date('2031-11-21T08:05:00Z'),
    },
    ...changes,
  };
}
