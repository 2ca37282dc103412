import { createHash } from 'node:crypto';
import { FIRST_PAINT } from './first-paint';

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
 * the same for everybody can have no nonce: the server's cache puts the hashes of its scripts in the place of
 * 'unsafe-inline' (script-hashes.ts).
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
