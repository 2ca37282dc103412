import { routes } from '@/lib/routes';

export type OwnerOutcome =
  | 'bestaetigen'
  | 'wiederholen'
  | 'berichtigen'
  | 'genauer'
  | 'adresse'
  | 'kontaktwunsch'
  | 'erlauben'
  | 'erneuern'
  | 'widerrufen'
  | 'beenden'
  | 'loeschen';

export function addressAfter(outcome: OwnerOutcome, token: string): string {
  if (outcome === 'loeschen') return routes.erased;
  // After 'beenden' the page of the link no longer exists.
  const page = outcome === 'beenden' ? routes.ownSubmissions : routes.ownSubmission(token);
  return `${page}?erledigt=${outcome}#${OUTCOME_ID}`;
}

export const resultAfter = (outcome: OwnerOutcome, id: string) =>
  `${routes.valuationResult(id)}?erledigt=${outcome}#${OUTCOME_ID}`;

export const AFTER_NEW_LINK = `${routes.ownSubmissions}?erledigt=neuer-link#meldung`;

export const OUTCOME_ID = 'meldung';

export const OWNER_SECTIONS = [
  { id: 'angaben', title: 'Ihre Angaben' },
  { id: 'e-mails', title: 'Ihre E-Mails' },
  { id: 'erreichen', title: 'Wie wir Sie erreichen dürfen' },
  { id: 'einwilligungen', title: 'Ihre Einwilligungen' },
  { id: 'empfaenger', title: 'Wer Ihre Daten hat' },
  { id: 'verlauf', title: 'Verlauf' },
  { id: 'mitnehmen', title: 'Daten herunterladen' },
  { id: 'loeschen', title: 'Löschen' },
  { id: 'link', title: 'Ihr Zugang' },
] as const;

export type SectionId = (typeof OWNER_SECTIONS)[number]['id'];

interface Said {
  text: string;
  /** Absent: at the head of the page */
  section?: SectionId;
}

const OUTCOMES: Record<string, Said> = {
  bestaetigen: { text: 'Danke, Ihre E-Mail-Adresse ist bestätigt.' },
  wiederholen: { text: 'Die E-Mail geht noch einmal an Sie hinaus.', section: 'e-mails' },
  berichtigen: { text: 'Ihre Angaben sind berichtigt.', section: 'angaben' },
  genauer: { text: 'Der Wert ist neu berechnet.', section: 'angaben' },
  adresse: { text: 'Ihre Adresse ist geändert. Die E-Mail geht an die neue.' },
  kontaktwunsch: {
    text: 'Ihr Wunsch ist gespeichert. Wer Sie anruft, sieht ihn vorher.',
    section: 'erreichen',
  },
  erlauben: {
    text: 'Ihre Erlaubnis ist gespeichert. Sie können sie jederzeit widerrufen.',
    section: 'einwilligungen',
  },
  erneuern: {
    text: 'Gespeichert. Wie es weitergeht, steht hier.',
    section: 'einwilligungen',
  },
  widerrufen: { text: 'Ihre Einwilligung ist widerrufen.', section: 'einwilligungen' },
  beenden: {
    text: 'Alle Links zu dieser Anfrage sind ungültig. Einen neuen können Sie jederzeit anfordern.',
  },
  'neuer-link': {
    text: 'Wenn zu dieser Adresse eine Anfrage gespeichert ist, kommt gleich eine E-Mail mit dem Link.',
  },
};

export type OutcomeParameter = string | string[] | undefined;

export function ownerOutcome(name: OutcomeParameter): Said | undefined {
  return typeof name === 'string' && Object.hasOwn(OUTCOMES, name) ? OUTCOMES[name] : undefined;
}
