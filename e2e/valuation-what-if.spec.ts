import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from './support/axe';
import { expectFits } from './support/width';
import { expect, test } from './support/test';
import { createValuation } from './support/valuation';
import { noticeableShifts, recordShifts } from './support/watch';

const section = (page: Page) => page.getByRole('region', { name: 'Was würde den Wert ändern?' });
const form = (page: Page) => page.getByRole('form', { name: 'Was würde den Wert ändern?' });
const area = (page: Page) => form(page).getByLabel('Wohnfläche');
const condition = (page: Page) => form(page).getByLabel('Zustand');

const figure = (page: Page) => section(page).locator('dl');

const SAME = /±0\s€$/;
const MORE = /\+[\d.]+\s€ \(\+[\d,]+\s%\)$/;

const addressOf = async (request: APIRequestContext, body = {}) =>
  `/bewertung/${(await createValuation(request, body)).id}`;

async function open(page: Page, request: APIRequestContext, body = {}) {
  await page.goto(await addressOf(request, body));
  await section(page).scrollIntoViewIfNeeded();
  await expect(form(page)).toHaveAttribute('data-ready');
}

test('the value follows without a connection, and nothing is asked of the server', async ({
  page,
  request,
  context,
}) => {
  await open(page, request);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const requests: string[] = [];
  page.on('request', (asked) => {
    // The router checks the connection by HEAD.
    if (asked.method() !== 'HEAD') requests.push(asked.url());
  });
  await expect(figure(page)).toHaveText(SAME);
  await area(page).fill('140');
  await expect(figure(page)).toHaveText(MORE);
  const larger = await figure(page).textContent();
  await condition(page).selectOption('Sanierungsbedürftig');
  await expect(figure(page)).not.toHaveText(larger!);
  await form(page).getByLabel('Immobilientyp').selectOption('Eigentumswohnung');
  await expect(form(page).getByLabel('Grundstück')).toBeHidden();
  await form(page).getByRole('button', { name: 'Zurücksetzen' }).click();
  await expect(figure(page)).toHaveText(SAME);
  expect(requests).toEqual([]);
});

test('a wrong answer keeps the last figures and is named at its field; a change leaves nothing behind', async ({
  page,
  request,
}) => {
  await open(page, request);
  const kept = () =>
    page.evaluate(() => [
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
    ]);
  const before = await kept();
  await area(page).fill('140');
  await expect(figure(page)).toHaveText(MORE);
  await area(page).fill('1');
  await expect(area(page)).toHaveAccessibleDescription(/mindestens 10 m² betragen/);
  await expect(area(page)).toHaveValue('1');
  await expect(figure(page)).toHaveText(MORE);
  await expectAccessibleInBothSchemes(page);
  await area(page).fill('120');
  await expect(area(page)).not.toHaveAttribute('aria-invalid');
  await expect(figure(page)).toHaveText(SAME);
  await area(page).fill('140');
  await expect(figure(page)).toHaveText(MORE);
  expect(await kept()).toEqual(before);
  await page.reload();
  await expect(area(page)).toHaveValue('120');
  await expect(figure(page)).toHaveText(SAME);
});

test('by keyboard alone; the figures are read out after the typing', async ({ page, request }) => {
  await open(page, request);
  await area(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('140');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/bewertung\/[\da-f-]+$/);
  await expect(section(page).getByRole('status')).toHaveText(
    /^Geschätzter Wert [\d.]+\s€, [\d.]+\s€ mehr, Spanne .*€\.$/,
  );
  await page.keyboard.press('Tab');
  await expect(form(page).getByLabel('Baujahr')).toBeFocused();
  for (let press = 0; press < 3; press++) await page.keyboard.press('Tab');
  await expect(form(page).getByRole('button', { name: 'Zurücksetzen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(figure(page)).toHaveText(SAME);
});

test('has nothing for axe to find, fits 320 pixels, and shows field and figures together @phone', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, request, { area: 1234.5 });
  await expectAccessibleInBothSchemes(page);
  await expectFits(page);
  for (const label of ['Wohnfläche', 'Grundstück']) {
    const field = form(page).getByLabel(label);
    await field.focus();
    await expect(async () => {
      const top = (await field.boundingBox())!.y;
      const figures = (await figure(page).boundingBox())!;
      expect(top).toBeGreaterThan(figures.y + figures.height);
      expect(figures.y).toBeGreaterThanOrEqual(0);
    }).toPass();
  }
});

test('moves nothing on the page, neither when it is loaded nor by a message @phone', async ({
  page,
  request,
}) => {
  await recordShifts(page);
  await open(page, request);
  await area(page).fill('x');
  await expect(area(page)).toHaveAccessibleDescription(/als Zahl ein/);
  expect(await noticeableShifts(page)).toEqual([]);
});

test('what is typed before the calculation is there is made up for', async ({ page, request }) => {
  await page.goto(await addressOf(request), { waitUntil: 'commit' });
  await area(page).fill('140');
  await expect(figure(page)).toHaveText(MORE);
});

test('a calculation that cannot be fetched is said so, and fetched at the next change', async ({
  page,
  request,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await page.goto(await addressOf(request), { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await area(page).fill('140');
  await expect(section(page).getByRole('alert')).toContainText('konnte nicht geladen werden');
  await expect(area(page)).toHaveValue('140');
  await context.setOffline(false);
  await area(page).press('End');
  await area(page).pressSequentially(',5');
  await expect(figure(page)).toHaveText(MORE);
  await expect(area(page)).toBeFocused();
  await expect(area(page)).toHaveValue('140,5');
  await expect(section(page).getByRole('alert')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the part says what it needs, and everything else is there', async ({ page, request }) => {
    await page.goto(await addressOf(request));
    await expect(section(page)).toContainText('braucht dafür JavaScript');
    await expect(area(page)).toBeHidden();
    await expect(page.getByRole('img', { name: 'Karte: München, Bayern' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'So kommt der Wert zustande' })).toBeVisible();
  });
});
