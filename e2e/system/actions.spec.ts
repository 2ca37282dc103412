import { expect, test } from '@playwright/test';
import { listActions, sendAction } from '@/lib/testing/send-action';
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
