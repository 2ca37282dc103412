import { expect, test } from '@playwright/test';
import { createHash } from 'node:crypto';
import { MISSING, PAGES } from '../support/pages';
import { startPortal, type Portal } from '../support/portal';
import { hiddenFields } from '../support/post';
import { converse } from '../support/socket';

/** Bytes; a proxy accepts 4,096 by default (nginx, `proxy_buffer_size`). */
const MOST_HEADERS = 2048;

/** Everything but static pages. */
const OTHERS = [
  '/ratgeber?kategorie=recht',
  '/makler/gebiet?plz=10115',
  '/ratgeber/feed.xml',
  '/%',
  '/api/health',
  '/api/gibt-es-nicht',
  '/employee/dashboard',
  '/icon.svg',
  '/images/schritte/offers.svg',
  '/manifest.webmanifest',
];

let portal: Portal;
test.beforeAll(async () => {
  portal = await startPortal({ provider: 'sqlite', env: { TRUSTED_PROXIES: 'loopback' } });
});
test.afterAll(() => portal.stop());

const HTTPS = { 'X-Forwarded-Proto': 'https' };

const ask = (path: string, init: RequestInit = {}) =>
  fetch(portal.url + path, { redirect: 'manual', ...init, headers: { ...HTTPS, ...init.headers } });

const scriptSources = ({ headers }: Response) =>
  /script-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1]?.split(' ') ?? [];

const refusedScripts = (html: string, policy: string) =>
  [
    ...html.matchAll(
      /<script\b(?![^>]* src=|[^>]* type="application\/ld\+json")[^>]*>([^]*?)<\/script>/g,
    ),
  ]
    .map(([, script = '']) => script)
    .filter((script) => !policy.includes(createHash('sha256').update(script).digest('base64')));

async function expectSafe(path: string, answer: Response) {
  const sources = scriptSources(answer);
  expect(sources, path).toContain("'self'");
  for (const one of ["'unsafe-inline'", "'unsafe-eval'"]) expect(sources, path).not.toContain(one);
  const bytes = [...answer.headers].reduce(
    (sum, [name, value]) => sum + `${name}: ${value}\r\n`.length,
    0,
  );
  expect(bytes, path).toBeLessThan(MOST_HEADERS);
  expect(answer.headers.get('strict-transport-security'), path).toBe('max-age=31536000');
  const html = await answer.text();
  const isPage = answer.headers.get('content-type')?.startsWith('text/html');
  if (isPage && !sources.some((one) => one.startsWith("'nonce-"))) {
    expect(refusedScripts(html, sources.join(' ')), path).toEqual([]);
  }
  return { html, sources };
}

test('no answer lets unknown inline scripts run, and none forgets that it came by TLS', async () => {
  // First from Next, then from the cache.
  for (let time = 0; time < 2; time++) {
    const looks = [...PAGES, ...OTHERS].map(async (path) => expectSafe(path, await ask(path)));
    await Promise.all(looks);
  }
});

test('without TLS no answer asks to come back with it', async () => {
  for (const path of ['/', MISSING, '/%', '/api/health', '/icon.svg']) {
    const { headers } = await fetch(portal.url + path);
    expect([path, headers.get('strict-transport-security')]).toEqual([path, null]);
  }
});

test('the answer to a form that was sent without scripts names what may run in it', async () => {
  const html = await (await ask('/immobilie-bewerten')).text();
  const body = new FormData();
  for (const [name, value] of Object.entries(hiddenFields(html))) body.append(name, value);
  body.set('name', '</script><script>alert(1)</script>');
  const answer = await ask('/immobilie-bewerten', { method: 'POST', body });
  expect(answer.status).toBe(200);
  const { html: answered, sources } = await expectSafe('the form', answer);
  expect(answered).not.toContain('<script>alert');
  expect(sources.length).toBeGreaterThan(3);
});

