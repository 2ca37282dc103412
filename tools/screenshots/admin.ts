import type { Page } from '@playwright/test';
import sent from './sent.json';

const DASHBOARD = '/employee/dashboard';

export async function fillAdmin(base: string): Promise<void> {
  for (const [path, bodies] of Object.entries(sent)) {
    for (const body of bodies) {
      const response = await fetch(`${base}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!response.ok)
        throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
    }
  }
}

export async function shootAdmin(
  page: Page,
  base: string,
  shot: (name: string, fullPage?: boolean) => Promise<void>,
): Promise<void> {
  const { EMPLOYEE_EMAIL: email = '', EMPLOYEE_PASSWORD: password = '' } = process.env;
  await page.goto(`${base}/employee/login`, { waitUntil: 'networkidle' });
  await shot('employee-login');
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.getByRole('heading', { name: 'Mitarbeiter-Dashboard' }).waitFor();
  await page.goto(`${base}${DASHBOARD}`, { waitUntil: 'networkidle' });
  await shot('queue', true);
  await page.getByRole('link', { name: 'Jana Lindner' }).first().click();
  await page.getByRole('dialog').waitFor();
  await shot('submission');
  for (const [name, path] of [
    ['sent-mails', 'gesendet'],
    ['statistics', 'zahlen'],
    ['team', 'team'],
    ['guide-list', 'ratgeber'],
  ] as const) {
    await page.goto(`${base}${DASHBOARD}/${path}`, { waitUntil: 'networkidle' });
    await shot(name);
  }
  await page.getByRole('link', { name: 'Energieausweis' }).first().click();
  await page.getByRole('textbox', { name: 'Text' }).waitFor();
  await shot('guide-editor');
}
