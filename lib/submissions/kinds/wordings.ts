/** Change it with any wording below; records keep their version. */
export const CONSENT_VERSION = '2026-11';

/** Exactly as shown beside the box or the button. */
export const CONSENT_WORDINGS = {
  privacy: 'Ich stimme der Verarbeitung meiner personenbezogenen Daten zu',
  contact: 'Ich wünsche eine persönliche Kontaktaufnahme',
  marketing: 'Ich möchte Hinweise und Angebote per E-Mail erhalten',
  inquiry: 'Ich bitte darum, zu meiner Anfrage angerufen und angeschrieben zu werden',
  /** Optional and never preselected */
  partner:
    'Sie dürfen meine Angaben an höchstens ein Maklerbüro weitergeben, das mich zu diesem Verkauf anrufen und mir schreiben darf',
  callback: 'Ich bitte um einen Anruf unter dieser Nummer',
} as const;

export type ConsentPurpose = keyof typeof CONSENT_WORDINGS;

export const PURPOSE_LABELS = {
  privacy: 'Verarbeitung der Daten',
  contact: 'Kontaktaufnahme',
  marketing: 'Hinweise und Angebote',
  inquiry: 'Anruf und Nachricht zur Anfrage',
  partner: 'Weitergabe an ein Maklerbüro',
  callback: 'Anruf',
} satisfies Record<ConsentPurpose, string>;
