import type { Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from './support/axe';
import * as contact from './support/contact-dialog';
import { effectsOf, submissionsBy } from './support/database';
import { expect, test } from './support/test';

const ADDRESS = '/impressum';

const sender = (name: string) => `${name}.${Date.now()}@beispiel.de`;

async function openDialog(page: Page) {
  await page.goto(ADDRESS);
  await contact.button(page).click();
  await expect(contact.name(page)).toBeFocused();
}

test.describe('a message from the imprint', () => {
  test('by keyboard alone, from the button to the thanks and back', async ({ page, portal }) => {
    const email = sender('tastatur');
    const press = (key: string) => page.keyboard.press(key);
    await page.goto(ADDRESS);
    await contact.button(page).focus();
    await press('Enter');
    await expect(contact.name(page)).toBeFocused();
    await page.keyboard.type('Erika Beispiel');
    await press('Tab');
    await page.keyboard.type(email);
    await press('Tab');
    await page.keyboard.type('Reih');
    await expect(contact.dialog(page).getByRole('combobox')).toHaveValue('reihenhaus');
    await press('Tab');
    await page.keyboard.type('Guten Tag,');
    await press('Enter');
    await page.keyboard.type('wie lange dauert ein Verkauf?');
    await press('Tab');
    await expect(contact.dialog(page).getByRole('link', { name: 'Datenschutz' })).toBeFocused();
    await press('Tab');
    await expect(contact.send(page)).toBeFocused();
    await press('Enter');
    await expect(contact.thanks(page)).toBeFocused();
    await expect(contact.dialog(page)).toContainText(email);
    await press('Tab');
    await press('Enter');
    await expect(contact.dialog(page)).toBeHidden();
    await expect(contact.button(page)).toBeFocused();

    const rows = await submissionsBy(portal, 'Contact', 'email', email);
    expect(rows).toMatchObject([
      {
        name: 'Erika Beispiel',
        propertyType: 'reihenhaus',
        message: 'Guten Tag,\nwie lange dauert ein Verkauf?',
        status: 'unread',
      },
    ]);
    const { mails } = await effectsOf(portal, rows[0]?.id);
    expect(mails).toEqual(['contact-confirmation', 'office-notice']);
  });
});

test('axe finds nothing in the open dialog, with errors and after sending @phone', async ({
  page,
}) => {
  await openDialog(page);
  await expectAccessibleInBothSchemes(page);
  await contact.message(page).fill('x'.repeat(4001));
  await expect(contact.dialog(page).getByText('1 Zeichen zu viel')).toBeVisible();
  await contact.send(page).click();
  const summary = contact.dialog(page).getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Bitte geben Sie Ihren Namen ein',
    'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    'Bitte den Text auf höchstens 4000 Zeichen kürzen',
  ]);
  await expectAccessibleInBothSchemes(page);
  await summary.getByRole('link').last().click();
  await expect(contact.message(page)).toBeFocused();
  await contact.fill(page, sender('axe'));
  await contact.send(page).click();
  await expect(contact.thanks(page)).toBeFocused();
  await expectAccessibleInBothSchemes(page);
});

test('at 320 px the form has its place and everything can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.emulateMedia({ forcedColors: 'active' });
  await openDialog(page);
  const isWider = () =>
    contact.dialog(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(await isWider()).toBe(false);
  await contact.send(page).click();
  await expect(contact.dialog(page).getByRole('alert')).toBeFocused();
  await expect(contact.dialog(page).getByRole('alert')).toBeInViewport();
  expect(await isWider()).toBe(false);
  await contact.fill(page, `${'lang'.repeat(15)}@${'beispiel'.repeat(6)}.de`);
  await contact.send(page).click();
  await expect(contact.thanks(page)).toBeFocused();
  expect(await isWider()).toBe(false);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the address stands there, and no button that does nothing', async ({ page }) => {
    await page.goto(ADDRESS);
    await expect(page.locator('a[href^="mailto:"]').first()).toBeVisible();
    await expect(contact.button(page)).toBeHidden();
  });
});
