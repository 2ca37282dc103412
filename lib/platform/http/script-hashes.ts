import { createHash } from 'node:crypto';

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
