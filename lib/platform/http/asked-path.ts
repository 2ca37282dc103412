/**
 * The header by which middleware.ts tells pages what was asked for: Next does not. Whatever a visitor
 * sends under this name is overwritten.
 */
export const ASKED_PATH = 'x-portal-path';
