import type { BrowserContext, Page } from '@playwright/test';
import { randomUUID, scryptSync } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { expectAlive } from './alive';
import { query } from './database';
import { LOGIN, logIn, openLogin, signIn } from './employee';
import type { Portal } from './portal';
import { expect } from './test';

export const PASSWORD = 'ein gutes Passwort';

// Cheap parameters, stored with the hash.
const KEY = scryptSync(PASSWORD, Buffer.alloc(16), 32, { N: 1024, r: 8, p: 1 });
const HASH = `scrypt$1024$8$1$${Buffer.alloc(16).toString('base64url')}$${KEY.toString('base64url')}`;

export interface Account {
  id: number;
  name: string;
  email: string;
}

export async function newAccount(
  portal: Portal,
  name: string,
  { role = 'mitarbeiter', isFactorRequired = false } = {},
): Promise<Account> {
  const email = `${randomUUID()}@portal.example`;
  await query(
    portal,
    `INSERT INTO "Employee" ("email", "name", "role", "passwordHash", "secondFactorRequired", "updatedAt")
     VALUES ('${email}', '${name}', '${role}', '${HASH}', ${isFactorRequired}, CURRENT_TIMESTAMP)`,
  );
  const [row] = await query(portal, `SELECT "id" FROM "Employee" WHERE "email" = '${email}'`);
  return { id: Number(row?.id), name, email };
}

export async function enter(page: Page, { email }: { email: string }, password = PASSWORD) {
  await openLogin(page);
  await logIn(page, email, password);
}

/** Without the form, for an account with a password alone. */
export async function openAs(
  page: Page,
  { email }: { email: string },
  address: string,
  password = PASSWORD,
) {
  await signIn(page, email, password);
  await page.goto(address);
}

/** A login loads the next page whole; its buttons need their scripts. */
export async function expectPage(page: Page, name: string) {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectAlive(page);
}

export async function leave(page: Page) {
  await expectAlive(page);
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(LOGIN);
  await expectAlive(page);
}

export async function addDevice(context: BrowserContext, page: Page) {
  const device = await context.newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Milliseconds for which a code is shown. */
const STEP = 30_000;

/** @returns gives a code that is valid now and was not given before: at most two in a row */
function appWith(secret: string) {
  const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  let last = 0;
  return () => {
    last = Math.max(last + 1, Math.floor(Date.now() / STEP));
    return app.generate({ timestamp: last * STEP });
  };
}

export async function confirmOwner(page: Page, button: string) {
  await page.getByLabel('Ihr Passwort').fill(PASSWORD);
  await page.getByRole('button', { name: button }).click();
}

export const tellApp = async (page: Page) =>
  appWith((await page.getByRole('code').textContent()) ?? '');

export async function confirmApp(page: Page) {
  const newCode = await tellApp(page);
  await page.getByLabel('Code aus der App').fill(newCode());
  await page.getByRole('button', { name: 'Code bestätigen' }).click();
  await expect(page.getByText('Die App ist eingerichtet.')).toBeVisible();
  return newCode;
}

export async function setUpApp(page: Page) {
  await page.getByRole('link', { name: 'App einrichten' }).click();
  await confirmOwner(page, 'Weiter');
  return confirmApp(page);
}

export async function makeCodes(page: Page): Promise<string[]> {
  await page.getByRole('link', { name: 'Codes erzeugen' }).click();
  await confirmOwner(page, 'Codes erzeugen');
  const shown = page.getByRole('region', { name: 'Ihre Wiederherstellungscodes' });
  await expect(shown.getByRole('heading')).toBeFocused();
  return shown.getByRole('listitem').allTextContents();
}
