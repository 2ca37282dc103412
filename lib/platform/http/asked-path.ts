/**
 * The header in which middleware.ts passes the requested address to pages: Next does not. What a visitor
 * sends under this name is overwritten.
 */
export const ASKED_PATH = 'x-portal-path';

/** The header that says to app/global-not-found.tsx what is missing. */
export const MISSING = 'x-portal-missing';
export type Missing =
  ('article' | 'valuation' | 'valuation page' | 'page') | ('link' | 'offer' | 'ledger' | 'desk');

/** An address without a page. */
export const MISSING_PATH = '/nicht-gefunden';

/** On an answer with 404: the same address, requested again with {@link MISSING}, has a text. */
export const WORDS_WAIT = 'x-portal-words';

/** Whether a request only reads. */
export const isReading = ({ method = '' }: { method?: string }): boolean =>
  method === 'GET' || method === 'HEAD';
