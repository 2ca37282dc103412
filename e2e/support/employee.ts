import type { Browser, Page } from '@playwright/test';
import { expectAlive } from './alive';
import { query } from './database';
import type { Portal } from './portal';
import { EMPLOYEE, expect, passRedirect, prepare } from './test';

export const LOGIN = '/employee/login';

export const emailField = (page: Page) => page.getByRole('textbox', { name: 'E-Mail-Adresse' });

export async function openLogin(page: Page) {
  await page.goto(LOGIN);
  await expectAlive(page);
}

export async function logIn(page: Page, email: string, password: string) {
  await emailField(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

/** What the login says before the next page, which waits for it here. */
export async function expectWelcome(page: Page, enter: () => Promise<void>) {
  await page.evaluate(() => Object.assign(window, { holdsWelcome: true }));
  await enter();
  await expect(page.getByText('Dashboard wird geladen...')).toBeFocused();
  await passRedirect(page);
}

/** Without the form, which has tests of its own. */
export async function signIn(page: Page, email: string, password = EMPLOYEE.password) {
  const data = { email, password };
  const answer = await page.request.post('/api/employee/login', { data });
  expect(answer.status()).toBe(200);
}

export async function arrive(page: Page, address = '/employee/dashboard') {
  await signIn(page, EMPLOYEE.email);
  await page.goto(address);
  await expectAlive(page);
}

export const COLLEAGUE = { email: 'erika@wohnlotse.example', name: 'Erika Muster' };

export async function otherBrowser(browser: Browser, portal: Portal, like: object = {}) {
  const context = await browser.newContext({ baseURL: portal.url, ...like });
  await prepare(context);
  return context.newPage();
}

/** The same login in a browser without scripts. */
export async function withoutScripts(page: Page, browser: Browser) {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ignoreHTTPSErrors: true,
    baseURL: new URL(page.url()).origin,
    storageState: await page.context().storageState(),
  });
  return context.newPage();
}

export async function colleague(browser: Browser, portal: Portal, like?: object) {
  await query(
    portal,
    `INSERT INTO "Employee" ("email", "name", "role", "passwordHash", "updatedAt")
     SELECT '${COLLEAGUE.email}', '${COLLEAGUE.name}', 'mitarbeiter', "passwordHash", "updatedAt"
     FROM "Employee" WHERE "email" = '${EMPLOYEE.email}' ON CONFLICT DO NOTHING`,
  );
  const page = await otherBrowser(browser, portal, like);
  await signIn(page, COLLEAGUE.email);
  return page;
}

export const says = (page: Page, words: string | RegExp) =>
  expect(page.locator('.toast').filter({ hasText: words })).toBeVisible();

/** A dialog closes on Escape once it has taken the focus. */
export const expectOpenDialog = (page: Page) =>
  expect(page.locator('[role=dialog]:focus-within')).toBeVisible();

/** A dialog is gone at once; the address follows when the list has come. */
export async function expectClosedDialog(page: Page) {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).not.toHaveURL(/anfrage=/);
}

/** Otherwise the browser asks which program is to dial, and blocks. */
export const dialNothing = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('click', (event) => {
      if ((event.target as Element).closest('a[href^="tel:"]')) event.preventDefault();
    }),
  );
