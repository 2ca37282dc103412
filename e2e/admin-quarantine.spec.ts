import type { Locator, Page } from '@playwright/test';
import { contactBody } from '../lib/testing/contact-factory';
import { valuationBody } from '../lib/testing/valuation-factory';
import { expectAccessibleInBothSchemes } from './support/axe';
import { query } from './support/database';
import { arrive, otherBrowser } from './support/employee';
import { test as mailedTest } from './support/mailed-test';
import { store } from './support/store';
import { expect, test } from './support/test';

const PAGE = '/employee/dashboard/quarantaene';

const card = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const press = (where: Locator, name: string) => where.getByRole('button', { name }).click();

const setAside = (page: Page, path: string, data: object) =>
  store(page.request, path, { ...data, website: 'https://werbung.example' });

const release = async (page: Page, name: string) => {
  await press(card(page, name), 'Freigeben');
  await expect(card(page, name)).toHaveCount(0);
};

mailedTest(
  'a person who was taken for a program comes into the list and gets the mail',
  async ({ page, mailbox }) => {
    await setAside(page, 'valuation-requests', valuationBody({ name: 'Rita Richtig' }));
    const { email } = valuationBody();
    await arrive(page, '/employee/dashboard?liste=bewertungen&suche=Richtig');
    await expect(page.getByText('Keine Anfrage passt zu dieser Suche.')).toBeVisible();
    expect(mailbox.mails).toEqual([]);

    await page.getByRole('link', { name: /^Quarantäne/ }).click();
    const set = card(page, 'Rita Richtig');
    await expect(set).toContainText(
      'Ein Feld ist ausgefüllt, das auf der Seite nicht zu sehen ist.',
    );
    await expect(set.getByRole('link')).toHaveCount(0);
    await expectAccessibleInBothSchemes(page);
    await release(page, 'Rita Richtig');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByText('Keine Anfrage ist zu prüfen.')).toBeVisible();

    await mailbox.read(String(email), /^Bitte bestätigen Sie/);
    await page.goto('/employee/dashboard?liste=bewertungen&suche=Richtig');
    await expect(page.getByRole('link', { name: 'Rita Richtig' })).toBeVisible();
  },
);

test('spam is deleted with its mails, but only once that was asked', async ({ page, portal }) => {
  const id = await setAside(page, 'contact-requests', contactBody({ name: 'Bert Betrug' }));
  const mails = () =>
    query(portal, `SELECT DISTINCT "status" FROM "OutboxMessage" WHERE "submissionId" = '${id}'`);
  await arrive(page, PAGE);
  await press(card(page, 'Bert Betrug'), 'Als Spam löschen');
  const question = page.getByRole('alertdialog', { name: 'Als Spam löschen?' });
  await press(question, 'Abbrechen');
  await expect(card(page, 'Bert Betrug')).toBeVisible();
  expect(await mails()).toEqual([{ status: 'held' }]);

  await press(card(page, 'Bert Betrug'), 'Als Spam löschen');
  await press(question, 'Löschen');
  await expect(card(page, 'Bert Betrug')).toHaveCount(0);
  expect(await query(portal, `SELECT "id" FROM "Submission" WHERE "id" = '${id}'`)).toEqual([]);
  expect(await mails()).toEqual([]);
});

test('what a colleague has checked already is said, and the list catches up', async ({
  page,
  browser,
  portal,
}) => {
  await setAside(page, 'contact-requests', contactBody({ name: 'Dora Doppelt' }));
  await arrive(page, PAGE);
  const storageState = await page.context().storageState();
  const other = await otherBrowser(browser, portal, { storageState });
  await other.goto(PAGE);
  await release(other, 'Dora Doppelt');
  await other.context().close();

  await press(card(page, 'Dora Doppelt'), 'Freigeben');
  await expect(page.locator('.toast')).toContainText('Das ist nicht erledigt.');
  await expect(card(page, 'Dora Doppelt')).toHaveCount(0);
});
