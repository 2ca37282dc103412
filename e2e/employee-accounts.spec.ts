import type { Page } from '@playwright/test';
import {
  addDevice,
  confirmApp,
  confirmOwner,
  enter,
  expectPage,
  leave,
  makeCodes,
  newAccount,
  openAs,
  PASSWORD,
  setUpApp,
  tellApp,
} from './support/accounts';
import { expectAccessibleInBothSchemes } from './support/axe';
import { query } from './support/database';
import {
  arrive,
  emailField,
  expectWelcome,
  LOGIN,
  openLogin,
  otherBrowser,
  signIn,
} from './support/employee';
import { expectFocusOn, pressOn, tabTo } from './support/keyboard';
import { expect, test as base } from './support/test';
import { expectFits } from './support/width';

const DASHBOARD = '/employee/dashboard';
const ACCOUNT = `${DASHBOARD}/konto`;
const TEAM = `${DASHBOARD}/team`;

// Passkeys need a host name, here localhost.
const test = base.extend({
  baseURL: async ({ portal }, use) => use(portal.url.replace('127.0.0.1', 'localhost')),
});
test.use({ proxied: false });

/** The status that the server answers to the login. */
const stateOf = async ({ request }: Page) => (await request.get('/api/employee/me')).status();

async function fillNewPassword(page: Page, password: string) {
  for (const label of ['Neues Passwort', 'Neues Passwort wiederholen']) {
    await page.getByLabel(label, { exact: true }).fill(password);
  }
}

/** In both colour schemes and on a small phone. */
async function expectWellMade(page: Page) {
  await expectAccessibleInBothSchemes(page);
  const size = page.viewportSize()!;
  await expectFits(page);
  await page.setViewportSize(size);
}

test('a passkey is added, stands in for the code, then for everything, and is removed', async ({
  page,
  context,
  portal,
}) => {
  const account = await newAccount(portal, 'Paula Passkey');
  await addDevice(context, page);
  await openAs(page, account, ACCOUNT);
  await expectWellMade(page);

  await page.getByRole('link', { name: 'Passkey hinzufügen' }).click();
  await page.getByLabel('Ihr Passwort').fill('ein falsches Passwort');
  await page.getByLabel('Name des Passkeys').fill('Laptop');
  await page.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  await expect(page.getByText('Dieses Passwort stimmt nicht').first()).toBeVisible();
  await expectWellMade(page);
  await confirmOwner(page, 'Passkey hinzufügen');
  await expect(page.getByText('Der Passkey ist hinzugefügt.')).toBeVisible();
  await expectWellMade(page);

  await page.getByRole('link', { name: /Umbenennen.*Laptop/ }).click();
  await page.getByLabel('Name des Passkeys').fill('Arbeitslaptop');
  await page.getByRole('button', { name: 'Umbenennen' }).click();
  await expect(page.getByText('Der Passkey ist umbenannt.')).toBeVisible();

  await leave(page);
  await enter(page, account);
  await expectPage(page, 'Zweiter Schritt');
  await expectWellMade(page);
  await expectWelcome(page, () =>
    page.getByRole('button', { name: 'Mit Passkey bestätigen' }).click(),
  );
  await expectPage(page, 'Mitarbeiter-Dashboard');

  await leave(page);
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click();
  await expectPage(page, 'Mitarbeiter-Dashboard');

  await page.goto(ACCOUNT);
  for (const text of ['mit Passwort und Passkey', 'Angemeldet mit Passkey', '„Arbeitslaptop“']) {
    await expect(
      page.getByRole('region', { name: 'Verlauf' }).getByText(text).first(),
    ).toBeVisible();
  }
  await page.getByRole('link', { name: /Entfernen.*Arbeitslaptop/ }).click();
  await confirmOwner(page, 'Passkey entfernen');
  await expect(page.getByText('Der Passkey ist entfernt.')).toBeVisible();
  await leave(page);
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click();
  await expect(page.getByRole('alert', { name: 'Dieser Passkey wurde nicht' })).toBeFocused();
});

