import type { Page } from '@playwright/test';
import { load } from 'cheerio';
import { MINIMUM_FILL_TIME } from '@/lib/submissions/head';
import { expectAccessible, expectAccessibleInBothSchemes } from './support/axe';
import { expectFits } from './support/width';
import {
  ADDRESS,
  answers,
  city,
  leadsOf,
  mailsOf,
  next,
  onStep,
  open,
  OWNER,
  send,
  thanks,
  walkTo,
} from './support/lead-form';
import { expect, test } from './support/test';
import { noticeableShifts, recordShifts, watch } from './support/watch';

const owner = (name: string) => ({ ...OWNER, email: `${name}.${Date.now()}@beispiel.de` });

/** Faster forms are set aside. */
const takeTime = (page: Page) => page.clock.fastForward(MINIMUM_FILL_TIME);

test('is for visitors from advertisements, not for search engines', async ({ request }) => {
  const $ = load(await (await request.get(ADDRESS)).text());
  expect($('title').first().text()).toBe('Kostenlose Immobilienbewertung');
  expect($('meta[name="robots"]').attr('content')).toBe('noindex, nofollow');
});

test.describe('the lead form, from the first step to the thanks', () => {
  test('by keyboard alone @database', async ({ page, portal }) => {
    const { email } = owner('tastatur');
    await page.clock.install();
    await open(page);
    const press = (key: string) => page.keyboard.press(key);
    const type = (text: string) => page.keyboard.type(text);

    await page.getByRole('radio', { name: 'Einfamilienhaus' }).focus();
    await press('ArrowLeft');
    await expect(page.getByRole('radio', { name: 'Grundstück' })).toBeChecked();
    await press('Enter');
    await onStep(page, 2);
    await expect(
      page.getByRole('heading', { name: 'Wo befindet sich Ihre Immobilie?' }),
    ).toBeFocused();
    await press('Tab');
    await type('80331');
    await expect(city(page)).toHaveValue('München');
    await press('Enter');
    await onStep(page, 3);
    await press('Tab');
    await type('820,4');
    await press('Enter');
    await onStep(page, 4);
    await press('Tab');
    await type(OWNER.name);
    await press('Tab');
    await type(email);
    await press('Tab');
    await type(OWNER.phone);
    await press('Tab');
    await press('Space');
    await press('Enter');
    await onStep(page, 5);
    await press('Tab');
    await press('Space');
    await press('Tab');
    await type('Nur vormittags');
    await press('Tab');
    await expect(page.getByText('Weitergabe an ein Maklerbüro: erlaubt')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ändern' })).toBeFocused();
    await press('Tab');
    await press('Tab');
    await expect(send(page)).toBeFocused();
    await takeTime(page);
    await press('Enter');
    await expect(thanks(page)).toBeFocused();

    const [lead, ...others] = await leadsOf(portal, email);
    expect(others).toEqual([]);
    expect(lead).toMatchObject({
      propertyType: 'grundstuck',
      postalCode: '80331',
      city: 'München',
      area: 0,
      plotArea: 820,
      yearBuilt: null,
      condition: null,
      timeline: 'sofort',
      additionalInfo: 'Nur vormittags',
      status: 'pending',
      quarantine: null,
    });
    expect(Boolean(lead?.partnerConsent)).toBe(true);
    expect(await mailsOf(portal, lead?.id)).toMatchObject([
      { template: 'lead-confirmation', recipient: email },
      { template: 'office-notice' },
    ]);
  });

  test('by pointer; the thanks say what follows @phone', async ({ page, portal }) => {
    const visitor = owner('zeiger');
    await walkTo(page, 5, visitor);
    await page.getByRole('radio', { name: 'Noch offen', exact: true }).check();
    await send(page).click();
    await expect(thanks(page)).toBeFocused();
    await expect(page.getByText('Ihre Anfrage wurde erfolgreich übermittelt.')).toBeVisible();
    await expect(page.getByText(visitor.email)).toBeVisible();
    const follows = page.getByRole('region', { name: 'Vielen Dank!' }).getByRole('listitem');
    await expect(follows).toHaveText([
      'Wir prüfen Ihre Angaben.',
      /innerhalb von 24\s?Stunden/,
      'Die Erstberatung ist kostenlos.',
      'Sie erhalten ein unverbindliches Angebot.',
    ]);
    const leads = await leadsOf(portal, visitor.email);
    expect(leads).toMatchObject([
      { propertyType: 'reihenhaus', area: 120, timeline: 'noch_offen' },
    ]);
    expect(Boolean(leads[0]?.partnerConsent)).toBe(false);
    await expectAccessible(page);
  });
  test('the server fails, then answers too late: one lead', async ({ page, portal }) => {
    const visitor = owner('stoerung');
    await walkTo(page, 5, visitor);
    await page.getByRole('radio', { name: 'Sofort', exact: true }).check();
    let attempt = 0;
    await page.route('**/api/ad-leads', async (route) => {
      attempt += 1;
      if (attempt === 1)
        return route.fulfill({ status: 503, json: { error: 'Das hat gerade nicht geklappt.' } });
      if (attempt === 2) {
        await route.fetch();
        return route.abort('connectionreset');
      }
      return route.continue();
    });
    const summary = page.getByRole('alert').filter({ hasText: 'noch nicht gesendet' });
    await send(page).click();
    await expect(summary).toContainText('Das hat gerade nicht geklappt.');
    await send(page).click();
    await expect(summary).toContainText('Die Verbindung zum Server ist abgebrochen.');
    expect(await leadsOf(portal, visitor.email)).toHaveLength(1);
    await send(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(await leadsOf(portal, visitor.email)).toHaveLength(1);
  });
});

test('Weiter stays where an answer is missing or wrong, and says why', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('button', { name: 'Zurück' })).toBeDisabled();
  await next(page);
  await expect(page.getByRole('group', { name: /Welche Immobilie/ })).toHaveAccessibleDescription(
    /Bitte wählen Sie einen Immobilientyp/,
  );
  await page.getByRole('radio', { name: 'Villa', exact: true }).check();
  await next(page);
  await onStep(page, 2);
  await page.getByLabel('Postleitzahl').fill('123');
  await next(page);
  const postalCode = page.getByLabel('Postleitzahl');
  await expect(postalCode).toBeFocused();
  await expect(postalCode).toHaveAccessibleDescription(/Bitte geben Sie eine gültige PLZ ein/);
  await expect(city(page)).toHaveAccessibleDescription(/Bitte geben Sie Ihre Stadt ein/);
  await postalCode.fill('1011a');
  await next(page);
  await expect(postalCode).toHaveAccessibleDescription(/Bitte geben Sie eine gültige PLZ ein/);
  await postalCode.fill('99999');
  await city(page).fill('Nirgends');
  await next(page);
  await onStep(page, 3);
  const area = page.getByLabel('Wohnfläche');
  await area.fill('groß');
  await next(page);
  await expect(area).toHaveAccessibleDescription(/Mindestens 20 m²/);
  await expect(area).toHaveValue('groß');
  await area.fill('1.200');
  await page.getByLabel(/Baujahr/).fill('1799');
  await next(page);
  await expect(page.getByLabel(/Baujahr/)).toHaveAccessibleDescription(/Ungültiges Baujahr/);
  await page.getByLabel(/Baujahr/).fill('alt');
  await expect(page.getByText('Das ist keine Jahreszahl.')).toBeVisible();
  await next(page);
  await onStep(page, 4);
});

