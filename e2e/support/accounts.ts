import type { BrowserContext, Page } from '@playwright/test';
import { randomUUID, scryptSync } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { query } from './database';
import { LOGIN, logIn, openLogin } from './employee';
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

export const expectPage = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

export async function leave(page: Page) {
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(LOGIN);
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

/** @returns the code, by half minutes from now */
function appWith(secret: string) {
  const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  const now = Date.now();
  return (steps: number) => app.generate({ timestamp: now + steps * 30_000 });
}

export async function confirmOwner(page: Page, button: string) {
  await page.getByLabel('Ihr Passwort').fill(PASSWORD);
  await page.getByRole('button', { name: button }).click();
}

export const tellApp = async (page: Page) =>
  appWith((await page.getByRole('code').textContent()) ?? '');

export async function confirmApp(page: Page) {
  const codeAt = await tellApp(page);
  await page.getByLabel('Code aus der App').fill(codeAt(0));
  await page.getByRole('button', { name: 'Code bestätigen' }).click();
  await expect(page.getByText('Die App ist eingerichtet.')).toBeVisible();
  return codeAt;
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
