import { expect, test } from '@playwright/test';
import { startPortal, type Portal } from '../support/portal';
import { converse } from '../support/socket';

let portal: Portal;

test.beforeAll(async () => {
  portal = await startPortal({ provider: 'sqlite', env: { TRUSTED_PROXIES: 'loopback' } });
});
test.afterAll(() => portal.stop());

/** Headers that a proxy forwards from the visitor. */
const FORGED = {
  'X-Forwarded-Host': 'angreifer.example',
  'X-Forwarded-Port': '4711',
  Forwarded: 'host=angreifer.example',
};

for (const path of [
  ...['/api/auth/signin', '/api/auth/signin?callbackUrl=/employee/dashboard', '/api/auth/signout'],
  ...['/api/auth/error?error=Verification', '/api/auth/verify-request', '/api/auth/providers'],
  ...['/api/auth/csrf', '/employee/dashboard', '/employee/login', '/mitarbeiter'],
]) {
  test(`behind a proxy ${path} names the host that was asked and no other`, async () => {
    const response = await fetch(portal.url + path, { headers: FORGED, redirect: 'manual' });
    const told = JSON.stringify([...response.headers]) + (await response.text());
    expect(response.status).toBeLessThan(500);
    expect(told).not.toContain('angreifer');
    // With the colon of a port: a random token may contain the digits, too.
    expect(told).not.toMatch(/(:|%3A)4711/i);
    const { location = portal.url } = Object.fromEntries(response.headers);
    expect(new URL(location, portal.url).origin).toBe(portal.url);
  });
}

const statusOf = async (words: string[]) =>
  Number(/^HTTP\/1\.1 (\d+) /.exec(await converse(portal, [...words, '', ''].join('\r\n')))?.[1]);

const CLOSE = 'Connection: close';

for (const path of ['/', '/impressum?unbekannt=1', '/api/health']) {
  test(`${path} is given to one host alone, in a version of HTTP that is spoken here`, async () => {
    const asked = [`GET ${path} HTTP/1.1`, 'Host: localhost'];
    expect(await statusOf([...asked, CLOSE])).toBe(200);
    expect(await statusOf([...asked, 'Host: angreifer.example', CLOSE])).toBe(400);
    expect(await statusOf([...asked, 'hOST: localhost', CLOSE])).toBe(400);
    expect(await statusOf([`GET ${path} HTTP/1.0`])).toBe(200);
    for (const version of ['0.9', '1.2', '2.0', '3.0', '9.9']) {
      expect(await statusOf([`GET ${path} HTTP/${version}`, 'Host: localhost', CLOSE])).toBe(400);
    }
    expect(await statusOf([`GET ${path}`])).toBe(400);
  });
}