test('the city follows the postcode, whose other places can be taken, until another one is typed', async ({
  page,
}) => {
  await walkTo(page, 2);
  await page.getByLabel('Postleitzahl').fill('22145');
  await expect(city(page)).toHaveValue('Hamburg');
  const others = page.getByRole('group', { name: 'Weitere Orte' });
  await others.getByRole('button', { name: 'Stapelfeld' }).click();
  await expect(city(page)).toHaveValue('Stapelfeld');
  await expectAccessible(page);
  await page.getByLabel('Postleitzahl').fill('17192');
  await expect(city(page)).toHaveValue('Waren (Müritz)');
  await others.getByRole('button', { name: /weitere$/ }).click();
  await expect(others.getByRole('button', { name: 'Varchentin' })).toBeVisible();
  await page.getByLabel('Postleitzahl').fill('01067');
  await expect(city(page)).toHaveValue('Dresden');
  await city(page).fill('Dresden-Altstadt');
  const named = page.waitForResponse('**/api/places**');
  await page.getByLabel('Postleitzahl').fill('50667');
  await named;
  await expect(city(page)).toHaveValue('Dresden-Altstadt');
});

test('a city finds its postcode; one that does not go with it is pointed out, and holds no one back', async ({
  page,
}) => {
  await walkTo(page, 2);
  await city(page).fill('Neuperlach');
  await page.getByRole('button', { name: '81737 München (Neuperlach)' }).click();
  await expect(page.getByLabel('Postleitzahl')).toHaveValue('81737');
  await expect(city(page)).toHaveValue('Neuperlach');
  await city(page).fill('Hamburg');
  await page.getByLabel('Postleitzahl').fill('81667');
  await expect(page.getByText(/^81667 gehört zu München\./)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'München übernehmen' }).click();
  await expect(city(page)).toHaveValue('München');
  await expect(page.getByText(/gehört zu München/)).toBeHidden();
  await city(page).fill('Hamburg');
  await next(page);
  await onStep(page, 3);
});

