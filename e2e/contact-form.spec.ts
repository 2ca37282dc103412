import type { Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from './support/axe';
import { query } from './support/database';
import type { Portal } from './support/portal';
import { expect, test } from './support/test';

const ADDRESS = '/impressum';
const MESSAGE = 'Guten Tag, wie lange dauert ein Verkauf?';

const sender = (name: string) => `${name}.${Date.now()}@beispiel.de`;
const button = (page: Page) => page.getByRole('button', { name: 'Nachricht schreiben' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Nachricht schreiben' });
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Nachricht senden' });
const message = (page: Page) => dialog(page).getByRole('textbox', { name: 'Ihre Nachricht' });
const thanks = (page: Page) => dialog(page).getByRole('heading', { name: 'Vielen Dank.' });

const messagesOf = (portal: Portal, email: string) =>
  query(
    portal,
    `SELECT * FROM "Contact" JOIN "Submission" ON "id" = "submissionId" WHERE "email" = '${email}'`,
  );

async function openDialog(page: Page) {
  await page.goto(ADDRESS);
  await button(page).click();
  await expect(dialog(page).getByLabel('Ihr Name')).toBeFocused();
}

async function fill(page: Page, email: string) {
  await dialog(page).getByLabel('Ihr Name').fill('Erika Beispiel');
  await dialog(page).getByLabel('Ihre E-Mail-Adresse').fill(email);
  await message(page).fill(MESSAGE);
}

test.describe('a message from the imprint', () => {
  test('by keyboard alone, from the button to the thanks and back', async ({ page, portal }) => {
    const email = sender('tastatur');
    const press = (key: string) => page.keyboard.press(key);
    await page.goto(ADDRESS);
    await button(page).focus();
    await press('Enter');
    await expect(dialog(page).getByLabel('Ihr Name')).toBeFocused();
    await page.keyboard.type('Erika Beispiel');
    await press('Tab');
    await page.keyboard.type(email);
    await press('Tab');
    await page.keyboard.type('Reih');
    await expect(dialog(page).getByRole('combobox')).toHaveValue('reihenhaus');
    await press('Tab');
    await page.keyboard.type('Guten Tag,');
    await press('Enter');
    await page.keyboard.type('wie lange dauert ein Verkauf?');
    await press('Tab');
    await expect(dialog(page).getByRole('link', { name: 'Datenschutz' })).toBeFocused();
    await press('Tab');
    await expect(send(page)).toBeFocused();
    await press('Enter');
    await expect(thanks(page)).toBeFocused();
    await expect(dialog(page)).toContainText(email);
    await press('Tab');
    await press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(button(page)).toBeFocused();

    const rows = await messagesOf(portal, email);
    expect(rows).toMatchObject([
      {
        name: 'Erika Beispiel',
        propertyType: 'reihenhaus',
        message: 'Guten Tag,\nwie lange dauert ein Verkauf?',
        status: 'unread',
      },
    ]);
    const mails = await query(
      portal,
      `SELECT "template" FROM "OutboxMessage" WHERE "submissionId" = '${rows[0]?.id}' ORDER BY "template"`,
    );
    expect(mails.map(({ template }) => template)).toEqual([
      'contact-confirmation',
      'office-notice',
    ]);
  });
});
test('axe finds nothing in the open dialog, with errors and after sending @phone', async ({
  page,
}) => {
  await openDialog(page);
  await expectAccessibleInBothSchemes(page);
  await message(page).fill('x'.repeat(4001));
  await expect(dialog(page).getByText('1 Zeichen zu viel')).toBeVisible();
  await send(page).click();
  const summary = dialog(page).getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Bitte geben Sie Ihren Namen ein',
    'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    'Bitte den Text auf höchstens 4000 Zeichen kürzen',
  ]);
  await expectAccessibleInBothSchemes(page);
  await summary.getByRole('link').last().click();
  await expect(message(page)).toBeFocused();
  await fill(page, sender('axe'));
  await send(page).click();
  await expect(thanks(page)).toBeFocused();
  await expectAccessibleInBothSchemes(page);
});

test('at 320 px the form has its place and everything can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.emulateMedia({ forcedColors: 'active' });
  await openDialog(page);
  const isWider = () =>
    dialog(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(await isWider()).toBe(false);
  await send(page).click();
  await expect(dialog(page).getByRole('alert')).toBeFocused();
  await expect(dialog(page).getByRole('alert')).toBeInViewport();
  expect(await isWider()).toBe(false);
  await fill(page, `${'lang'.repeat(15)}@${'beispiel'.repeat(6)}.de`);
  await send(page).click();
  await expect(thanks(page)).toBeFocused();
  expect(await isWider()).toBe(false);
});
test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the address stands there, and no button that does nothing', async ({ page }) => {
    await page.goto(ADDRESS);
    await expect(page.locator('a[href^="mailto:"]').first()).toBeVisible();
    await expect(button(page)).toBeHidden();
  });
});
