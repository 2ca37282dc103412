import type { Page } from '@playwright/test';
import { SUGGESTIONS } from '../lib/adviser/constants';
import { query } from './support/database';
import { openEarly, paintsWithout, watchPaints } from './support/late-scripts';
import * as lead from './support/lead-form';
import { expect, test } from './support/test';
import { noticeableShifts, recordShifts } from './support/watch';
import * as wizard from './support/wizard';

test.describe.configure({ mode: 'parallel' });

test.describe('the wizard', () => {
  const VILLA = 'input[value="villa"]:checked';
  const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

  const WAYS: [string, (page: Page) => Promise<void>][] = [
    ['a press', (page) => page.getByText('Villa', { exact: true }).click()],
    ['Enter', (page) => radio(page, 'Villa').press('Enter')],
    ['Space', (page) => radio(page, 'Villa').press('Space')],
  ];
  for (const [way, choose] of WAYS) {
    test(`a card chosen early by ${way} keeps its mark and leads on @phone @long`, async ({
      page,
    }) => {
      const release = await openEarly(page, wizard.ADDRESS);
      await choose(page);
      if (way !== 'Enter') await watchPaints(page, VILLA);
      await release();
      await wizard.onStep(page, 2);
      if (way !== 'Enter') expect(await paintsWithout(page)).toBe(0);
      await page.goBack();
      await expect(radio(page, 'Villa')).toBeChecked();
      await wizard.onStep(page, 1);
    });
  }

  test('a card reached early by an arrow key keeps its mark and leads nowhere', async ({
    page,
  }) => {
    await page.clock.install();
    await recordShifts(page);
    const release = await openEarly(page, wizard.ADDRESS);
    await radio(page, 'Einfamilienhaus').focus();
    await page.keyboard.press('ArrowRight');
    const chosen = page.getByRole('radio', { checked: true });
    const name = await chosen.getAttribute('value');
    await release();
    await page.clock.runFor(2000);
    await wizard.onStep(page, 1);
    await expect(chosen).toHaveAttribute('value', name!);
    expect(await noticeableShifts(page)).toEqual([]);
    await wizard.next(page);
    await wizard.onStep(page, 2);
  });

  test('a draft goes on where it was left, with the card that was chosen early', async ({
    page,
  }) => {
    await page.clock.install();
    await wizard.walkTo(page, 4);
    const release = await openEarly(page, wizard.ADDRESS);
    await page.getByText('Villa', { exact: true }).click();
    await release();
    await wizard.onStep(page, 4);
    await page.clock.runFor(2000);
    await wizard.onStep(page, 4);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('villa');
  });
});

test.describe('the lead form', () => {
  test('what is chosen and sent on early leads on @phone', async ({ page }) => {
    const release = await openEarly(page, lead.ADDRESS);
    await page.getByText('Reihenhaus', { exact: true }).click();
    await lead.next(page);
    await watchPaints(page, 'input[value="reihenhaus"]:checked');
    await release();
    await lead.onStep(page, 2);
    expect(await paintsWithout(page)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('radio', { name: 'Reihenhaus' })).toBeChecked();
  });

  test('Enter without a choice says what is missing', async ({ page }) => {
    const release = await openEarly(page, lead.ADDRESS);
    await page.getByRole('radio', { name: 'Reihenhaus' }).press('Enter');
    await release();
    await lead.onStep(page, 1);
    await expect(page.locator('#propertyType-error')).toBeVisible();
  });
});

