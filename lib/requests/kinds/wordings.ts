/** Raised whenever a wording below changes; records keep the version they were given under. */
export const CONSENT_VERSION = '2026-11';

/** The sentences that visitors agree to, word for word as they stand beside the box or the button. */
export const CONSENT_WORDINGS = {
  privacy: 'Ich stimme der Verarbeitung meiner personenbezogenen Daten zu',
  contact: 'Ich wünsche eine persönliche Kontaktaufnahme',
  marketing: 'Ich möchte Hinweise und Angebote per E-Mail erhalten',
  /** Said with the lead form and with an agent's inquiry, which exist to be called back */
  inquiry: 'Ich bitte darum, zu meiner Anfrage angerufen und angeschrieben zu werden',
  /** Never ticked beforehand, and nothing depends on it */
  partner:
    'Sie dürfen meine Angaben an höchstens ein Maklerbüro weitergeben, das mich zu diesem Verkauf anrufen und mir schreiben darf',
  /** Said with every form for a call */
  callback: 'Ich bitte um einen Anruf unter dieser Nummer',
} as const;

export type ConsentPurpose = keyof typeof CONSENT_WORDINGS;

/** What a consent is for, in a word or two. */
export const PURPOSE_LABELS = {
  privacy: 'Verarbeitung der Daten',
  contact: 'Kontaktaufnahme',
  marketing: 'Hinweise und Angebote',
  inquiry: 'Anruf und Nachricht zur Anfrage',
  partner: 'Weitergabe an ein Maklerbüro',
  callback: 'Anruf',
} satisfies Record<ConsentPurpose, string>;