test('Back goes one step back; a reload keeps answers and step, but no consent', async ({
  page,
}) => {
  await walkTo(page, 4);
  await page.getByLabel('Ihr Name').fill('Erika Beispiel');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Zurück' }).click();
  await onStep(page, 3);
  await page.goBack();
  await onStep(page, 2);
  await page.goForward();
  await page.goForward();
  await onStep(page, 4);
  await expect(page.getByText('Gespeichert auf diesem Gerät')).toBeVisible();
  await page.reload();
  await onStep(page, 4);
  await expect(page.getByLabel('Ihr Name')).toHaveValue('Erika Beispiel');
  await expect(page.getByRole('checkbox')).not.toBeChecked();
});

test('sent without a timeline the form asks for it, Zurück still goes one step back, and what the server finds wrong leads to its step', async ({
  page,
}) => {
  await walkTo(page, 5);
  await send(page).click();
  const timeline = page.getByRole('group', { name: /Wann möchten Sie verkaufen/ });
  await expect(timeline).toHaveAccessibleDescription(/Bitte wählen Sie einen Zeitraum/);
  await page.getByRole('radio', { name: 'Sofort' }).focus();
  for (const step of [4, 3]) {
    await page.getByRole('button', { name: 'Zurück' }).click();
    await onStep(page, step);
  }
  await page.goForward();
  await page.goForward();
  await onStep(page, 5);

  await page.getByRole('radio', { name: 'Sofort', exact: true }).check();
  await page.route('**/api/ad-leads', (route) =>
    route.fulfill({
      status: 422,
      json: {
        error: 'Bitte die markierten Angaben prüfen.',
        fields: { city: 'Bitte geben Sie Ihre Stadt ein' },
      },
    }),
  );
  await send(page).click();
  await page.getByRole('link', { name: 'Bitte geben Sie Ihre Stadt ein' }).click();
  await onStep(page, 2);
  await expect(city(page)).toBeFocused();
});

test('has nothing for axe on any step, in light and dark, fits 320 pixels and asks no one else @phone', async ({
  page,
  portal,
}) => {
  const { complaints, foreign } = await watch(page, portal.url);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const viewport = page.viewportSize()!;
  await open(page);
  for (const [index, answer] of answers(page, OWNER).entries()) {
    await onStep(page, index + 1);
    await expectAccessibleInBothSchemes(page);
    await expectFits(page);
    await page.setViewportSize(viewport);
    await answer();
    if (index < 4) await next(page);
  }
  expect(complaints).toEqual([]);
  expect(foreign).toEqual([]);
});

test('an error that appears or goes moves nothing under the pointer @phone', async ({ page }) => {
  await recordShifts(page);
  await walkTo(page, 2);
  await page.getByLabel('Postleitzahl').fill('123');
  await expect(page.getByText('Bitte geben Sie eine gültige PLZ ein')).toBeVisible();
  await page.getByLabel('Postleitzahl').fill('99999');
  await expect(page.getByText('Bitte geben Sie eine gültige PLZ ein')).toBeHidden();
  expect(await noticeableShifts(page)).toEqual([]);
});
