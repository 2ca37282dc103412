import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/test';

const LOADER = 'Seite wird geladen...';

test('another page shows a loader for half a second, begins at its top and is read from its heading', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/', { waitUntil: 'networkidle' });
  const loader = page.getByText(LOADER);
  await expect(loader).toHaveCount(0);

  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' });
  await link.scrollIntoViewIfNeeded();
  await page.clock.pauseAt(Date.now() + 60_000);
  await link.press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: 'Impressum' });
  await expect(heading).toBeFocused();
  await expect(loader).toBeVisible();
  await expect(page.getByRole('status').filter({ has: loader })).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveTitle(/^Impressum/);
  await page.clock.runFor(400);
  await expect(loader).toBeVisible();
  await page.clock.runFor(200);
  await expect(loader).toHaveCount(0);
});

test('the loader does not stand in the way of what is already there', async ({ page }) => {
  await page.clock.install();
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  await expect(page.getByText(LOADER)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Datenschutz' })).toBeFocused();
});

test('a page that is slow to come is announced at once', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/impressum\?/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page.getByText(LOADER)).toBeVisible();
  await expect(page).toHaveURL('/');
  await expectAccessible(page);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeFocused();
  await expect(page.getByText(LOADER)).toHaveCount(0);
});

test('a link to the page that is shown leads to its top, and calls off the way elsewhere', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/agb\?/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/impressum', { waitUntil: 'networkidle' });
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Impressum' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await footer.getByRole('link', { name: 'AGB' }).click();
  await expect(page.getByText(LOADER)).toBeVisible();
  await footer.getByRole('link', { name: 'Impressum' }).click();
  await expect(page.getByText(LOADER)).toHaveCount(0);
  await expect(page).toHaveURL('/impressum');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const late = page.waitForResponse(/\/agb\?/);
  release();
  await (await late).finished();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL('/impressum');
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
});

test('a page that does not come is said so, with another try', async ({ page }) => {
  await page.clock.install();
  await page.route(/\/impressum\?/, () => {
    // Never answered.
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page.getByText(LOADER)).toBeVisible();
  await page.clock.runFor(15_000);
  await expect(page.getByText('Die Seite lädt nicht.', { exact: true })).toBeVisible();
  await expect(page.getByText(LOADER)).toHaveCount(0);
  await page.getByRole('button', { name: 'Noch einmal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
});

test('Back leads to where one was @phone', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Ihre Immobilie/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
});

const offline = (page: Page) => page.getByRole('alert').filter({ hasText: 'Keine Verbindung' });

/** While a browser loads another page, the test cannot query it. */
const noteLoader = (page: Page) =>
  page.evaluate((text) => {
    new MutationObserver(() => {
      const loader = [...document.querySelectorAll('[role=status]')].find(
        (node) => node.textContent === text && node.checkVisibility(),
      );
      if (loader) sessionStorage.setItem('loader', text);
    }).observe(document.body, { childList: true, subtree: true });
  }, LOADER);
const notedLoader = (page: Page) => page.evaluate(() => sessionStorage.getItem('loader'));

test.describe('a page that is loaded whole', () => {
  test('shows it for a link that is no soft one, and not on the way back', async ({ page }) => {
    await page.goto('/ratgeber');
    await noteLoader(page);
    await page.locator('main a[href*="kategorie="]:not([data-queue])').first().click();
    await page.waitForURL(/kategorie=/);
    expect(await notedLoader(page)).toBe(LOADER);
    await expect(page.getByText(LOADER)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/ratgeber');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(LOADER)).toHaveCount(0);
  });

  test('shows none for a place on the page, another tab or a call', async ({ page }) => {
    await page.goto('/ratgeber/spekulationssteuer-und-zehnjahresfrist');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const legal = page.getByRole('contentinfo').getByRole('link', { name: 'AGB' });
    const tab = page.context().waitForEvent('page');
    await legal.click({ modifiers: ['ControlOrMeta'] });
    await (await tab).close();
    await expect(page.getByText(LOADER)).toHaveCount(0);
  });
});

test.describe('without a connection', () => {
  test('a tap stays on the page, says so and loses nothing that was typed @phone', async ({
    page,
    context,
  }) => {
    await page.goto('/verkaufen', { waitUntil: 'networkidle' });
    const box = page.locator('main input:visible').first();
    await box.check().catch(() => box.fill('80331'));
    await context.setOffline(true);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' });
    await link.click();
    await expect(offline(page)).toBeVisible();
    await expect(page).toHaveURL('/verkaufen');
    await expect(page.getByText(LOADER)).toHaveCount(0);
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(offline(page)).toHaveCount(0);
    await expect(page).toHaveURL('/verkaufen');
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeFocused();
  });
});
