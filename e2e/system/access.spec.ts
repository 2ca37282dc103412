import { expect, test } from '@playwright/test';
import { Agent } from 'node:http';
import { startMailServer, type MailServer } from '@/lib/testing/mail-server';
import { query } from '../support/database';
import { KNOWN_ENV, makeKnown } from '@/lib/testing/known';
import type { Known, Who } from '@/lib/testing/malformed-requests';
import { sendBad } from '@/lib/testing/send-malformed';
import { startPortal, type Portal } from '../support/portal';
import { ADDRESSES, missingBodies } from '@/lib/testing/posted-bodies';

/** 'key': only with the address, which is a key, or its cookie. */
type Access = 'key' | 'office' | 'employee' | 'leitung' | 'watcher';

const DASHBOARD = '/employee/dashboard';

/** Addresses that are not in this list are public. */
const ACCESS: Record<string, Access> = {
  '/bewertung/[id]': 'key',
  '/api/valuation-requests/[id]/address': 'key',
  '/anfrage/[token]': 'key',
  '/anfrage/[token]/angaben': 'key',
  '/anfrage/[token]/loeschen': 'key',
  '/anfrage/[token]/auskunft.json': 'key',
  '/anfrage/[token]/auskunft.pdf': 'key',
  '/anfrage/[token]/bewertung.pdf': 'key',
  '/makler/angebot/[token]': 'key',
  '/makler/anmelden/[token]': 'key',
  '/ratgeber-entwurf/[token]': 'key',
  '/zertifikat/[id]': 'key',
  '/zertifikat/[id]/nachweis.pdf': 'key',
  '/makler/bereich': 'office',
  '/makler/bereich/[id]': 'office',
  '/makler/bereich/[id]/openimmo.xml': 'office',
  '/makler/bereich/leads.csv': 'office',
  '/makler/bereich/schnittstelle': 'office',
  '/makler/bereich/rechnung/[month]': 'office',
  '/makler/bereich/rechnung/[month]/[id]': 'office',
  '/makler/bereich/rechnung/[month]/[id]/xrechnung.xml': 'office',
  [DASHBOARD]: 'employee',
  [`${DASHBOARD}/[list]`]: 'employee',
  [`${DASHBOARD}/berater`]: 'employee',
  [`${DASHBOARD}/gesendet`]: 'employee',
  [`${DASHBOARD}/heute`]: 'employee',
  [`${DASHBOARD}/nachweise`]: 'employee',
  [`${DASHBOARD}/nachweise/[type]/[id]`]: 'employee',
  [`${DASHBOARD}/quarantaene`]: 'employee',
  [`${DASHBOARD}/ratgeber`]: 'employee',
  [`${DASHBOARD}/ratgeber/[id]`]: 'employee',
  [`${DASHBOARD}/ratgeber/[id]/fassungen/[number]`]: 'employee',
  [`${DASHBOARD}/konto`]: 'employee',
  [`${DASHBOARD}/team`]: 'employee',
  [`${DASHBOARD}/team/[id]`]: 'employee',
  [`${DASHBOARD}/vertrieb/reklamationen`]: 'employee',
  [`${DASHBOARD}/vertrieb`]: 'leitung',
  [`${DASHBOARD}/vertrieb/rechnungen`]: 'employee',
  [`${DASHBOARD}/vertrieb/rechnungen/[id]`]: 'leitung',
  [`${DASHBOARD}/vertrieb/rechnungen/[id]/xrechnung.xml`]: 'leitung',
  [`${DASHBOARD}/vertrieb/rechnungen/buchungen.csv`]: 'leitung',
  [`${DASHBOARD}/vertrieb/bueros`]: 'employee',
  [`${DASHBOARD}/vertrieb/bueros/[id]`]: 'employee',
  [`${DASHBOARD}/export/[list]`]: 'leitung',
  [`${DASHBOARD}/zahlen`]: 'leitung',
  [`${DASHBOARD}/zahlen/export.csv`]: 'leitung',
  [`${DASHBOARD}/nachweise/[type]/[id]/export.json`]: 'leitung',
  '/api/employee/[list]': 'employee',
  '/api/employee/me': 'employee',
  '/api/employee/news': 'employee',
  '/metrics': 'watcher',
};

