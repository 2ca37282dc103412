import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { contactBody } from '../lib/testing/contact-factory';
import { expectAccessibleInBothSchemes } from './support/axe';
import { arrive } from './support/employee';
import { test as mailedTest } from './support/mailed-test';
import { store } from './support/store';
import { expect, test } from './support/test';

/** For a page that is loaded again until it shows more. */
const SOON = { timeout: 1000 };

const row = (page: Page, address: string) =>
  page.getByRole('listitem').filter({ hasText: address });

const write = (page: Page, name: string, email: string) =>
  store(page.request, 'contact-requests', contactBody({ name, email }));

mailedTest(
  'a refused mail is found by its state, sent once more and leads to its submission',
  async ({ page, mailbox }) => {
    mailbox.answer((to) => (to.startsWith('voll') ? 'refuse' : 'accept'));
    await write(page, 'Gerda Gut', 'gerda@beispiel.de');
    await write(page, 'Volker Voll', 'voll@beispiel.de');
    await mailbox.read('gerda@beispiel.de', /./);
    await arrive(page);
    await expect(async () => {
      await page.goto('/employee/dashboard/gesendet');
      await expect(row(page, 'voll@beispiel.de')).toContainText('Abgelehnt', SOON);
      await expect(row(page, 'gerda@beispiel.de')).toContainText('Verschickt', SOON);
    }).toPass();
    await page.getByLabel('Zustand').selectOption('Abgelehnt');
    await page.getByRole('button', { name: 'Suchen' }).click();
    await expect(page.getByText('Eine E-Mail', { exact: true })).toBeVisible();
    await expect(row(page, 'gerda@beispiel.de')).toHaveCount(0);
    await expectAccessibleInBothSchemes(page);

    mailbox.answer(() => 'accept');
    await page.getByRole('button', { name: /^Noch einmal senden/ }).click();
    await mailbox.read('voll@beispiel.de', /./);
    await page.getByRole('link', { name: 'Zurücksetzen' }).click();
    await expect(page.getByLabel('Zustand')).toHaveValue('');
    await page.getByRole('searchbox').fill('voll@beispiel.de');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/voll/);
    await expect(async () => {
      await page.reload();
      await expect(row(page, 'voll@beispiel.de')).toContainText('Verschickt', SOON);
    }).toPass();
    await row(page, 'voll@beispiel.de').getByRole('link').click();
    await expect(page.getByRole('dialog')).toContainText('Volker Voll');
  },
);

test('a list is taken along as it is narrowed down, with nothing that a table would calculate', async ({
  page,
}) => {
  await write(page, '=HYPERLINK("https://falle.example")', 'falle@beispiel.de');
  await write(page, 'Gerda Gut', 'gerda@beispiel.de');
  await arrive(page, '/employee/dashboard?liste=kontakte&suche=falle@beispiel.de');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Als CSV herunterladen' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('falle@beispiel.de');
  expect(text).not.toContain('gerda@beispiel.de');
  expect(text).toContain("'=HYPERLINK");
});
