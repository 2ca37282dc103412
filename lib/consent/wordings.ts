/** Raised whenever a wording below changes; records keep the version they were given under. */
export const CONSENT_VERSION = '2026-11';

/** The sentences that visitors agree to, word for word as they stand beside the box. */
export const CONSENT_WORDINGS = {
  privacy: 'Ich stimme der Verarbeitung meiner personenbezogenen Daten zu',
  contact: 'Ich wünsche eine persönliche Kontaktaufnahme',
  marketing: 'Ich möchte Hinweise und Angebote per E-Mail erhalten',
} as const;

export type ConsentPurpose = keyof typeof CONSENT_WORDINGS;
