import { createHash } from 'node:crypto';
import { FIRST_PAINT } from './first-paint';

interface PolicyOptions {
  /** For pages rendered at each request, which belong to one visitor */
  nonce?: string;
  development: boolean;
}

const first = `'sha256-${createHash('sha256').update(FIRST_PAINT).digest('base64')}'`;

/** Which inline scripts may run. Who works on the portal sees pages that no server has looked through. */
function inlineScripts({ nonce, development }: PolicyOptions): string {
  if (nonce) return `'nonce-${nonce}' ${first} 'strict-dynamic'`;
  return development ? "'unsafe-inline'" : first;
}

/**
 * The Content-Security-Policy of a page: everything from this server, nothing from anywhere else. What is the same
 * for everybody has the hashes of its scripts added before it is sent (scripts/serve/script-hashes.ts).
 */
export function pageSecurityPolicy(options: PolicyOptions): string {
  const { development } = options;
  return [
    "default-src 'self'",
    // React rebuilds server stack traces with eval while developing.
    `script-src 'self' ${inlineScripts(options)}${development ? " 'unsafe-eval'" : ''}`,
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
