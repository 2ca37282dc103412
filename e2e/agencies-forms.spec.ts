import type { Page } from '@playwright/test';
import { load } from 'cheerio';
import { CONSENT_WORDINGS } from '@/lib/submissions/kinds/wordings';
import { expectAccessibleInBothSchemes } from './support/axe';
import { effectsOf, query, submissionsBy } from './support/database';
import { loseAnswer } from './support/failures';
import type { Portal } from './support/portal';
import { expect, test } from './support/test';
import { expectFits } from './support/width';

const THANKS = 'Vielen Dank! Ein Mensch aus unserem Büro ruft Sie zu unseren Bürozeiten an.';
const FAILURE = 'Es gab einen Fehler. Bitte versuchen Sie es erneut.';

const newPhone = () => `030 ${Date.now()}${Math.floor(Math.random() * 1000)}`;
const newEmail = () => `makler.${Date.now()}.${Math.floor(Math.random() * 1000)}@beispiel.de`;

const callbacksOf = (portal: Portal, phone: string) =>
  submissionsBy(portal, 'Callback', 'phone', phone);
const inquiriesOf = (portal: Portal, email: string) =>
  submissionsBy(portal, 'Inquiry', 'email', email);

async function withoutOutbox(portal: Portal, work: () => Promise<void>) {
  await query(portal, 'ALTER TABLE "OutboxMessage" RENAME TO "Elsewhere"');
  await work().finally(() => query(portal, 'ALTER TABLE "Elsewhere" RENAME TO "OutboxMessage"'));
}

/** @returns the status of the page that comes back */
async function pressed(page: Page, name: string): Promise<number> {
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name }).click();
  return (await answer).status();
}

test.describe('the callback field', () => {
  const API = '**/api/callback-requests/makler';
  const form = (page: Page) => page.getByRole('form', { name: 'Rückruf anfordern' });
  const field = (page: Page) => form(page).getByLabel('Ihre Telefonnummer');
  const button = (page: Page) => form(page).getByRole('button', { name: 'Rückruf anfordern' });
  const alert = (page: Page) => form(page).getByRole('alert');

  test('by keyboard: a second of sending, the thanks, and a call to make', async ({
    page,
    portal,
  }) => {
    const phone = newPhone();
    await page.clock.install();
    await page.goto('/makler', { waitUntil: 'networkidle' });
    await field(page).focus();
    await page.keyboard.type(phone);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.press('Enter');
    await expect(form(page).getByRole('button', { name: 'Wird gesendet...' })).toBeVisible();
    await page.clock.resume();
    await expect(alert(page)).toHaveText(THANKS);
    await expect(field(page)).toHaveValue('');

    const rows = await callbacksOf(portal, phone);
    expect(rows).toMatchObject([{ source: 'makler', name: null, status: 'pending' }]);
    const { consents, mails } = await effectsOf(portal, rows[0]?.id);
    expect(consents).toMatchObject([
      { purpose: 'callback', wording: CONSENT_WORDINGS.callback, sourcePage: '/makler' },
    ]);
    await expect(form(page)).toContainText(CONSENT_WORDINGS.callback);
    expect(mails).toEqual(['office-notice']);
  });

  test('the answer is lost: the number stays, a second press stores one call', async ({
    page,
    portal,
  }) => {
    const phone = newPhone();
    await page.goto('/makler', { waitUntil: 'networkidle' });
    await field(page).fill(phone);
    await loseAnswer(page, API);
    await button(page).click();
    await expect(alert(page)).toHaveText(FAILURE);
    await expect(field(page)).toHaveValue(phone);
    await page.reload();
    await expect(field(page)).toHaveValue(phone);
    await button(page).click();
    await expect(alert(page)).toHaveText(THANKS);
    expect(await callbacksOf(portal, phone)).toHaveLength(1);
  });

  test('axe finds nothing with an error and with the thanks', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/makler', { waitUntil: 'networkidle' });
    await field(page).fill('null eins');
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAccessibleDescription(/nur Ziffern/);
    await expectAccessibleInBothSchemes(page);
    await field(page).fill(newPhone());
    await button(page).click();
    await expect(alert(page)).toHaveText(THANKS);
    await expectAccessibleInBothSchemes(page);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('a wrong number comes back with its message, a fault keeps a right one, then there are thanks', async ({
      page,
      portal,
    }) => {
      const phone = newPhone();
      await page.goto('/makler');
      await field(page).fill('null eins');
      expect(await pressed(page, 'Rückruf anfordern')).toBe(200);
      await expect(field(page)).toHaveValue('null eins');
      await expect(field(page)).toHaveAccessibleDescription(/nur Ziffern/);
      await field(page).fill(phone);
      await withoutOutbox(portal, async () => {
        expect(await pressed(page, 'Rückruf anfordern')).toBe(200);
      });
      await expect(alert(page)).toHaveText(FAILURE);
      await expect(field(page)).toHaveValue(phone);
      expect(await pressed(page, 'Rückruf anfordern')).toBe(200);
      await expect(alert(page)).toHaveText(THANKS);
      await expect(field(page)).toHaveValue('');
      expect(await callbacksOf(portal, phone)).toMatchObject([{ source: 'makler' }]);
    });
  });
});

