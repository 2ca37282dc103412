/** Passes the requested path to pages (middleware.ts), since Next does not. */
export const ASKED_PATH = 'x-portal-path';

/** Names for app/global-not-found.tsx what is missing. */
export const MISSING = 'x-portal-missing';
export type MissingPath =
  ('article' | 'valuation' | 'valuation page' | 'page') | ('link' | 'offer' | 'ledger' | 'desk');

export const MISSING_PATH = '/nicht-gefunden';

/** On an answer with 404: the same path requested with {@link MISSING} has a text. */
export const WORDS_WAIT = 'x-portal-words';
