import { routes } from '@/lib/routes';

/** What a person can do with a request on its page, by the name under which forms send it. */
export const OPERATIONS = [
  'bestaetigen',
  'wiederholen',
  'berichtigen',
  'adresse',
  'kontaktwunsch',
  'erlauben',
  'erneuern',
  'widerrufen',
  'beenden',
  'loeschen',
] as const;

export type Operation = (typeof OPERATIONS)[number];

/** Whether a name stands for an operation. */
export function isOperation(name: string): name is Operation {
  return OPERATIONS.some((operation) => operation === name);
}

/** The page that says that an operation is done. */
export function addressAfter(operation: Operation, token: string): string {
  if (operation === 'loeschen') return routes.erased;
  // The page of a link that was ended is gone.
  const page = operation === 'beenden' ? routes.ownRequests : routes.ownRequest(token);
  return `${page}?erledigt=${operation}#${OUTCOME_ID}`;
}

/** The result page of a request, where what can be done there is said to be done. */
export const resultAfter = (operation: Operation, id: string) =>
  `${routes.valuationResult(id)}?erledigt=${operation}#${OUTCOME_ID}`;

/** The page that says that a new link was asked for. */
export const AFTER_NEW_LINK = `${routes.ownRequests}?erledigt=neuer-link#meldung`;

/** Where on a page its message stands. */
export const OUTCOME_ID = 'meldung';

/** The parts of the page, in their order. */
export const SECTIONS = [
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

export type SectionId = (typeof SECTIONS)[number]['id'];

interface Said {
  text: string;
  /** Where it is said; at the head of the page without one */
  section?: SectionId;
}

/** What is said once something is done, by the name that the address carries. */
const OUTCOMES: Record<string, Said> = {
  bestaetigen: { text: 'Danke, Ihre E-Mail-Adresse ist bestätigt.' },
  wiederholen: { text: 'Die E-Mail geht noch einmal an Sie hinaus.', section: 'e-mails' },
  berichtigen: { text: 'Ihre Angaben sind berichtigt.', section: 'angaben' },
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
    text: 'Gespeichert: Wir suchen noch einmal ein Büro für Sie.',
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

/** The parameter of an address by which a page learns what was done. */
export type OutcomeParameter = string | string[] | undefined;

/** What there is to say; nothing for a name that is none of ours. */
export function outcomeOf(name: OutcomeParameter): Said | undefined {
  return typeof name === 'string' && Object.hasOwn(OUTCOMES, name) ? OUTCOMES[name] : undefined;
}
