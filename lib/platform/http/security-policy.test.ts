import { createHash } from 'node:crypto';
import { pageSecurityPolicy, FIRST_PAINT, withHashes } from './security-policy';

const FIRST_SCRIPT_HASH = createHash('sha256').update(FIRST_PAINT).digest('base64');

function directives(options: Parameters<typeof pageSecurityPolicy>[0]) {
  const entries = pageSecurityPolicy(options)
    .split('; ')
    .map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources] as const;
    });
  expect(new Set(entries.map(([name]) => name)).size).toBe(entries.length);
  return Object.fromEntries(entries);
}

const PAGES = [
  ['a page that is the same for everybody', { development: false }],
  ['a page of its own request', { nonce: 'bm9uY2U=', development: false }],
] as const;

describe.each(PAGES)('%s', (_, options) => {
  const policy = directives(options);

  test('loads from this server only', () => {
    const own = [
      "'self'",
      "'none'",
      "'unsafe-inline'",
      "'strict-dynamic'",
      "'nonce-bm9uY2U='",
      `'sha256-${FIRST_SCRIPT_HASH}'`,
    ];
    for (const sources of Object.values(policy)) {
      for (const source of sources) expect([...own, 'data:', 'blob:']).toContain(source);
    }
    expect(policy['default-src']).toEqual(["'self'"]);
    expect(policy['connect-src']).toEqual(["'self'"]);
  });

  test('cannot be framed, sent elsewhere or given another base', () => {
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
    expect(policy['form-action']).toEqual(["'self'"]);
    expect(policy['base-uri']).toEqual(["'self'"]);
    expect(policy['object-src']).toEqual(["'none'"]);
  });
});

test('with a nonce only scripts that carry it run, and the first one', () => {
  expect(directives({ nonce: 'abc', development: false })['script-src']).toEqual([
    "'self'",
    "'nonce-abc'",
    `'sha256-${FIRST_SCRIPT_HASH}'`,
    "'strict-dynamic'",
  ]);
});

test('without a nonce the inline scripts run that the cache will name, or none', () => {
  expect(directives({ development: false })['script-src']).toEqual(["'self'", "'unsafe-inline'"]);
  const none = directives({ development: false, runs: 'nothing' });
  expect(none['script-src']).toEqual(["'self'"]);
});

test('while developing, any inline script, eval and the reload socket are allowed as well', () => {
  // With a hash, browsers would ignore 'unsafe-inline'.
  expect(directives({ development: true })['script-src']).toEqual([
    "'self'",
    "'unsafe-inline'",
    "'unsafe-eval'",
  ]);
  const policy = directives({ nonce: 'abc', development: true });
  expect(policy['script-src']).toContain("'unsafe-eval'");
  expect(policy['connect-src']).toEqual(["'self'", 'ws:']);
});

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
