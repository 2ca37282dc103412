import { createHash } from 'node:crypto';

/**
 * Hides the answered question about cookies before the first paint (app/consent.css). Key and
 * version are those of lib/legal/preferences.ts.
 */
export const FIRST_PAINT =
  "try{localStorage.getItem('cookie-consent')==='2026-11'&&(document.documentElement.dataset.consent='answered')}catch{}";

interface PolicyOptions {
  nonce?: string;
  development: boolean;
  runs?: 'nothing';
}

const first = `'sha256-${createHash('sha256').update(FIRST_PAINT).digest('base64')}'`;

function inlineScripts({ nonce, runs }: PolicyOptions): string {
  if (nonce) return ` 'nonce-${nonce}' ${first} 'strict-dynamic'`;
  return runs === 'nothing' ? '' : " 'unsafe-inline'";
}

/** Cached pages have no nonce: the server's cache replaces 'unsafe-inline' with script hashes. */
export function pageSecurityPolicy(options: PolicyOptions): string {
  const { development } = options;
  return [
    "default-src 'self'",
    // React uses eval for server stack traces in development.
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

export const securityHeaders = (policy: string) => [
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(self)' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Content-Security-Policy', value: policy },
];

/** For answers without Next, which run no scripts. */
export const REFUSAL_HEADERS: Record<string, string> = Object.fromEntries([
  ['X-Content-Type-Options', 'nosniff'],
  ['Cache-Control', 'no-store'],
  ...securityHeaders(pageSecurityPolicy({ development: false, runs: 'nothing' })).map(
    ({ key, value }) => [key, value],
  ),
]);

const SCRIPT = /<script\b([^>]*)>([^]*?)<\/script>/g;
/** Not executed as inline script. */
const NOT_INLINE = /\ssrc=|\stype="application\/(?:ld\+)?json"/;

export function withHashes(policy: string, html: string): string {
  const scripts = [...html.matchAll(SCRIPT)].filter(([, about = '']) => !NOT_INLINE.test(about));
  const hashes = scripts.map(([, , script = '']) =>
    createHash('sha256').update(script).digest('base64'),
  );
  const named = [...new Set(hashes)].map((hash) => `'sha256-${hash}'`).join(' ');
  return policy.replace(/(script-src [^;]*)'unsafe-inline'/, (_, before) => before + named);
}