test('an app is set up, its codes count once, and so does a recovery code', async ({
  page,
  portal,
}) => {
  const account = await newAccount(portal, 'Anton App');
  await openAs(page, account, ACCOUNT);
  await page.getByRole('link', { name: 'App einrichten' }).click();
  await expect(page.getByRole('button', { name: 'Weiter', exact: true })).toBeVisible();
  await expectWellMade(page);
  await confirmOwner(page, 'Weiter');
  await expect(page.getByRole('img', { name: 'QR-Code' })).toBeVisible();
  await page.getByLabel('Code aus der App').fill('000000');
  await page.getByRole('button', { name: 'Code bestätigen' }).click();
  await expect(page.getByText('Geht die Uhr des Geräts richtig?').first()).toBeVisible();
  await expectWellMade(page);
  const newCode = await confirmApp(page);
  const codes = await makeCodes(page);
  expect(codes).toHaveLength(10);
  await expectWellMade(page);
  await expect(page.getByText('10\u00a0Codes sind noch übrig.')).toBeVisible();

  await leave(page);
  await enter(page, account);
  await expect(page.getByRole('heading', { name: 'Zweiter Schritt' })).toBeFocused();
  const code = page.getByRole('textbox', { name: 'Code aus der App' });
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await page.keyboard.press('Tab');
  await expect(code).toBeFocused();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Bitte geben Sie die sechs Ziffern aus der App ein')).toBeVisible();
  await expect(code).toBeFocused();
  const once = newCode();
  await code.fill(once);
  await page.keyboard.press('Enter');
  await expectPage(page, 'Mitarbeiter-Dashboard');

  await leave(page);
  await enter(page, account);
  await code.fill(once);
  await page.keyboard.press('Enter');
  const used = page.getByRole('alert', { name: /oder ist schon verbraucht/ });
  await expect(used).toBeFocused();
  await expectWellMade(page);
  await page.getByRole('button', { name: 'Wiederherstellungscode verwenden' }).click();
  await page.getByLabel('Wiederherstellungscode').fill(codes[3]!.toLowerCase());
  await page.keyboard.press('Enter');
  await expectPage(page, 'Mitarbeiter-Dashboard');

  await page.goto(ACCOUNT);
  await expect(page.getByText('9\u00a0Codes sind noch übrig.')).toBeVisible();
  await leave(page);
  await enter(page, account);
  await page.getByRole('button', { name: 'Wiederherstellungscode verwenden' }).click();
  await page.getByLabel('Wiederherstellungscode').fill(codes[3]!);
  await page.keyboard.press('Enter');
  await expect(used).toBeFocused();
  await page.getByRole('button', { name: 'Zurück zur Anmeldung' }).click();
  await expectPage(page, 'Anmeldung für Mitarbeitende');
  await page.reload();
  await expectPage(page, 'Anmeldung für Mitarbeitende');
});

test('no way of next-auth leads around the second factor', async ({ page, portal }) => {
  const account = await newAccount(portal, 'Nele Umweg');
  await openAs(page, account, ACCOUNT);
  const newCode = await setUpApp(page);
  await leave(page);

  const { csrfToken } = await (await page.request.get('/api/auth/csrf')).json();
  const answer = await page.request.post('/api/auth/callback/credentials', {
    form: { csrfToken, email: account.email, password: PASSWORD },
    headers: { Origin: new URL(page.url()).origin },
    maxRedirects: 0,
  });
  expect(answer.headers().location).toContain('error=SecondFactor');
  expect(answer.headers()['set-cookie']).not.toContain('session-token=ey');
  expect(await stateOf(page)).toBe(401);
  await page.goto(DASHBOARD);
  await expectPage(page, 'Zweiter Schritt');
  await page.getByRole('textbox', { name: 'Code aus der App' }).fill(newCode());
  await page.keyboard.press('Enter');
  await expectPage(page, 'Mitarbeiter-Dashboard');
});

test('the head of the office adds somebody, who has to choose a password first', async ({
  page,
  browser,
  baseURL,
  portal,
}) => {
  await arrive(page, TEAM);
  await expectWellMade(page);
  const email = `nora-${Date.now()}@portal.example`;
  await page.getByLabel('Name').fill('Nora Neu');
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Rolle').selectOption('redaktion');
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  const shown = page.getByRole('region', { name: `Startpasswort für ${email}` });
  await expect(shown.getByRole('heading')).toBeFocused();
  await expectWellMade(page);
  const start = (await shown.getByRole('listitem').textContent()) ?? '';

  const nora = await otherBrowser(browser, portal, { baseURL });
  await enter(nora, { email }, start);
  await expectPage(nora, 'Neues Passwort');
  await expectWellMade(nora);
  const refused = await nora.request.get('/api/employee/me');
  expect(refused.status()).toBe(403);
  expect((await refused.json()).error).toContain('Ihr Passwort');
  await nora.goto(`${DASHBOARD}/berater`);
  await expect(nora).toHaveURL(ACCOUNT);
  await nora.getByLabel('Jetziges Passwort').fill(start);
  await nora.getByLabel('Neues Passwort', { exact: true }).fill(start);
  await nora.getByLabel('Neues Passwort wiederholen').fill('etwas anderes');
  await nora.getByRole('button', { name: 'Passwort ändern' }).click();
  await expect(nora.getByText('muss ein anderes sein').first()).toBeVisible();
  await expect(nora.getByText('nicht dasselbe').first()).toBeVisible();
  await expectWellMade(nora);
  await fillNewPassword(nora, PASSWORD);
  await nora.getByRole('button', { name: 'Passwort ändern' }).click();
  await expectPage(nora, 'Ratgeber');

  await page.goto(TEAM);
  await page.getByRole('link', { name: 'Nora Neu' }).first().click();
  await expectPage(page, 'Nora Neu');
  await page.getByLabel('Rolle').selectOption('mitarbeiter');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Redaktion ist jetzt Mitarbeiter')).toBeVisible();
  await page.getByText('Konto sperren', { exact: true }).click();
  await expectWellMade(page);
  await page.getByRole('button', { name: 'Ja, Konto sperren' }).click();
  await expect(page.getByText('Das Konto ist gesperrt')).toBeVisible();
  expect(await stateOf(nora)).toBe(401);
  await page.getByText('Konto freigeben', { exact: true }).click();
  await page.getByRole('button', { name: 'Ja, Konto freigeben' }).click();
  await expect(page.getByText('Das Konto ist freigegeben')).toBeVisible();
  await page.getByText('Passwort zurücksetzen', { exact: true }).click();
  await page.getByRole('button', { name: 'Ja, neues Passwort vergeben' }).click();
  const renewed = page.getByRole('region', { name: 'Neues Passwort' });
  await expect(renewed.getByRole('heading')).toBeFocused();
  await expectWellMade(page);
  const again = (await renewed.getByRole('listitem').textContent()) ?? '';
  await openAs(nora, { email }, DASHBOARD, again);
  await expectPage(nora, 'Neues Passwort');
  await nora.context().close();
});

