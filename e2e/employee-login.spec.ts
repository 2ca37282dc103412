import { valuationBody } from '../lib/testing/valuation-factory';
import { expectAlive } from './support/alive';
import { expectAccessibleInBothSchemes } from './support/axe';
import { query } from './support/database';
import { arrive, emailField, expectWelcome, LOGIN, logIn, openLogin } from './support/employee';
import { EMPLOYEE, expect, test } from './support/test';

const DASHBOARD = '/employee/dashboard';

test('an employee logs in by keyboard, sees the submissions and logs out', async ({
  page,
  request,
}) => {
  const typed = { name: 'Otto Anfrage', email: 'otto@beispiel.de', phone: '+49 (0) 30 123456' };
  await request.post('/api/valuation-requests', { data: valuationBody(typed) });
  const trapped = { name: 'Ein Automat', website: 'https://beispiel.invalid' };
  await request.post('/api/valuation-requests', { data: valuationBody(trapped) });

  await openLogin(page);
  await expectWelcome(page, () => logIn(page, EMPLOYEE.email.toUpperCase(), EMPLOYEE.password));
  await expect(page).toHaveURL(DASHBOARD);
  await expectAlive(page);
  await expect(page.getByText(`Guten Tag, ${EMPLOYEE.name}`)).toBeVisible();
  for (const text of ['Leitung', EMPLOYEE.email]) {
    await expect(page.getByRole('definition').filter({ hasText: text })).toBeVisible();
  }

  await page.getByRole('tab', { name: 'Bewertungsanfragen' }).click();
  const names = page.getByRole('listitem').getByRole('link');
  await expect(names.filter({ hasText: 'Otto Anfrage' }).first()).toBeVisible();
  await expect(names.filter({ hasText: 'Ein Automat' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(LOGIN);
  for (const address of [DASHBOARD, '/mitarbeiter']) {
    await page.goto(address);
    await expect(page).toHaveURL(LOGIN);
  }
});

test('what is wrong is said in words and gets the focus', async ({ page }) => {
  await openLogin(page);
  await logIn(page, 'karin', 'kurz');
  await expect(page.getByText('Gültige E-Mail-Adresse erforderlich')).toBeVisible();
  await expect(page.getByText('Passwort muss mindestens 6 Zeichen lang sein')).toBeVisible();
  await expect(emailField(page)).toBeFocused();
  await expectAccessibleInBothSchemes(page);

  const words = page.getByRole('alert', { name: 'E-Mail-Adresse oder Passwort stimmt nicht.' });
  for (const email of [EMPLOYEE.email, 'niemand@wohnlotse.example', EMPLOYEE.email]) {
    await logIn(page, email, 'ganz falsch');
    await expect(words).toBeFocused();
  }
  await expect(emailField(page)).toHaveValue(EMPLOYEE.email);
  expect(page.url()).not.toContain('falsch');
});

test('too many attempts, and a server that does not answer, are said in words', async ({
  page,
}) => {
  await openLogin(page);
  const words = 'Zu viele Anmeldeversuche. Bitte versuchen Sie es in 14 Minuten noch einmal.';
  await page.route('**/api/employee/login', (route) =>
    route.fulfill({ status: 429, json: { error: words } }),
  );
  await logIn(page, EMPLOYEE.email, 'ganz falsch');
  await expect(page.getByRole('alert', { name: words })).toBeFocused();
  await page.unrouteAll();
  await page.route('**/api/employee/login', (route) => route.abort());
  await logIn(page, EMPLOYEE.email, 'ganz falsch');
  await expect(page.getByRole('alert').filter({ hasText: 'gerade nicht geklappt' })).toBeFocused();
});

test('a session lasts, leads past the login, and also works as localhost', async ({
  page,
  portal,
}) => {
  await arrive(page);
  for (const address of [LOGIN, '/mitarbeiter']) {
    await page.goto(address);
    await expect(page).toHaveURL(DASHBOARD);
  }
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name.endsWith('session-token'))).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
  });
  await page.goto(`${portal.url.replace('127.0.0.1', 'localhost')}${LOGIN}`);
  await expectAlive(page);
  await logIn(page, EMPLOYEE.email, EMPLOYEE.password);
  await expect(page).toHaveURL(/localhost.*dashboard$/);
});

test('after half an hour of silence the login says so, and leads back', async ({
  page,
  portal,
}) => {
  // Its open page asks the server for nothing.
  await arrive(page, `${DASHBOARD}/konto`);
  const asked = `${DASHBOARD}/nachweise`;
  const past = portal.databaseUrl.startsWith('file:') ? '0' : "'2026-01-01'";
  await query(portal, `UPDATE "EmployeeSession" SET "lastSeenAt" = ${past}`);
  await page.goto(asked);
  await expect(page.getByText('weil eine halbe Stunde nichts geschah')).toBeVisible();
  await logIn(page, EMPLOYEE.email, EMPLOYEE.password);
  await expect(page).toHaveURL(asked);
  await page.goto(`${LOGIN}?weiter=https://angreifer.example/employee/dashboard`);
  await expect(page).toHaveURL(DASHBOARD);
});

test("next-auth's own addresses open and end the same login", async ({
  request,
  portal,
  playwright,
}) => {
  const state = async () => {
    const me = await request.get('/api/employee/me');
    return [me.status(), await (await request.get('/api/auth/session')).json()];
  };
  const act = async (path: string, fields: Record<string, string> = {}) => {
    const { csrfToken } = await (await request.get('/api/auth/csrf')).json();
    const form = { csrfToken, json: 'true', ...fields };
    return request.post(path, { form, headers: { Origin: portal.url } });
  };
  const { email, password, name } = EMPLOYEE;
  const wrong = await act('/api/auth/callback/credentials', { email, password: 'ganz falsch' });
  expect(wrong.status()).toBe(401);
  expect(await state()).toEqual([401, {}]);
  const right = await act('/api/auth/callback/credentials', { email, password });
  const set = right.headersArray().filter((header) => header.name.toLowerCase() === 'set-cookie');
  expect(set.some(({ value }) => /^portal-geraet-\d+=/.test(value))).toBe(true);
  expect(await state()).toEqual([200, expect.objectContaining({ user: { name, email } })]);
  const kept = await request.storageState();
  await act('/api/auth/signout');
  expect(await state()).toEqual([401, {}]);
  const copy = await playwright.request.newContext({ storageState: kept, ignoreHTTPSErrors: true });
  const session = await copy.get(`${portal.url}/api/auth/session`);
  expect(await session.json()).toEqual({});
  await copy.dispose();
});