test('files that never change carry what means something for them, kept or not', async () => {
  const html = await (await ask('/')).text();
  const paths = [
    /\/_next\/static\/[^"]*\.js/,
    /\/_next\/static\/[^"]*\.css/,
    /\/_next\/static\/[^"]*\.woff2/,
  ];
  for (const path of paths.map((pattern) => pattern.exec(html)?.[0] ?? '')) {
    for (let time = 0; time < 2; time++) {
      const { status, headers } = await ask(path);
      expect([path, status]).toEqual([path, 200]);
      const ofSafety =
        /^(x-content|x-frame|referrer|permissions|cross-origin|content-security|strict)-/;
      expect([...headers.keys()].filter((name) => ofSafety.test(name))).toEqual([
        'strict-transport-security',
        'x-content-type-options',
      ]);
    }
  }
});

test('pages whose address is a key tell it nowhere, whatever they say', async () => {
  for (const path of [
    '/anfrage/kein-schluessel',
    '/bewertung/kein-schluessel',
    '/makler/angebot/kein-schluessel',
    '/makler/anmelden',
    '/makler/anmelden/kein-schluessel',
    '/makler/bereich',
    '/makler/bereich/kein-schluessel',
    '/makler/bereich/schnittstelle',
    '/makler/bereich/rechnung/2026-11',
    '/zertifikat/kein-schluessel',
    '/zertifikat/kein-schluessel/nachweis.pdf',
    '/employee/login',
    '/employee/login?weiter=%2Femployee%2Fdashboard',
  ]) {
    for (let time = 0; time < 2; time++) {
      const { headers } = await ask(path);
      expect([path, headers.get('referrer-policy')]).toEqual([path, 'no-referrer']);
    }
  }
});

test('who has a page already is sent its own policy or none', async () => {
  // Pages with unknown parameters always come from Next.
  for (const path of ['/impressum', '/impressum?unbekannt=1']) {
    const { headers } = await ask(path);
    // By default `fetch` forbids answers from a cache.
    const asked = { 'If-None-Match': headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' };
    const known = await ask(path, { headers: asked });
    expect(known.status).toBe(304);
    const policy = headers.get('content-security-policy');
    expect([policy, null]).toContain(known.headers.get('content-security-policy'));
  }
});

test('no one else can put a nonce into a page', async () => {
  const forged = { 'Content-Security-Policy': "script-src 'nonce-forged'" };
  for (const path of ['/status', '/ratgeber/grundbuch?unbekannt=1', '/ratgeber?search=forged']) {
    expect(await (await ask(path, { headers: forged })).text(), path).not.toContain(
      'nonce="forged"',
    );
  }
});

test('nothing but a card with prices may be framed, however its address is written', async () => {
  const CARD = '/preiskarte/niedersachsen';
  const headOf = async (path: string) => {
    const words = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
    return (await converse(portal, words)).split('\r\n\r\n', 1)[0]!;
  };
  const behindCards = ['..', '../impressum', '%2e%2e/impressum', 'x/%2e%2e/%2e%2e/impressum'];
  const others = ['/immobilienpreise', '/api/prices/26122', '/preiskarten', '/preiskarte.rsc'];
  const refused = [...behindCards.map((path) => `/preiskarte/${path}`), ...others, '/preiskarte/%'];
  for (const path of [...PAGES, ...OTHERS, ...refused]) {
    const head = await headOf(path);
    expect(head, path).toMatch(/^X-Frame-Options: DENY$/im);
    expect(head, path).toMatch(/^Content-Security-Policy: .*frame-ancestors 'none'/im);
    expect(head, path).toMatch(/^Cross-Origin-Opener-Policy: same-origin$/im);
  }
  for (const path of [CARD, '/preiskarte', '/preiskarte/26122', '/preiskarte/gibt-es-nicht']) {
    const head = await headOf(path);
    expect(head, path).not.toMatch(/x-frame-options|frame-ancestors|cross-origin|set-cookie/i);
    expect(head, path).toMatch(/^X-Content-Type-Options: nosniff$/im);
  }
});