test('where a second factor is asked for nothing is open without one, and a lost one is removed', async ({
  page,
  browser,
  baseURL,
  portal,
}) => {
  const account = await newAccount(portal, 'Vera Verlangt', { isFactorRequired: true });
  const vera = await otherBrowser(browser, portal, { baseURL });
  await enter(vera, account);
  await expectPage(vera, 'Zweiten Faktor einrichten');
  await expectWellMade(vera);
  expect((await vera.request.get('/api/employee/callbacks')).status()).toBe(403);
  await vera.goto(DASHBOARD);
  await expect(vera).toHaveURL(ACCOUNT);
  await setUpApp(vera);
  await vera.goto(DASHBOARD);
  await expectPage(vera, 'Mitarbeiter-Dashboard');

  await arrive(page, `${TEAM}/${account.id}`);
  await page.getByText('Zweiten Faktor entfernen', { exact: true }).click();
  await page.getByRole('button', { name: 'Ja, zweiten Faktor entfernen' }).click();
  await expect(page.getByText('Der zweite Faktor ist entfernt')).toBeVisible();
  expect(await stateOf(vera)).toBe(401);
  await openAs(vera, account, DASHBOARD);
  await expectPage(vera, 'Zweiten Faktor einrichten');
  await page.reload();
  await expect(page.getByText('Zweiter Faktor entfernt, alle Anmeldungen')).toBeVisible();
  await vera.context().close();
});

test('after all logins are ended a stolen cookie is worth nothing', async ({
  page,
  context,
  browser,
  baseURL,
  portal,
}) => {
  const account = await newAccount(portal, 'Sina Sorge');
  await enter(page, account);
  await expectPage(page, 'Mitarbeiter-Dashboard');
  const thief = await browser.newContext({ baseURL, storageState: await context.storageState() });
  const stolen = await thief.newPage();
  expect(await stateOf(stolen)).toBe(200);

  await page.goto(ACCOUNT);
  await expect(page.getByText('Chrome unter Linux').first()).toBeVisible();
  await expect(page.getByText('diese Anmeldung')).toBeVisible();
  await page.getByRole('button', { name: 'Alle Anmeldungen beenden' }).press('Enter');
  await expect(page).toHaveURL(LOGIN);
  expect(await stateOf(stolen)).toBe(401);
  expect((await stolen.request.get('/api/employee/callbacks')).status()).toBe(401);
  await stolen.goto(DASHBOARD);
  await expect(stolen).toHaveURL(LOGIN);
  await thief.close();
  const sql = `SELECT COUNT(*) AS "count" FROM "EmployeeSession" WHERE "employeeId" = ${account.id} AND "endedAt" IS NULL`;
  expect(Number((await query(portal, sql))[0]?.count)).toBe(0);
});

test('one login is ended from another one, and a new password ends the others', async ({
  page,
  browser,
  baseURL,
  portal,
}) => {
  const account = await newAccount(portal, 'Otto Zweimal');
  const other = await otherBrowser(browser, portal, { baseURL });
  await signIn(other, account.email, PASSWORD);
  await openAs(page, account, ACCOUNT);
  await page.getByRole('button', { name: 'Beenden', exact: true }).click();
  await expect(page.getByText('Die Anmeldung ist beendet.')).toBeVisible();
  expect(await stateOf(other)).toBe(401);

  await signIn(other, account.email, PASSWORD);
  await page.getByRole('link', { name: 'Passwort ändern' }).click();
  await page.getByLabel('Jetziges Passwort').fill(PASSWORD);
  await fillNewPassword(page, 'noch ein gutes Passwort');
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  await expect(page.getByText('Ihr Passwort ist geändert.')).toBeVisible();
  expect(await stateOf(other)).toBe(401);
  expect(await stateOf(page)).toBe(200);
  await other.context().close();
});

