import type { Page } from '@playwright/test';
import { CONSENT_WORDINGS } from '../lib/submissions/kinds/wordings';
import { whenWeCall } from '../lib/submissions/forms/callback/time-labels';
import { offeredSlot } from '../lib/testing/callback-factory';
import { valuationBody } from '../lib/testing/valuation-factory';
import { expectAccessibleInBothSchemes } from './support/axe';
import { effectsOf, submissionsBy } from './support/database';
import { otherBrowser } from './support/employee';
import { loseAnswer } from './support/failures';
import type { Portal } from './support/portal';
import { store } from './support/store';
import { expect, test } from './support/test';
import { HOME, valueHome } from './support/wizard';

const ARTICLE = '/ratgeber/maklerprovision';
const ENDPOINT = '**/api/callback-requests';

const newPhone = () => `030 ${Date.now()}${Math.floor(Math.random() * 1000)}`;
const button = (page: Page) => page.getByRole('button', { name: 'Rückruf vereinbaren' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Rückruf vereinbaren' });
const name = (page: Page) => dialog(page).getByLabel('Ihr Name');
const phone = (page: Page) => dialog(page).getByLabel('Ihre Telefonnummer');
const days = (page: Page) =>
  dialog(page).getByRole('group', { name: 'Wann dürfen wir Sie anrufen?' }).locator('label');
const times = (page: Page) => dialog(page).getByRole('group', { name: /^Uhrzeit/ });
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Um Rückruf bitten' });
const thanks = (page: Page) => dialog(page).getByRole('heading', { name: 'Vielen Dank.' });
const summary = (page: Page) =>
  dialog(page)
    .getByRole('alert')
    .filter({ has: page.locator('h2') });

const callbacksOf = (portal: Portal, number: string) =>
  submissionsBy(portal, 'Callback', 'phone', number);

async function openDialog(page: Page, address = ARTICLE) {
  await page.goto(address);
  await button(page).click();
  await expect(name(page)).toBeFocused();
}

async function fill(page: Page, number: string) {
  await name(page).fill('Erika Beispiel');
  await phone(page).fill(number);
  await days(page).last().click();
  await times(page).locator('label').last().click();
}

async function createValuation({ request }: Page) {
  const data = valuationBody({ propertyType: 'villa' });
  return `/bewertung/${await store(request, 'valuation-requests', data)}`;
}

test.describe('a call', () => {
  test('from an article by keyboard alone, from the button to the thanks and back', async ({
    page,
    portal,
  }) => {
    const number = newPhone();
    const press = (key: string) => page.keyboard.press(key);
    await page.goto(ARTICLE);
    await button(page).focus();
    await press('Enter');
    await expect(name(page)).toBeFocused();
    await page.keyboard.type('Erika Beispiel');
    await press('Tab');
    await page.keyboard.type(number);
    await press('Tab');
    await page.keyboard.type('erika@beispiel.de');
    await press('Tab');
    await expect(dialog(page).getByRole('radio', { name: 'So bald wie möglich' })).toBeFocused();
    await press('ArrowUp');
    await expect(days(page).last().getByRole('radio')).toBeChecked();
    await press('Tab');
    await expect(times(page).getByRole('radio', { name: '9.00 Uhr' })).toBeFocused();
    await press('ArrowUp');
    await expect(times(page).getByRole('radio', { name: '17.30 Uhr' })).toBeChecked();
    await press('Tab');
    await page.keyboard.type('Reih');
    await press('Tab');
    await expect(dialog(page).getByRole('link', { name: 'Datenschutz' })).toBeFocused();
    await press('Tab');
    await expect(send(page)).toBeFocused();
    const slot = offeredSlot();
    await press('Enter');
    await expect(thanks(page)).toBeFocused();
    const promise = whenWeCall(slot.value, new Date()).replaceAll('\u00a0', ' ');
    await expect(dialog(page)).toContainText(promise);
    await expect(dialog(page)).toContainText(number);
    await press('Tab');
    await press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(button(page)).toBeFocused();

    const [row, ...others] = await callbacksOf(portal, number);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      source: 'guide',
      name: 'Erika Beispiel',
      propertyType: 'reihenhaus',
      status: 'pending',
    });
    expect(new Date(row?.preferredTime as string)).toEqual(slot.start);
    const { consents, mails } = await effectsOf(portal, row?.id);
    expect(consents).toMatchObject([
      { purpose: 'callback', wording: CONSENT_WORDINGS.callback, sourcePage: '/ratgeber' },
    ]);
    expect(mails).toEqual(['callback-confirmation', 'office-notice']);
  });

  test('after a valuation: what was given for it stands there, on a guide in another tab too, on this device alone', async ({
    page,
    portal,
    browser,
  }) => {
    const number = newPhone();
    await valueHome(page, { ...HOME, phone: number });
    await expect(page).toHaveURL(/\/bewertung\//);
    expect(new URL(page.url()).pathname).toMatch(/^\/bewertung\/[\da-f-]{36}$/);
    await button(page).click();
    await expect(name(page)).toHaveValue('Erika Beispiel');
    await expect(phone(page)).toHaveValue(number);
    await expect(dialog(page).getByRole('combobox')).toHaveValue('einfamilienhaus');
    await send(page).click();
    await expect(thanks(page)).toBeFocused();
    const rows = await callbacksOf(portal, number);
    expect(rows).toMatchObject([
      {
        source: 'valuation',
        propertyType: 'einfamilienhaus',
        preferredTime: null,
        quarantine: null,
      },
    ]);
    const { consents } = await effectsOf(portal, rows[0]?.id);
    expect(consents).toMatchObject([{ sourcePage: '/bewertung' }]);

    const other = await page.context().newPage();
    await openDialog(other);
    await expect(name(other)).toHaveValue('Erika Beispiel');
    await expect(phone(other)).toHaveValue(number);
    await expect(dialog(other).getByText(/für Ihre Bewertung eingegeben/)).toBeVisible();
    await other.close();

    const theirs = await otherBrowser(browser, portal);
    const response = await theirs.goto(page.url());
    expect(await response?.text()).not.toMatch(/Erika|030 \d{6}/);
    await button(theirs).click();
    await expect(dialog(theirs).getByRole('combobox')).toHaveValue('einfamilienhaus');
    await expect(name(theirs)).toHaveValue('');
    await expect(phone(theirs)).toHaveValue('');
    await theirs.context().close();
  });

  test('the answer is lost: nothing is lost, a second press stores one submission', async ({
    page,
    portal,
  }) => {
    const number = newPhone();
    await openDialog(page);
    await fill(page, number);
    await loseAnswer(page, ENDPOINT);
    await send(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page)).toContainText('noch nicht gesendet');
    await expect(summary(page)).toContainText('Ihre Angaben sind noch da.');
    await expect(phone(page)).toHaveValue(number);
    await expect(times(page).getByRole('radio', { name: '17.30 Uhr' })).toBeChecked();
    await send(page).click();
    await expect(thanks(page)).toBeFocused();
    expect(await callbacksOf(portal, number)).toHaveLength(1);
  });
});

