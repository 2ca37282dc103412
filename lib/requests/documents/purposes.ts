import type { ConsentPurpose } from '@/lib/requests/kinds/wordings';

/** What a consent is for, in a word or two. */
export const PURPOSE_LABELS = {
  privacy: 'Verarbeitung der Daten',
  contact: 'Kontaktaufnahme',
  marketing: 'Hinweise und Angebote',
  inquiry: 'Anruf und Nachricht zur Anfrage',
  partner: 'Weitergabe an ein Maklerbüro',
  callback: 'Anruf',
} satisfies Record<ConsentPurpose, string>;
