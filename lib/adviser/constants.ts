/** Characters. */
export const MAX_CHAT_MESSAGE = 2000;
/** Characters. */
export const MAX_PAST_MESSAGE = 4000;
export const MAX_HISTORY = 12;

/** Shown before the first question, as the AI Act, Article 50, requires. */
export const MACHINE_NOTICE =
  'Hier antwortet eine Maschine aus unseren Ratgebern. Das ist keine Rechts- oder Steuerberatung.';

export const APOLOGY =
  'Entschuldigung, es gab einen Fehler beim Verarbeiten Ihrer Anfrage. Bitte versuchen Sie es später erneut.';

export const SUGGESTIONS = [
  'Wie wird meine Immobilie bewertet?',
  'Was kostet ein Verkauf?',
  'Wie lange dauert ein Verkauf?',
] as const;
