import { FIRST_SCRIPT_HASH } from './generated/first-script';

interface PolicyOptions {
  /**
   * For pages rendered at each request. Without it inline scripts are allowed, because Next writes
   * the data of prerendered pages into them and a nonce cannot be known ahead of time.
   */
  nonce?: string;
  development: boolean;
}

/** The Content-Security-Policy of a page: everything from this server, nothing from anywhere else. */
export function pageSecurityPolicy({ nonce, development }: PolicyOptions): string {
  const scripts = nonce
    ? `'nonce-${nonce}' 'sha256-${FIRST_SCRIPT_HASH}' 'strict-dynamic'`
    : "'unsafe-inline'";
  return [
    "default-src 'self'",
    // React rebuilds server stack traces with eval while developing.
    `script-src 'self' ${scripts}${development ? " 'unsafe-eval'" : ''}`,
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