const ADDRESS = '/makler/anfrage/professional';
const SEND = 'Anfrage senden';

const textOf = (page: Page, label: string) => page.getByRole('textbox', { name: label });
const choice = (page: Page, name: string) => page.getByRole('radio', { name });
const summary = (page: Page) => page.getByRole('complementary', { name: 'Ihr Paket' });
const thanks = (page: Page) => page.getByRole('heading', { name: 'Vielen Dank.' });
const complaint = (page: Page) => page.getByRole('main').getByRole('alert');

async function fill(page: Page, email: string) {
  await textOf(page, 'Postleitzahlgebiet').fill('10,144, 80331');
  await textOf(page, 'Maklerbüro').fill('Beispiel Immobilien');
  await textOf(page, 'Ansprechpartner').fill('Max Muster');
  await textOf(page, 'E-Mail').fill(email);
  await textOf(page, 'Telefon').fill('+49 (0)30 1234567');
}

test.describe('the inquiry for a package', () => {
  test('by keyboard alone, from the package to the thanks', async ({ page, portal }) => {
    const email = newEmail();
    const press = (key: string) => page.keyboard.press(key);
    await page.goto(ADDRESS);
    await expect(choice(page, 'Professional')).toBeChecked();
    await expect(summary(page).getByText('Monatlicher Bericht')).toBeVisible();
    await choice(page, 'Professional').focus();
    await press('ArrowRight');
    await expect(choice(page, 'Enterprise')).toBeChecked();
    await expect(summary(page).getByText('1.999\u00a0€')).toBeVisible();
    await expect(summary(page).getByText('Monatlicher Bericht')).toBeHidden();
    for (const typed of ['10, 144', 'Beispiel Immobilien', 'Max Muster', email, '030 1234567']) {
      await press('Tab');
      await page.keyboard.type(typed);
    }
    await press('Tab');
    await page.keyboard.type('Guten Tag,');
    await press('Enter');
    await page.keyboard.type('ist Potsdam noch frei?');
    await press('Tab');
    await press('Tab');
    await expect(page.getByRole('button', { name: SEND })).toBeFocused();
    await expect(page.getByRole('main')).toContainText(CONSENT_WORDINGS.inquiry);
    await press('Enter');
    await expect(thanks(page)).toBeFocused();
    await expect(page.getByRole('main')).toContainText('Paket Enterprise');
    await expect(page.getByRole('main')).toContainText(email);

    const rows = await inquiriesOf(portal, email);
    expect(rows).toMatchObject([
      {
        package: 'enterprise',
        postalArea: '10, 144',
        office: 'Beispiel Immobilien',
        name: 'Max Muster',
        phone: '030 1234567',
        message: 'Guten Tag,\nist Potsdam noch frei?',
        status: 'pending',
      },
    ]);
    const { consents, mails } = await effectsOf(portal, rows[0]?.id);
    expect(consents).toMatchObject([{ purpose: 'inquiry', wording: CONSENT_WORDINGS.inquiry }]);
    expect(mails).toEqual(['inquiry-confirmation', 'office-notice']);
  });

  test('the answer is lost: nothing is lost, a second press stores one inquiry', async ({
    page,
    portal,
  }) => {
    const email = newEmail();
    await page.goto(ADDRESS);
    await fill(page, email);
    await loseAnswer(page, '**/api/agent-inquiries');
    await page.getByRole('button', { name: SEND }).click();
    await expect(complaint(page)).toBeFocused();
    await expect(complaint(page)).toContainText('Ihre Anfrage wurde noch nicht gesendet');
    await expect(complaint(page)).toContainText('Ihre Angaben sind noch da.');
    await expect(textOf(page, 'Maklerbüro')).toHaveValue('Beispiel Immobilien');
    await page.getByRole('button', { name: SEND }).click();
    await expect(thanks(page)).toBeFocused();
    expect(await inquiriesOf(portal, email)).toHaveLength(1);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('errors stand at their fields, a fault of the server keeps every entry, then it is stored', async ({
      page,
      portal,
    }) => {
      const email = newEmail();
      await page.goto(ADDRESS);
      await fill(page, email);
      await choice(page, 'Starter').check();
      await expect(summary(page).getByText('249\u00a0€')).toBeVisible();
      await textOf(page, 'Postleitzahlgebiet').fill('Berlin');
      await textOf(page, 'Nachricht').fill('Zwei Zeilen\nund Umlaute: äöü');
      expect(await pressed(page, SEND)).toBe(200);
      await expect(complaint(page)).toContainText('Bitte prüfen Sie Ihre Angaben');
      await expect(complaint(page).getByRole('link')).toHaveText([
        /^Bitte nennen Sie Postleitzahlen/,
      ]);
      await expect(choice(page, 'Starter')).toBeChecked();
      const area = textOf(page, 'Postleitzahlgebiet');
      await expect(area).toHaveValue('Berlin');
      await expect(area).toHaveAccessibleDescription(/Bitte nennen Sie Postleitzahlen/);
      await expect(textOf(page, 'Nachricht')).toHaveValue('Zwei Zeilen\nund Umlaute: äöü');
      expect(await inquiriesOf(portal, email)).toHaveLength(0);

      await area.fill('10');
      await withoutOutbox(portal, async () => {
        expect(await pressed(page, SEND)).toBe(200);
      });
      await expect(complaint(page)).toContainText('Ihre Anfrage wurde noch nicht gesendet');
      await expect(textOf(page, 'E-Mail')).toHaveValue(email);
      expect(await pressed(page, SEND)).toBe(200);
      await expect(thanks(page)).toBeVisible();
      await expect(page.getByRole('main')).toContainText('Paket Starter');
      expect(await inquiriesOf(portal, email)).toMatchObject([
        { package: 'starter', postalArea: '10' },
      ]);
    });
  });
});