test.describe('the search of the header', () => {
  const box = (page: Page) => page.getByRole('combobox', { name: 'Artikel suchen' });

  test('Enter leads to the results', async ({ page }) => {
    const release = await openEarly(page, '/impressum');
    await box(page).fill('Notar');
    await box(page).press('Enter');
    await expect(page).toHaveURL('/ratgeber?search=Notar');
    await release();
    await expect(page.getByText(/Artikel zu „Notar“$/)).toBeVisible();
  });

  test('what was typed is known, and Enter leads to its results', async ({ page }) => {
    const release = await openEarly(page, '/impressum');
    await box(page).focus();
    await page.keyboard.type('Notar');
    await release();
    await expect(page.getByRole('listbox').getByRole('option').last()).toHaveText(
      'Alle Ergebnisse für "Notar" anzeigen',
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/ratgeber?search=Notar');
  });

  test('a box that has the focus offers the first articles, one that was left none', async ({
    page,
  }) => {
    let release = await openEarly(page, '/impressum');
    await box(page).focus();
    await release();
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(6);

    release = await openEarly(page, '/impressum');
    await box(page).fill('Notar');
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    await release();
    await expect(box(page)).toHaveValue('Notar');
    await expect(page.getByRole('listbox')).toBeHidden();
  });
});

test.describe('the adviser', () => {
  const [question, other] = SUGGESTIONS;
  const headings = (page: Page) => page.getByRole('log').getByRole('heading', { level: 2 });

  for (const [way, send] of [
    ['Enter', (page: Page) => page.keyboard.press('Enter')],
    ['the button', (page: Page) => page.getByRole('button', { name: 'Senden' }).click()],
  ] as const) {
    test(`a question sent early by ${way} is asked once @long`, async ({ page }) => {
      const release = await openEarly(page, '/beratung');
      await page.getByRole('textbox', { name: 'Ihre Frage' }).focus();
      await page.keyboard.type(question);
      await send(page);
      await send(page);
      await release();
      await expect(page.getByRole('button', { name: 'Antwort kopieren' })).toHaveCount(1);
      await expect(headings(page)).toHaveText([question]);
      await expect(page.getByRole('textbox', { name: 'Ihre Frage' })).toHaveValue('');
    });
  }

  test('a suggestion that a kept conversation takes the place of is asked within it', async ({
    page,
  }) => {
    await page.goto('/beratung');
    await page.getByRole('button', { name: question }).click();
    await expect(page.getByRole('button', { name: 'Antwort kopieren' })).toHaveCount(1);
    const release = await openEarly(page, '/beratung');
    await page.getByRole('button', { name: other }).click();
    await release();
    await expect(headings(page)).toHaveText([question, other]);
  });
});

test('a button that is pressed again and again is pressed once', async ({ page }) => {
  const release = await openEarly(page, '/ratgeber/spekulationssteuer-und-zehnjahresfrist');
  const call = page.getByRole('button', { name: 'Rückruf vereinbaren' });
  await call.click();
  await call.click();
  await expect(call).toHaveCSS('opacity', '0.6');
  await release();
  const dialog = page.getByRole('dialog', { name: 'Rückruf vereinbaren' });
  await expect(dialog).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(call).toHaveCSS('opacity', '1');
});

test('what is typed early is kept in this tab like what is typed later', async ({ page }) => {
  const release = await openEarly(page, '/makler/anfrage/starter');
  await page.getByRole('group').getByText('Professional').click();
  await page.getByLabel('Maklerbüro').fill('Büro Beispiel');
  await release();
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Büro');
  await page.reload();
  await expect(page.getByLabel('Maklerbüro')).toHaveValue('Büro Beispiel');
  await expect(page.getByRole('radio', { name: /Professional/ })).toBeChecked();
});

test('a plain form is sent by the browser itself, once', async ({ page, portal }) => {
  const phone = `030 ${Date.now()}`;
  const release = await openEarly(page, '/makler');
  await page.getByLabel('Ihre Telefonnummer').fill(phone);
  await page.getByRole('button', { name: 'Rückruf anfordern' }).click();
  await expect(page.getByText(/^Vielen Dank! Ein Mensch/)).toBeVisible();
  await release();
  await expect(page.getByText(/^Vielen Dank! Ein Mensch/)).toBeVisible();
  const calls = await query(
    portal,
    `SELECT * FROM "Callback" JOIN "Request" ON "id" = "requestId" WHERE "phone" = '${phone}'`,
  );
  expect(calls).toHaveLength(1);
});

test('scripts that do not come leave the plain form, with what was chosen', async ({ page }) => {
  let fail = () => {};
  const failed = new Promise<void>((resolve) => (fail = resolve));
  await page.route('**/_next/static/**/*.js', (route) => failed.then(() => route.abort()));
  await page.mainFrame().goto(wizard.ADDRESS, { waitUntil: 'domcontentloaded' });
  await page.getByText('Villa', { exact: true }).click();
  fail();
  await expect(page.locator('html:not(.js)')).toBeAttached();
  await expect(page.getByRole('radio', { name: 'Villa' })).toBeChecked();
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Bewertung erhalten' }).click();
  expect((await answer).status()).toBe(422);
});
