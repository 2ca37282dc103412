import { expect, test } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { PARAMETERS } from '@/lib/submissions/admin/queue/search-params';
import { KNOWN_ENV } from '@/lib/testing/known';
import { ADDRESSES } from '@/lib/testing/posted-bodies';
import { startPortal, type Portal } from '../support/portal';
import { cookieIn, postJson } from '../support/post';

const ASKED =
  /\.get\('(\w+)'\)|\{ ([^{}]+) \} = await searchParams|\(await searchParams\)\.(\w+)|\bparams\.(\w+)/g;

/** Of all parameters that pages and routes read, each once: pages ignore repeated ones. */
const NAMES = new Set(
  readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!test)\.tsx?$/.test(file))
    .map((file) => readFileSync(`app/${file}`, 'utf8'))
    .flatMap((source) => [...source.matchAll(ASKED)])
    .flatMap((found) => found.slice(1).join(' ').match(/\w+/g) ?? [])
    .concat(Object.values(PARAMETERS), 'callbackUrl', 'redirect', 'next', 'url'),
);

const DASHBOARD = '/employee/dashboard';
const HOSTILE = [
  '//boese.example',
  '/\\boese.example',
  '/\t/boese.example',
  `https://boese.example${DASHBOARD}`,
  'http:boese.example',
  'javascript:location="//boese.example"',
  `${DASHBOARD}\r\nX-Boese: 1\r\nSet-Cookie: boese=1`,
  `${DASHBOARD}%0d%0aX-Boese:%201`,
  `${DASHBOARD}/..//boese.example`,
  `${DASHBOARD}\u2028\u560d\u560aX-Boese: 1ü`,
  `@boese.example/${'x'.repeat(3000)}`,
];

let portal: Portal;
let employee = '';

test.beforeAll(async () => {
  portal = await startPortal({ provider: 'sqlite', env: { RATE_LIMIT: 'off', ...KNOWN_ENV } });
  const { EMPLOYEE_EMAIL: email, EMPLOYEE_PASSWORD: password } = KNOWN_ENV;
  employee = cookieIn(await postJson(portal, '/api/employee/login', { email, password }));
});
test.afterAll(() => portal.stop());

async function complaints(path: string, options: RequestInit = {}): Promise<string[]> {
  const response = await fetch(portal.url + path, { ...options, redirect: 'manual' });
  const refresh = /http-equiv="refresh" content="\d+;url=([^"]*)/.exec(await response.text())?.[1];
  const { headers, status } = response;
  const cookies = headers.getSetCookie().map((cookie) => decodeURIComponent(cookie));
  const kept = cookies.map((cookie) => /callback-url=([^;]*)/.exec(cookie)?.[1]);
  const targets = [headers.get('location'), refresh, ...kept].filter((to) => to != null);
  return [
    ...targets.filter((to) => new URL(to, portal.url).origin !== portal.url),
    ...cookies.filter((cookie) =>
      cookie.replace(/^[\w.-]*callback-url=[^;]*/, '').includes('boese'),
    ),
    ...[...headers.keys()].filter((name) => name.includes('boese')),
    ...(status >= 500 ? [`status ${status}`] : []),
  ].map((complaint) => `${complaint} at ${path.slice(0, 300)}`);
}

const READ = ADDRESSES.filter(({ isPage, methods }) => isPage || methods.includes('GET'));

test('the parameters that lead somewhere are among those that are asked for', () => {
  expect([...NAMES]).toEqual(expect.arrayContaining(['weiter', 'erledigt', 'seite', 'ort', 'plz']));
});

for (const who of ['nobody', 'employee'] as const) {
  test(`whatever an address asks for, ${who} is led to no other host and gets no header of it`, async () => {
    const headers: HeadersInit = who === 'employee' ? { cookie: employee } : {};
    for (const text of HOSTILE) {
      const asked = new URLSearchParams([...NAMES].map((name) => [name, text])).toString();
      const found = await Promise.all(
        READ.flatMap(({ route }) => {
          const path = route.replace(/\[[^\]]+\]/g, encodeURIComponent(text).slice(0, 200));
          return [
            complaints(`${path}?${text.length > 999 ? `weiter=${text}` : asked}`, { headers }),
          ];
        }),
      );
      expect(found.flat()).toEqual([]);
    }
  });
}

test('a login leads to no other host, whatever its form or its cookie asks for', async () => {
  const { EMPLOYEE_EMAIL: email, EMPLOYEE_PASSWORD: password } = KNOWN_ENV;
  for (const text of HOSTILE) {
    const csrf = await fetch(`${portal.url}/api/auth/csrf`);
    const { csrfToken } = (await csrf.json()) as { csrfToken: string };
    const wanted = `next-auth.callback-url=${encodeURIComponent(text)}`;
    for (const way of ['callback/credentials', 'signin/credentials', 'signout']) {
      const body = new URLSearchParams({ csrfToken, email, password, callbackUrl: text });
      for (const [cookie, asked] of [
        [cookieIn(csrf), '/'],
        [cookieIn(csrf), text],
        [`${cookieIn(csrf)}; ${wanted}`, '/'],
      ] as const) {
        const headers = { cookie, origin: portal.url };
        // The first of two values is harmless.
        const path = `/api/auth/${way}?callbackUrl=%2F&callbackUrl=${encodeURIComponent(asked)}`;
        expect(await complaints(path, { method: 'POST', headers, body }), text).toEqual([]);
      }
    }
  }
});
