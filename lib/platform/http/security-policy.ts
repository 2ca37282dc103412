import { createHash } from 'node:crypto';

/**
 * The one inline script of every page. It runs before the first paint and notes on the document that the
 * question about cookies is answered in this browser, so that a page does not show it and take it away again
 * (app/consent.css). Key and version are those of lib/legal/preferences.ts.
 */
export const FIRST_PAINT =
  "try{localStorage.getItem('cookie-consent')==='2026-11'&&(document.documentElement.dataset.consent='answered')}catch{}";

interface PolicyOptions {
  /** For pages rendered at each request, which belong to one visitor */
  nonce?: string;
  development: boolean;
  /** Where a page stands without any script of its own */
  runs?: 'nothing';
}

const first = `'sha256-${createHash('sha256').update(FIRST_PAINT).digest('base64')}'`;

/** Which inline scripts may run. */
function inlineScripts({ nonce, runs }: PolicyOptions): string {
  if (nonce) return ` 'nonce-${nonce}' ${first} 'strict-dynamic'`;
  return runs === 'nothing' ? '' : " 'unsafe-inline'";
}

/**
 * The Content-Security-Policy of a page: everything from this server, nothing from anywhere else. A page that is
 * the same for all visitors can have no nonce: the server's cache puts the hashes of its scripts in place of
 * 'unsafe-inline'.
 */
export function pageSecurityPolicy(options: PolicyOptions): string {
  const { development } = options;
  return [
    "default-src 'self'",
    // React rebuilds server stack traces with eval while developing.
    `script-src 'self'${inlineScripts(options)}${development ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of everything that can be opened on its own: pages, drawings, answers of the API. */
export const securityHeaders = (policy: string) => [
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(self)' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Content-Security-Policy', value: policy },
];

/** Headers of an answer that the server gives without Next, and that runs no scripts. */
export const REFUSAL_HEADERS: Record<string, string> = Object.fromEntries([
  ['X-Content-Type-Options', 'nosniff'],
  ['Cache-Control', 'no-store'],
  ...securityHeaders(pageSecurityPolicy({ development: false, runs: 'nothing' })).map(
    ({ key, value }) => [key, value],
  ),
]);

const SCRIPT = /<script\b([^>]*)>([^]*?)<\/script>/g;
/** A file, or data, which no browser runs. */
const NOT_INLINE = /\ssrc=|\stype="application\/(?:ld\+)?json"/;

/** A policy that names the inline scripts of a page, where it would let any run. */
export function withHashes(policy: string, html: string): string {
  const scripts = [...html.matchAll(SCRIPT)].filter(([, about = '']) => !NOT_INLINE.test(about));
  const hashes = scripts.map(([, , script = '']) =>
    createHash('sha256').update(script).digest('base64'),
  );
  const named = [...new Set(hashes)].map((hash) => `'sha256-${hash}'`).join(' ');
  return policy.replace(/(script-src [^;]*)'unsafe-inline'/, (_, before) => before + named);
}
