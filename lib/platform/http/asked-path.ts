/**
 * The header by which middleware.ts tells pages what was asked for: Next does not. Whatever a visitor
 * sends under this name is overwritten.
 */
export const ASKED_PATH = 'x-portal-path';

/** And the one by which it tells app/global-not-found.tsx what there is none of. */
export const MISSING = 'x-portal-missing';
export type Missing =
  ('article' | 'valuation' | 'valuation page' | 'page') | ('link' | 'offer' | 'ledger' | 'desk');

/** Where no page is, and never will be. */
export const MISSING_PATH = '/nicht-gefunden';

/** Says of an answer with 404 that the same address, asked for once more under {@link MISSING}, has the words. */
export const WORDS_WAIT = 'x-portal-words';

/** Whether a request only reads. */
export const isReading = ({ method = '' }: { method?: string }): boolean =>
  method === 'GET' || method === 'HEAD';
