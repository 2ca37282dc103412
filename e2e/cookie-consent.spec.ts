import type { Page } from '@playwright/test';
import { CATEGORIES_VERSION, CONSENT_KEYS } from '../lib/legal/preferences';
import { valuationBody } from '../lib/testing/valuation-factory';
import { expectAccessible } from './support/axe';
import { answerCookies, expect, test } from './support/test';
import { linesUnder } from './support/covered';
import { openHeldBack } from './support/foreign-hands';
import { store } from './support/store';
import { recordShifts, totalShift } from './support/watch';

test.use({ cookiesAnswered: false });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Ihre Cookie-Auswahl' });
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name });
const floating = (page: Page) => page.getByRole('button', { name: 'Cookie-Einstellungen' });
const isModal = (page: Page) => dialog(page).evaluate((node) => node.matches(':modal'));
const toggle = (page: Page, name: string) => dialog(page).getByRole('switch', { name });

const stored = (page: Page) =>
  page.evaluate(
    (keys) => ({
      flag: localStorage.getItem(keys.flag),
      preferences: JSON.parse(localStorage.getItem(keys.preferences) ?? 'null') as unknown,
    }),
    CONSENT_KEYS,
  );

const expectStored = (page: Page, allowed: Record<string, boolean>) =>
  expect
    .poll(() => stored(page))
    .toEqual({
      flag: CATEGORIES_VERSION,
      preferences: {
        necessary: true,
        functional: false,
        analytics: false,
        marketing: false,
        ...allowed,
      },
    });

async function open(page: Page, address = '/') {
  await page.goto(address);
  await expect(dialog(page)).toBeVisible();
}

