import { expect, test } from '@playwright/test';
import { listActions, sendAction } from '@/lib/testing/send-action';
import { valuationBody } from '@/lib/testing/valuation-factory';
import { cookieOfLogin } from '../support/cluster';
import { query } from '../support/database';
import { startPortal, type Portal } from '../support/portal';
import { ENV } from '../support/test';

type Access = 'employee' | 'submissions' | 'guides' | 'leitung';

/** Every server action for employees: this test fails for an unlisted one. */
const ACCESS: Record<Access, string[]> = {
  employee: [
    ...['addWording', 'addPassage', 'removeAddition', 'closeQuestion'],
    ...['changePassword', 'endLogin', 'endLogins', 'beginTotp', 'confirmTotp', 'removeTotp'],
    ...['renewCodes', 'beginPasskey', 'addPasskey', 'renamePasskey', 'removePasskey'],
  ],
  submissions: ['saveView', 'removeView', 'decideReclaim', 'grantGoodwill'],
  guides: [
    ...['saveGuide', 'withdrawGuide', 'unscheduleGuide', 'discardDraft', 'restoreVersion'],
    ...['decideOnFile', 'sharePreview', 'endPreview'],
  ],
  leitung: [
    ...['addMember', 'changeMember', 'disableMember', 'enableMember', 'resetMember'],
    ...['requireFactor', 'dropFactors', 'requireFactorOfAll'],
    ...['adoptInquiry', 'saveAgency', 'cancelInvoice'],
  ],
};

const ROLES: [role: string, held: Access[]][] = [
  ['gast', []],
  ['redaktion', ['employee', 'guides']],
  ['mitarbeiter', ['employee', 'submissions']],
  ['leitung', ['employee', 'submissions', 'guides', 'leitung']],
];

const ACTIONS = (Object.keys(ACCESS) as Access[]).flatMap((access) =>
  ACCESS[access].map((name) => ({ name: `${name}Action`, access })),
);

let portal: Portal;

test.beforeAll(async () => {
  portal = await startPortal({ provider: 'sqlite', env: ENV });
});
test.afterAll(() => portal.stop());

const send = (name: string, values: Record<string, unknown>, cookie?: string) =>
  sendAction(portal.url, name, values, cookie);

const statusesFor = async (actions: typeof ACTIONS, cookie?: string) => {
  const statuses: [name: string, status: number][] = [];
  for (const { name } of actions) statuses.push([name, (await send(name, {}, cookie)).status]);
  return statuses;
};

test('every action of the admin area stands in the table, and nothing else', () => {
  // Actions without a name stand inside of their page, which asks for the login.
  const built = listActions().filter(
    ({ name, path }) => path.startsWith('/employee/dashboard') && !name.startsWith('$$'),
  );
  const names = ACTIONS.map(({ name }) => name).toSorted();
  expect(built.map(({ name }) => name).toSorted()).toEqual(names);
});

test('an action does what its role allows, and nothing without a login that holds', async () => {
  // The middleware leads to the login.
  for (const [name, status] of await statusesFor(ACTIONS))
    expect([name, status]).toEqual([name, 307]);
  const cookie = await cookieOfLogin(portal);
  for (const [role, held] of ROLES) {
    await query(portal, `UPDATE "Employee" SET "role" = '${role}'`);
    const closed = ACTIONS.filter(({ access }) => !held.includes(access));
    for (const [name, status] of await statusesFor(closed, cookie)) {
      expect([name, status], role).toEqual([name, 403]);
    }
    // What ends logins, or asks this one for a second factor, is left out.
    const open = ACTIONS.filter(
      ({ name, access }) => held.includes(access) && !/endLogins|OfAll/.test(name),
    );
    for (const [name, status] of await statusesFor(open, cookie)) {
      expect([200, 404, 409, 422], `${name} by ${role}`).toContain(status);
    }
  }
  await query(portal, `UPDATE "EmployeeSession" SET "endedAt" = "lastSeenAt"`);
  for (const [name, status] of await statusesFor(ACTIONS, cookie)) {
    expect([name, status]).toEqual([name, 401]);
  }
});

test('an action that refuses a field names it', async () => {
  const cookie = await cookieOfLogin(portal);
  for (const [name, field] of [
    ['addWordingAction', 'wording'],
    ['addPassageAction', 'title'],
    ['decideReclaimAction', 'deliveryId'],
  ] as const) {
    const { status, body } = await send(name, {}, cookie);
    expect([name, status]).toEqual([name, 422]);
    expect(body.fields).toHaveProperty(field);
  }
});

test.describe('an owner', () => {
  async function sendValuation() {
    const response = await fetch(`${portal.url}/api/valuation-requests`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(valuationBody({ email: `${crypto.randomUUID()}@example.org` })),
    });
    const { valuationRequest } = (await response.json()) as { valuationRequest: { id: string } };
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return { id: valuationRequest.id, cookie };
  }

  async function linkTokenFor(cookie: string): Promise<string> {
    const address = `${portal.url}/anfrage/weiter`;
    const { headers } = await fetch(address, { redirect: 'manual', headers: { cookie } });
    return headers.get('location')?.split('/').at(-1) ?? '';
  }

  test('is known by the pass of the browser that sent the form, or by a link', async () => {
    const [{ id, cookie }, other] = [await sendValuation(), await sendValuation()];
    const allow = (pass?: string) =>
      send('allowPassingOnAction', { request: id, partnerConsent: 'on' }, pass);
    const ledger = () =>
      query(
        portal,
        `SELECT "action", "sourcePage" FROM "ConsentRecord" WHERE "submissionId" = '${id}' AND "purpose" = 'partner' ORDER BY "createdAt"`,
      );
    for (const pass of [undefined, other.cookie]) expect((await allow(pass)).status).toBe(404);
    expect(await ledger()).toEqual([]);
    expect((await allow(cookie)).status).toBe(200);
    const token = await linkTokenFor(cookie);
    const stopped = await send('withdrawConsentAction', { token, purpose: 'partner' });
    expect(stopped.status).toBe(200);
    expect(await ledger()).toEqual([
      { action: 'given', sourcePage: '/bewertung' },
      { action: 'withdrawn', sourcePage: '/anfrage' },
    ]);
  });

  test('ticks a box for a permission and a deletion', async () => {
    const { id, cookie } = await sendValuation();
    const isStored = async () =>
      (await query(portal, `SELECT "id" FROM "Submission" WHERE "id" = '${id}'`)).length === 1;
    const allowed = await send('allowPassingOnAction', { request: id }, cookie);
    expect([allowed.status, allowed.body.fields]).toEqual([
      422,
      { partnerConsent: 'Bitte setzen Sie das Häkchen, wenn Sie das erlauben möchten' },
    ]);
    const token = await linkTokenFor(cookie);
    const refused = await send('eraseSubmissionAction', { token });
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      { confirmed: 'Bitte bestätigen Sie, dass die Anfrage gelöscht werden soll' },
    ]);
    expect(await isStored()).toBe(true);
    const erased = await send('eraseSubmissionAction', { token, confirmed: 'on' });
    expect(erased.status).toBe(200);
    expect(await isStored()).toBe(false);
  });
});
