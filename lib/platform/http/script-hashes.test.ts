import { createHash } from 'node:crypto';
import { withHashes } from './script-hashes';

const sourceOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const POLICY = "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'unsafe-inline'";

test('a policy names each inline script of a page once, and nothing else', () => {
  const html = `<script>one()</script><script id="_R_">two()</script><script>one()</script>
    <script src="/a.js" async=""></script><script type="application/ld+json">{}</script>`;
  const sources = ["'self'", sourceOf('one()'), sourceOf('two()')].join(' ');
  expect(withHashes(POLICY, html)).toBe(
    `default-src 'self'; script-src ${sources}; style-src 'unsafe-inline'`,
  );
});

test('a policy with a nonce, or without scripts, stays as it is', () => {
  for (const policy of ["script-src 'self' 'nonce-a' 'strict-dynamic'", "script-src 'self'"]) {
    expect(withHashes(policy, '<script>one()</script>')).toBe(policy);
  }
});