test('a time that has passed is named at the field, and everything else stays', async ({
  page,
}) => {
  const number = newPhone();
  // A window that was open for two weeks; only the date stands still.
  await page.clock.setFixedTime(new Date(Date.now() - 14 * 86_400_000));
  await openDialog(page);
  await fill(page, number);
  await page.clock.setFixedTime(new Date());
  await send(page).click();
  const passed = 'Diese Zeit ist inzwischen vorbei. Bitte wählen Sie eine andere';
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveText([passed]);
  await summary(page).getByRole('link').click();
  await expect(days(page).first().getByRole('radio')).toBeFocused();
  await expect(phone(page)).toHaveValue(number);
  await days(page).last().click();
  await times(page).locator('label').last().click();
  await send(page).click();
  await expect(thanks(page)).toBeFocused();
});

test('what was typed is there after closing and after a reload, until it is sent', async ({
  page,
}) => {
  const number = newPhone();
  await openDialog(page);
  await fill(page, number);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await page.reload();
  await button(page).click();
  await expect(phone(page)).toHaveValue(number);
  await expect(times(page).getByRole('radio', { name: '17.30 Uhr' })).toBeChecked();
  await send(page).click();
  await expect(thanks(page)).toBeFocused();
  const kept = await page.evaluate(() => Object.keys({ ...sessionStorage, ...localStorage }));
  expect(kept.filter((key) => !key.startsWith('cookie-'))).toEqual([]);
});

test('axe finds nothing in the open dialog, with errors and after sending @phone', async ({
  page,
}) => {
  await openDialog(page);
  await expectAccessibleInBothSchemes(page);
  await days(page).last().click();
  await expect(times(page)).toBeVisible();
  await send(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveText([
    'Bitte geben Sie Ihren Namen ein',
    'Bitte geben Sie eine gültige Telefonnummer ein',
    'Bitte wählen Sie auch eine Uhrzeit',
  ]);
  await expectAccessibleInBothSchemes(page);
  await summary(page).getByRole('link').last().click();
  await expect(times(page).getByRole('radio').first()).toBeFocused();
  await fill(page, newPhone());
  await expectAccessibleInBothSchemes(page);
  await send(page).click();
  await expect(thanks(page)).toBeFocused();
  await expectAccessibleInBothSchemes(page);
});

test('at 320 px, and with text twice as large, the form has its place and everything can be reached', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(await createValuation(page));
  await button(page).click();
  const expectFit = async () => {
    for (const [width, fontSize] of [
      [320, '100%'],
      [390, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, fontSize);
      const isWider = () =>
        dialog(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
      expect(await isWider()).toBe(false);
    }
  };
  await fill(page, newPhone());
  await expect(dialog(page).getByRole('combobox')).toHaveValue('villa');
  await expectFit();
  await send(page).press('Enter');
  await expect(thanks(page)).toBeFocused();
  await expectFit();
});

test('neither form nor rules are fetched before a hand is on the button', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(ARTICLE, { waitUntil: 'networkidle' });
  const before = scripts.length;
  await button(page).focus();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the number stands there, and no button that does nothing', async ({ page }) => {
    for (const address of [ARTICLE, await createValuation(page)]) {
      await page.goto(address);
      await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible();
      await expect(button(page)).toBeHidden();
    }
  });
});