const PUBLIC = [
  ...['/', '/beratung', '/bewertung/methode', '/seite-erneuert'],
  ...[
    '/employee/login',
    '/mitarbeiter',
    '/agb',
    '/anfrage',
    '/anfrage/geloescht',
    '/anfrage/weiter',
  ],
  ...[
    '/barrierefreiheit',
    '/bilder/[file]',
    '/datenquellen',
    '/datenschutz',
    '/impressum',
    '/makler',
    '/nicht-erreichbar',
  ],
  ...[
    '/makler/anfrage/[paket]',
    '/makler/anmelden',
    '/makler/gebiet',
    '/ratgeber',
    '/ratgeber/[slug]',
  ],
  ...['/ratgeber/[slug]/vorschau.png', '/ratgeber/auswahl', '/ratgeber/feed.xml'],
  ...['/ratgeber/gespeichert', '/status', '/verkaufen', '/immobilie-bewerten', '/vorschau.png'],
  ...[
    '/.well-known/security.txt',
    '/api/article-suggestions',
    '/api/auth/[...nextauth]',
    '/api/health',
  ],
  ...['/api/market-articles', '/api/market-articles/[slug]', '/api/places', '/api/places/nearest'],
  ...['/immobilienpreise/[[...ort]]', '/immobilienpreise/suche', '/preisbild/[[...ort]]'],
  ...['/api/prices/[plz]', '/immobilie-bewerten/ort/[plz]', '/sitemap.xml', '/sitemaps/[part]'],
  ...['/preiskarte/[[...ort]]', '/preisvergleich/[[...ort]]'],
  ...['/rechner', '/rechner/[name]', '/rechner/[name]/ergebnis'],
];

const READ = ADDRESSES.filter(({ isPage, methods }) => isPage || methods.includes('GET'));

test('every address of the tree stands in a table, and every handler has a body', () => {
  const written = [...Object.keys(ACCESS), ...PUBLIC].toSorted();
  expect(READ.map(({ route }) => route).toSorted()).toEqual(written);
  expect(missingBodies()).toEqual([]);
});

test.describe('asked by', () => {
  let portal: Portal;
  let mails: MailServer;
  let known: Known;
  const agent = new Agent({ keepAlive: true });

  test.beforeAll(async () => {
    mails = await startMailServer();
    const env = { RATE_LIMIT: 'off', SMTP_URL: mails.url, ...KNOWN_ENV };
    portal = await startPortal({ provider: 'sqlite', env });
    known = await makeKnown(portal.url, mails);
  });
  test.afterAll(async () => {
    agent.destroy();
    await portal.stop();
    await mails.stop();
  });

  /** With existing ids and tokens, or with other ones of the same form. */
  async function ask(route: string, who: Who, isKnown = true) {
    const path = route.replace(/\[(?:\.\.\.)?(\w+)\]/g, (_, name: string) =>
      isKnown ? `:${name}` : name === 'id' ? crypto.randomUUID() : 'x'.repeat(43),
    );
    return sendBad(portal.url, { method: 'GET', path, headers: {}, who }, known, agent);
  }

  const routesFor = (...access: Access[]) =>
    Object.keys(ACCESS).filter((route) => access.includes(ACCESS[route]!));
  const CLOSED = [303, 307, 401, 403, 404];

  test('strangers, nothing opens that is somebody else’s', async () => {
    for (const who of ['nobody', 'owner', 'office'] as const) {
      for (const route of routesFor('employee', 'leitung')) {
        const { status, text } = await ask(route, who);
        expect([303, 307, 401], `${route} by ${who}`).toContain(status);
        expect(text).not.toContain('Erika');
      }
    }
    for (const who of ['nobody', 'owner', 'employee'] as const) {
      for (const route of routesFor('office', 'watcher')) {
        expect(CLOSED, `${route} by ${who}`).toContain((await ask(route, who)).status);
      }
    }
  });

  test('somebody without a key, nothing opens that has one', async () => {
    for (const who of ['nobody', 'owner', 'office', 'employee'] as const) {
      for (const route of routesFor('key')) {
        const { status, text } = await ask(route, who, false);
        expect([200, 404], `${route} by ${who}`).toContain(status);
        expect(text).not.toContain('Erika');
      }
    }
  });

  test('an owner and an agency, what is theirs opens', async () => {
    for (const route of ['/bewertung/[id]', '/anfrage/[token]', '/anfrage/[token]/auskunft.json']) {
      expect((await ask(route, 'nobody')).status, route).toBe(200);
    }
    for (const path of ['', '/leads.csv', '/schnittstelle']) {
      expect((await ask(`/makler/bereich${path}`, 'office')).status, path).toBe(200);
    }
    for (const path of ['', '/openimmo.xml']) {
      expect((await ask(`/makler/bereich/[id]${path}`, 'office')).status, path).toBe(404);
    }
  });

  test('an employee, all opens but what is for the head of the office', async () => {
    const roles: [role: string, closed: string[]][] = [
      ['leitung', []],
      ['mitarbeiter', routesFor('leitung')],
    ];
    for (const [role, closed] of roles) {
      await query(portal, `UPDATE "Employee" SET "role" = '${role}'`);
      for (const route of routesFor('employee', 'leitung')) {
        const { status } = await ask(route, 'employee');
        if (closed.includes(route)) {
          expect([307, 403, 404], `${route} by ${role}`).toContain(status);
        } else expect([200, 404], `${route} by ${role}`).toContain(status);
      }
    }
  });
});
