import { expect, test } from '@playwright/test';
import { startPortal, type Portal } from '../support/portal';

let portal: Portal;

test.beforeAll(async () => {
  portal = await startPortal({ provider: 'sqlite', env: { TRUSTED_PROXIES: 'loopback' } });
});
test.afterAll(() => portal.stop());

/** What a proxy passes on unseen when a visitor writes it. */
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
    // As a port of an address: a token of random digits may hold the figure as well.
    expect(told).not.toMatch(/(:|%3A)4711/i);
    const { location = portal.url } = Object.fromEntries(response.headers);
    expect(new URL(location, portal.url).origin).toBe(portal.url);
  });
}
