/**
 * The one inline script of every page. It runs before the first paint and notes on the document that the
 * question about cookies is answered in this browser, so that a page does not show it and take it away again
 * (app/consent.css). Key and version are those of lib/legal/preferences.ts.
 */
export const FIRST_PAINT =
  "try{localStorage.getItem('cookie-consent')==='2026-11'&&(document.documentElement.dataset.consent='answered')}catch{}";