test('what was typed is there on another package and after a reload, until it is sent', async ({
  page,
}) => {
  await page.goto(ADDRESS);
  await fill(page, newEmail());
  await page.goto('/makler/anfrage/starter');
  await expect(textOf(page, 'Maklerbüro')).toHaveValue('Beispiel Immobilien');
  await expect(choice(page, 'Starter')).toBeChecked();
  await choice(page, 'Enterprise').check();
  await page.waitForFunction(() => Object.values(sessionStorage).join().includes('enterprise'));
  await page.reload();
  await expect(choice(page, 'Enterprise')).toBeChecked();
  await expect(summary(page).getByText('1.999\u00a0€')).toBeVisible();
  await page.getByRole('button', { name: SEND }).click();
  await expect(thanks(page)).toBeFocused();
  await page.reload();
  await expect(textOf(page, 'Maklerbüro')).toHaveValue('');
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

test('axe finds nothing in the inquiry with errors and after sending', async ({ page }) => {
  await page.goto(ADDRESS);
  await textOf(page, 'Postleitzahlgebiet').fill('Berlin');
  await page.getByRole('button', { name: SEND }).click();
  await expect(complaint(page)).toBeFocused();
  await expect(complaint(page).getByRole('link')).toHaveCount(5);
  await expectAccessibleInBothSchemes(page);
  await complaint(page).getByRole('link').first().click();
  await expect(textOf(page, 'Postleitzahlgebiet')).toBeFocused();
  await fill(page, newEmail());
  await page.getByRole('button', { name: SEND }).click();
  await expect(thanks(page)).toBeFocused();
  await expectAccessibleInBothSchemes(page);
});

test('at 320 px with forced colours both forms fit, with errors and with the thanks', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(ADDRESS);
  await page.getByRole('button', { name: SEND }).click();
  await expect(complaint(page)).toBeInViewport();
  await expectFits(page, 320, 568);
  await fill(page, `${'lang'.repeat(15)}@${'beispiel'.repeat(6)}.de`);
  await page.getByRole('button', { name: SEND }).click();
  await expect(thanks(page)).toBeFocused();
  await expectFits(page, 320, 568);
  await page.goto('/makler', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Rückruf anfordern' }).click();
  await expect(page.getByLabel('Ihre Telefonnummer')).toBeFocused();
  await expectFits(page, 320, 568);
});

test('a package that there is not has no page; those that there are stay out of searches', async ({
  request,
}) => {
  expect((await request.get('/makler/anfrage/gold')).status()).toBe(404);
  for (const [id, name] of [
    ['starter', 'Starter'],
    ['professional', 'Professional'],
    ['enterprise', 'Enterprise'],
  ] as const) {
    const $ = load(await (await request.get(`/makler/anfrage/${id}`)).text());
    expect($('title').text()).toContain(`Lead-Paket ${name} anfragen`);
    expect($('meta[name="robots"]').attr('content')).toContain('noindex');
  }
});
