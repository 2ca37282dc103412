import type { Page } from '@playwright/test';
import { CATEGORIES_VERSION, CONSENT_KEYS } from '../lib/legal/preferences';
import { linesUnder } from './support/covered';
import { openEarly, paintsWithout, watchPaints } from './support/late-scripts';
import { expect, test } from './support/test';
import { noticeableShifts, recordShifts } from './support/watch';

// The question about cookies, answered before the scripts of the page are there.

test.describe.configure({ mode: 'parallel' });
test.use({ cookiesAnswered: false });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Ihre Cookie-Auswahl' });
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name });
const floating = (page: Page) => page.getByRole('button', { name: 'Cookie-Einstellungen' });
const stored = (page: Page) =>
  page.evaluate(
    ({ flag, preferences }) => [
      localStorage.getItem(flag),
      JSON.parse(localStorage.getItem(preferences) ?? 'null') as unknown,
    ],
    CONSENT_KEYS,
  );
const choice = (functional: boolean, analytics = functional, marketing = functional) => [
  CATEGORIES_VERSION,
  { necessary: true, functional, analytics, marketing },
];

for (const [name, isAllowed] of [
  ['Nur notwendige', false],
  ['Alle akzeptieren', true],
] as const) {
  test(`"${name}" closes it at once and for good @phone`, async ({ page }) => {
    await recordShifts(page);
    const release = await openEarly(page, '/');
    await button(page, name).click();
    await expect(dialog(page)).toBeHidden();
    expect(await stored(page)).toEqual(choice(isAllowed));
    await watchPaints(page, 'html:not([data-consent]):not(:has(dialog[open]))');
    await release();
    await expect(floating(page)).toBeVisible();
    expect(await paintsWithout(page)).toBe(0);
    expect(await stored(page)).toEqual(choice(isAllowed));
    expect(await noticeableShifts(page)).toEqual([]);
  });
}

test('the settings open, and keep what is chosen there @phone', async ({ page }) => {
  const release = await openEarly(page, '/makler');
  await button(page, 'Einstellungen').click();
  await dialog(page).locator('summary').first().click();
  await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
  await dialog(page).getByRole('switch', { name: 'Statistik' }).click();
  await button(page, 'Auswahl speichern').click();
  await expect(dialog(page)).toBeHidden();
  expect(await stored(page)).toEqual(choice(false, true));
  await release();
  await expect(page.getByText('Ihre Auswahl ist gespeichert.', { exact: true })).toBeVisible();
  expect(await stored(page)).toEqual(choice(false, true));
  await floating(page).click();
  await expect(dialog(page).getByRole('switch', { name: 'Statistik' })).toBeChecked();
});

test('settings that are open when the scripts come stay as they are', async ({ page }) => {
  const release = await openEarly(page, '/');
  await button(page, 'Einstellungen').click();
  await button(page, 'Schließen').click();
  await expect(button(page, 'Einstellungen')).toBeVisible();
  await button(page, 'Einstellungen').click();
  await dialog(page).getByRole('switch', { name: 'Marketing' }).click();
  await watchPaints(page, '.consent[data-layer="settings"] [value=marketing]:checked');
  await release();
  await expect(dialog(page)).toHaveAttribute('open');
  expect(await paintsWithout(page)).toBe(0);
  await button(page, 'Auswahl speichern').click();
  expect(await stored(page)).toEqual(choice(false, false, true));
});

test('what is pressed beside it is done, whether or not it is answered', async ({ page }) => {
  const release = await openEarly(page, '/ratgeber/spekulationssteuer-und-zehnjahresfrist');
  await page.getByRole('button', { name: 'Teilen' }).press('Enter');
  await release();
  await expect(page.getByRole('dialog', { name: 'Artikel teilen' })).toBeVisible();
  await page.keyboard.press('Escape');
  await button(page, 'Nur notwendige').click();
  await expect(dialog(page)).toBeHidden();
});

/** Opens an article as on a device of a quarter of the speed. */
async function openSlowly(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return openEarly(page, '/ratgeber/spekulationssteuer-und-zehnjahresfrist');
}

test('on a slow device nothing jumps when the scripts come @phone', async ({ page }) => {
  await recordShifts(page);
  const release = await openSlowly(page);
  await release();
  expect(await noticeableShifts(page)).toEqual([]);
});

test('on a slow device nothing lies on the text, before the scripts come and after @phone', async ({
  page,
}) => {
  const release = await openSlowly(page);
  expect((await linesUnder(page, 'main')).covered).toEqual([]);
  await release();
  expect((await linesUnder(page, 'main')).covered).toEqual([]);
});

test('a browser that keeps nothing is told so, and asked no more', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const release = await openEarly(page, '/');
  await button(page, 'Nur notwendige').click();
  await expect(dialog(page)).toBeHidden();
  await release();
  await expect(
    page.getByText('Ihr Browser bewahrt die Auswahl nicht auf.', { exact: true }),
  ).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});