test('without a mouse somebody is added, changed and given another password', async ({ page }) => {
  await arrive(page, TEAM);
  const type = (text: string) => page.keyboard.type(text);
  const name = `Tara Taste ${Date.now()}`;
  const email = `tara-${Date.now()}@portal.example`;
  await tabTo(page, page.getByLabel('Name', { exact: true }));
  await type(name);
  await page.keyboard.press('Tab');
  await type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Rolle')).toHaveValue('redaktion');
  await pressOn(page, page.getByRole('button', { name: 'Konto anlegen' }));
  const shown = page.getByRole('region', { name: `Startpasswort für ${email}` });
  await expectFocusOn(page, shown.getByRole('heading'));

  const link = page.getByRole('link', { name });
  await tabTo(page, link, 'Shift+Tab');
  await expect(page.getByRole('row', { name })).toContainText('Redaktion');
  await page.keyboard.press('Enter');
  await expectPage(page, name);
  await tabTo(page, page.getByLabel('Rolle'));
  await page.keyboard.press('ArrowUp');
  await pressOn(page, page.getByRole('button', { name: 'Speichern' }));
  await expectFocusOn(page, page.getByText('Gespeichert.', { exact: true }));
  await expect(page.getByText('Redaktion ist jetzt Mitarbeiter')).toBeVisible();
  await pressOn(page, page.locator('summary', { hasText: 'Passwort zurücksetzen' }), 'Space');
  await pressOn(page, page.getByRole('button', { name: 'Ja, neues Passwort vergeben' }));
  const renewed = page.getByRole('region', { name: 'Neues Passwort' });
  await expectFocusOn(page, renewed.getByRole('heading'));
});

test('without a mouse the own password is changed, and the other logins are ended', async ({
  page,
  browser,
  baseURL,
  portal,
}) => {
  const account = await newAccount(portal, 'Tom Taste');
  const other = await otherBrowser(browser, portal, { baseURL });
  await openAs(page, account, ACCOUNT);
  await pressOn(page, page.getByRole('link', { name: 'Passwort ändern' }));
  await expectFocusOn(page, page.getByLabel('Jetziges Passwort'));
  await expectWellMade(page);
  await page.keyboard.type(PASSWORD);
  for (let field = 0; field < 2; field += 1) {
    await page.keyboard.press('Tab');
    await page.keyboard.type('ein anderes gutes Passwort');
  }
  await page.keyboard.press('Enter');
  await expectFocusOn(page, page.getByText('Ihr Passwort ist geändert.'));
  await expectWellMade(page);

  await signIn(other, account.email, 'ein anderes gutes Passwort');
  await page.reload();
  await pressOn(page, page.getByRole('button', { name: 'Alle anderen beenden' }), 'Space');
  await expectFocusOn(page, page.getByText('Alle anderen Anmeldungen sind beendet.').first());
  expect(await stateOf(other)).toBe(401);
  await other.context().close();
});

test('without a mouse an app is set up, and its code lets its owner in', async ({
  page,
  portal,
}) => {
  const account = await newAccount(portal, 'Tina Taste');
  await openAs(page, account, ACCOUNT);
  await pressOn(page, page.getByRole('link', { name: 'App einrichten' }));
  await expectFocusOn(page, page.getByLabel('Ihr Passwort'));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expectFocusOn(page, page.getByLabel('Code aus der App'));
  const newCode = await tellApp(page);
  await page.keyboard.type(newCode());
  await page.keyboard.press('Enter');
  await expectFocusOn(page, page.getByText('Die App ist eingerichtet.'));
  await pressOn(page, page.getByRole('link', { name: 'Codes erzeugen' }));
  await expectFocusOn(page, page.getByLabel('Ihr Passwort'));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  const codes = page.getByRole('region', { name: 'Ihre Wiederherstellungscodes' });
  await expectFocusOn(page, codes.getByRole('heading'));

  await tabTo(page, page.getByRole('button', { name: 'Abmelden' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(LOGIN);
  await openLogin(page);
  await tabTo(page, emailField(page));
  await page.keyboard.type(account.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Zweiter Schritt' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expectFocusOn(page, page.getByRole('textbox', { name: 'Code aus der App' }));
  await page.keyboard.type(newCode());
  await page.keyboard.press('Enter');
  await expectPage(page, 'Mitarbeiter-Dashboard');
});
