import type { SectionId } from './sections';

interface Outcome {
  text: string;
  /** Where it is said; at the head of the page without one */
  section?: SectionId;
}

/** What is said once something is done, by the name that the address carries. */
const OUTCOMES: Record<string, Outcome> = {
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
export function outcomeOf(name: OutcomeParameter): Outcome | undefined {
  return typeof name === 'string' && Object.hasOwn(OUTCOMES, name) ? OUTCOMES[name] : undefined;
}
