import type { Page } from '@playwright/test';
import { PAGES } from './support/pages';
import { expect, passRedirect, test, touch as move } from './support/test';
import { watch } from './support/watch';

test.describe.configure({ mode: 'parallel' });

const SCRIPTS = /\/_next\/.*\.js$/;

/** The scripts that a page has asked for, in their order. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (SCRIPTS.test(pathname)) asked.push(pathname);
  });
  return asked;
}

/** Opens a page and lets it come to rest, without touching it. */
async function openUntouched(page: Page, address: string) {
  const asked = scriptsOf(page);
  await page.mainFrame().goto(address, { waitUntil: 'networkidle' });
  return asked;
}

const expectAlive = (page: Page) => expect(page.locator('html.js[data-ready]')).toBeAttached();

/** Those that are rendered at each request are streamed, with their scripts. */
const RENDERED = /^\/(status|anfrage|employee|bewertung$)|[?]|gibt-es-nicht$/;

const MADE_AHEAD = [...PAGES.filter((address) => !RENDERED.test(address)), '/nichts-da'];

for (const address of MADE_AHEAD) {
  test(`${address} fetches no script before it is touched, and then each of them once`, async ({
    page,
    portal,
  }) => {
    const { complaints } = await watch(page, portal.url);
    const asked = await openUntouched(page, address);
    expect(asked).toEqual([]);
    await move(page);
    await expectAlive(page);
    await page.waitForLoadState('networkidle');
    expect(asked.length).toBeGreaterThan(5);
    expect(asked).toEqual([...new Set(asked)]);
    expect(complaints).toEqual([]);
  });
}

const TOUCHES: [string, (page: Page) => Promise<unknown>][] = [
  ['a pointer that moves', move],
  ['a wheel', (page) => page.mouse.wheel(0, 90)],
  ['a finger @phone', (page) => page.locator('h1').tap()],
  ['a key', (page) => page.keyboard.press('Shift')],
  ['the focus', (page) => page.getByRole('contentinfo').getByRole('link').first().focus()],
  // As a browser does that fills in what it knows.
  ['a text', (page) => page.locator('header input').first().dispatchEvent('input')],
  ['a press of an assistive technology', (page) => page.locator('h1').dispatchEvent('click')],
];

for (const [name, touch] of TOUCHES) {
  test(`${name} has the scripts fetched`, async ({ page, isMobile }) => {
    test.skip(name.startsWith('a finger') && !isMobile, 'needs a touchscreen');
    const asked = await openUntouched(page, '/impressum');
    expect(asked).toEqual([]);
    await touch(page);
    await expectAlive(page);
  });
}

test('a page that scrolls by itself is not touched', async ({ page }) => {
  const asked = await openUntouched(page, '/agb');
  await page.evaluate(() => scrollTo(0, 500));
  await page.waitForFunction(() => scrollY > 0);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

const CONNECTIONS: [string, object | undefined, boolean][] = [
  ['a fast one that costs nothing', { type: 'wifi', effectiveType: '4g' }, true],
  ['one that counts bytes', { type: 'cellular', effectiveType: '4g' }, false],
  ['a slow one', { type: 'wifi', effectiveType: '3g' }, false],
  ['one that is to be spared', { type: 'wifi', effectiveType: '4g', saveData: true }, false],
  ['one that does not tell', undefined, false],
];

for (const [name, connection, isFetched] of CONNECTIONS) {
  test(`on ${name} an idle page ${isFetched ? 'fetches' : 'leaves'} its scripts`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    const asked = await openUntouched(page, '/impressum');
    if (isFetched) return expectAlive(page);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(asked).toEqual([]);
  });
}

test('where something is kept the page brings it back at once', async ({ page }) => {
  await page.goto('/verkaufen');
  await page.getByText('Reihenhaus', { exact: true }).click();
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
    .toContain('reihenhaus');
  const asked = await openUntouched(page, '/verkaufen');
  await expectAlive(page);
  await expect(page.getByLabel('Postleitzahl')).toBeVisible();
  expect(asked.length).toBeGreaterThan(5);
});

test('a question that the address brings along stands in the field at once', async ({ page }) => {
  await openUntouched(page, `/beratung#frage=${encodeURIComponent('Was kostet der Notar?')}`);
  await expect(page.getByRole('textbox', { name: 'Ihre Frage' })).toHaveValue(
    'Was kostet der Notar?',
  );
});

test('without a connection the scripts come once there is one, and what was pressed is done then', async ({
  page,
  context,
}) => {
  const asked = await openUntouched(page, '/verkaufen');
  await context.setOffline(true);
  await page.getByText('Reihenhaus', { exact: true }).click();
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Keine Verbindung' })).toBeVisible();
  await expect(page.locator('html.js:not([data-ready])')).toBeAttached();
  expect(asked).toEqual([]);
  await context.setOffline(false);
  await expectAlive(page);
  await expect(page.getByLabel('Postleitzahl')).toBeVisible();
});

test.describe('without any script but its own', () => {
  const ARTICLE = '/ratgeber/energieausweis';

  test('an article shows how far it is read, where one is, and counts the reading', async ({
    page,
    isMobile,
  }) => {
    const counted = page.waitForRequest(/\/api\/market-articles\/energieausweis\/views/);
    const asked = await openUntouched(page, ARTICLE);
    const bar = page.getByRole('progressbar', { name: 'Lesefortschritt' });
    await expect(bar).toHaveAttribute('aria-valuenow', '0');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(bar).toHaveAttribute('aria-valuenow', '100');
    if (!isMobile) {
      const current = page.locator('nav[aria-label="Inhalt des Artikels"] [aria-current=location]');
      await expect(current).toHaveCount(1);
    }
    await counted;
    expect(asked).toEqual([]);
  });

  test('an article is saved and shared, and the header knows where one is @phone', async ({
    page,
  }) => {
    await page.route('**/_next/static/**/*.js', () => {});
    await page.mainFrame().goto(ARTICLE, { waitUntil: 'domcontentloaded' });
    const save = page.locator('[data-own=save]');
    await save.click();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Teilen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Artikel teilen' });
    await dialog.getByRole('button', { name: 'Link kopieren' }).click();
    await expect(dialog.getByRole('status')).not.toBeEmpty();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.mainFrame().goto('/ratgeber', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('link', { name: /^Gespeichert.*\(1\)$/ })).toBeVisible();
    await expect(page.locator('header a[aria-current=page]').first()).toHaveText('Ratgeber');
  });

  test('the page of saved articles says that there are none', async ({ page }) => {
    const asked = await openUntouched(page, '/ratgeber/gespeichert');
    await expect(page.getByText('Noch nichts gespeichert.')).toBeVisible();
    expect(asked).toEqual([]);
  });

  test('an address that leads nowhere leads home', async ({ page }) => {
    const asked = await openUntouched(page, '/nichts-da');
    await passRedirect(page);
    await expect(page).toHaveURL('/');
    expect(asked).toEqual([]);
  });

  test('the menu opens, closes and leads on @phone', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a wide screen has no menu');
    await page.route('**/_next/static/**/*.js', () => {});
    await page.mainFrame().goto('/impressum', { waitUntil: 'domcontentloaded' });
    const menu = page.getByRole('dialog', { name: 'Menü' });
    await page.getByRole('button', { name: 'Menü' }).tap();
    await expect(menu).toBeVisible();
    await menu.getByRole('button', { name: 'Schließen' }).tap();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menü' }).tap();
    await menu.getByRole('link', { name: 'Ratgeber' }).tap();
    await expect(page).toHaveURL('/ratgeber');
  });
});