test('a first visit is asked, with three choices of equal weight @phone', async ({ page }) => {
  await open(page);
  expect(await isModal(page)).toBe(false);
  await expect(page.locator('body')).toBeFocused();
  const look = (name: string) =>
    button(page, name).evaluate((node) => {
      const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(node);
      const { width, height } = node.getBoundingClientRect();
      return [backgroundColor, color, fontSize, fontWeight, width.toFixed(1), height.toFixed(1)];
    });
  for (const width of [page.viewportSize()!.width, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const wanted = await look('Nur notwendige');
    expect(await look('Alle akzeptieren')).toEqual(wanted);
    expect(await look('Einstellungen')).toEqual(wanted);
  }
  await expect(floating(page)).toBeHidden();
  expect(await stored(page)).toEqual({ flag: null, preferences: null });
  await expectAccessible(page);
});

test.describe('before the scripts of the page have come', () => {
  test('it is asked, and an answer closes it at once and is kept once they have @phone', async ({
    page,
  }) => {
    await recordShifts(page);
    const letScripts = await openHeldBack(page, '/');
    await button(page, 'Alle akzeptieren').click();
    await expect(dialog(page)).toBeHidden();
    await letScripts();
    await expect(floating(page)).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expectStored(page, { functional: true, analytics: true, marketing: true });
  });

  test('the settings that were asked for stand there once they have', async ({ page }) => {
    const letScripts = await openHeldBack(page, '/makler');
    await button(page, 'Einstellungen').click();
    await letScripts();
    await expect(dialog(page)).toBeVisible();
    await toggle(page, 'Statistik').check();
    await button(page, 'Auswahl speichern').click();
    await expect(dialog(page)).toBeHidden();
    await expectStored(page, { analytics: true });
  });

  test('an article is shared beside the question, which goes on being asked', async ({ page }) => {
    const letScripts = await openHeldBack(page, '/ratgeber/spekulationssteuer-und-zehnjahresfrist');
    await page.getByRole('button', { name: 'Teilen' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Artikel teilen' })).toBeVisible();
    await letScripts();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeVisible();
    expect((await stored(page)).flag).toBeNull();
  });
});

test('"Nur notwendige" is kept, and the next page asks no more', async ({ page }) => {
  await open(page);
  await button(page, 'Nur notwendige').press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectStored(page, {});
  await expect(floating(page)).toHaveAttribute('title', 'Cookie-Einstellungen');
  await page.goto('/ratgeber');
  await expect(floating(page)).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  expect(await page.context().cookies()).toEqual([]);
});

test('the settings name four categories with details and examples, and keep what is chosen', async ({
  page,
}) => {
  await open(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
  for (let stop = 0; stop < 5; stop++) await page.keyboard.press('Tab');
  await expect(button(page, 'Einstellungen')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('heading')).toBeFocused();
  await expect(dialog(page).getByRole('switch')).toHaveCount(4);
  await expect(toggle(page, 'Notwendig')).toBeChecked();
  await expect(toggle(page, 'Notwendig')).toBeDisabled();
  for (const name of ['Funktional', 'Statistik', 'Marketing']) {
    await expect(toggle(page, name)).not.toBeChecked();
  }
  for (const details of await dialog(page).locator('summary').all()) {
    await details.click();
    await expect(details.locator('xpath=..').getByRole('listitem').first()).toBeVisible();
  }
  await expectAccessible(page);
  await toggle(page, 'Statistik').press('Space');
  await button(page, 'Auswahl speichern').click();
  await expect(dialog(page)).toBeHidden();
  await expectStored(page, { analytics: true });
  await expect(page.getByText('Ihre Auswahl ist gespeichert.', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await floating(page).press('Enter');
  await expect(toggle(page, 'Statistik')).toBeChecked();
  await expect(toggle(page, 'Marketing')).not.toBeChecked();
  await toggle(page, 'Statistik').press('Space');
  await button(page, 'Auswahl speichern').click();
  await expectStored(page, {});
});

test('leaving the settings without saving asks again, unless there was an answer before', async ({
  page,
}) => {
  await open(page);
  await button(page, 'Einstellungen').click();
  await button(page, 'Schließen').click();
  await expect(button(page, 'Einstellungen')).toBeVisible();
  await button(page, 'Einstellungen').click();
  await expect(dialog(page).getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Einstellungen')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  expect((await stored(page)).flag).toBeNull();

  await button(page, 'Nur notwendige').click();
  await floating(page).click();
  await toggle(page, 'Marketing').check();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(floating(page)).toBeFocused();
  await expectStored(page, {});
  await floating(page).click();
  await expect(toggle(page, 'Marketing')).not.toBeChecked();
});

test('an answer given in another tab counts here as well', async ({ page, context }) => {
  await open(page);
  const other = await context.newPage();
  await open(other, '/ratgeber');
  await button(other, 'Nur notwendige').click();
  await expect(dialog(page)).toBeHidden();
  await expect(floating(page)).toBeVisible();
});

test('when the categories have changed, it is asked again', async ({ page }) => {
  await page.addInitScript(
    ([flag, preferences]) => {
      if (localStorage.getItem(flag)) return;
      localStorage.setItem(flag, '2020-01');
      localStorage.setItem(preferences, '{"necessary":true,"marketing":true}');
    },
    [CONSENT_KEYS.flag, CONSENT_KEYS.preferences] as const,
  );
  await open(page);
  await button(page, 'Einstellungen').click();
  await expect(toggle(page, 'Marketing')).not.toBeChecked();
});

for (const [width, height] of [
  [390, 844],
  [390, 430],
  [320, 640],
  [1280, 860],
] as const) {
  test(`an article is read beside the question at ${width} × ${height}: nothing lies on a line, nothing jumps`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await recordShifts(page);
    // Without fonts, which are optional (app/fonts.ts), lines are longest.
    await page.route('**/*.woff2', (route) => route.abort());
    await open(page, '/ratgeber/spekulationssteuer-und-zehnjahresfrist');
    const { lines, covered } = await linesUnder(page, 'main');
    expect(lines).toBeGreaterThan(100);
    expect(covered).toEqual([]);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(dialog(page)).toBeInViewport({ ratio: 0.9 });
    // The smallest phone shows two of three lines.
    if (height > 600) {
      const ratio = width > 320 ? 0.9 : 0.45;
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio });
    }
    expect(await totalShift(page)).toBe(0);
  });
}

test('the button for the settings covers nothing at any width', async ({ page, context }) => {
  await answerCookies(context);
  for (const address of [
    '/',
    '/ratgeber',
    '/ratgeber/spekulationssteuer-und-zehnjahresfrist',
    '/verkaufen',
    '/makler',
    '/anfrage',
  ]) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(floating(page)).toBeAttached();
    for (const width of [1440, 1280, 1024, 768, 390]) {
      await page.setViewportSize({ width, height: 860 });
      const { covered } = await linesUnder(page, 'body', '.consent-button');
      expect(covered, `${address} at ${width} px`).toEqual([]);
      await floating(page).scrollIntoViewIfNeeded();
      await expect(floating(page)).toBeVisible();
    }
  }
  await floating(page).click();
  await expect(dialog(page).getByRole('heading')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(floating(page)).toBeFocused();
});

test('a place in a text can be linked to while it is open', async ({ page }) => {
  await page.goto('/datenschutz#cookies');
  await expect(
    page.getByRole('heading', { name: 'Cookies und Speicher im Browser' }),
  ).toBeInViewport();
  await dialog(page).getByRole('link', { name: 'Impressum' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeFocused();
  await expect(dialog(page)).toBeInViewport();
});

test('it keeps away from a result', async ({ page, request }) => {
  const id = await store(request, 'valuation-requests', valuationBody());
  await page.goto(`/bewertung/${id}`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('dialog.consent')).toHaveCount(0);
});

test('a browser that keeps nothing is believed for as long as the page is open', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open(page);
  await button(page, 'Nur notwendige').click();
  await expect(dialog(page)).toBeHidden();
  await expect(
    page.getByText('Ihr Browser bewahrt die Auswahl nicht auf.', { exact: true }),
  ).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});
