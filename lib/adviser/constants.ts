/** Characters that a question may have. */
export const MAX_MESSAGE = 2000;
/** Characters that a message of the history may have. */
export const MAX_PAST_MESSAGE = 4000;
/** Messages of the history, both sides counted. */
export const MAX_HISTORY = 12;

/**
 * Shown before the first question: a machine answers (AI Act, Article 50) and gives no legal
 * advice.
 */
export const MACHINE_NOTICE =
  'Hier antwortet eine Maschine aus unseren Ratgebern. Das ist keine Rechts- oder Steuerberatung.';

/** Shown when an answer fails. */
export const APOLOGY =
  'Entschuldigung, es gab einen Fehler beim Verarbeiten Ihrer Anfrage. Bitte versuchen Sie es später erneut.';

/** The three suggested questions. */
export const SUGGESTIONS = [
  'Wie wird meine Immobilie bewertet?',
  'Was kostet ein Verkauf?',
  'Wie lange dauert ein Verkauf?',
] as const;
