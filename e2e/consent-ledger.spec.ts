import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { CONSENT_WORDINGS } from '../lib/submissions/kinds/wordings';
import { valuationBody } from '../lib/testing/valuation-factory';
import { expectAccessibleInBothSchemes } from './support/axe';
import { valuationsOf } from './support/database';
import { arrive, withoutScripts } from './support/employee';
import { store } from './support/store';
import { expect, test } from './support/test';
import { expectFits } from './support/width';

const SEARCH = '/employee/dashboard/nachweise';
const PRIVACY = 'Ich stimme der Verarbeitung meiner personenbezogenen Daten zu';
const PARTNER = CONSENT_WORDINGS.partner;
const CONTACT = 'Ich wünsche eine persönliche Kontaktaufnahme';

async function newOwner({ request }: Page, name: string) {
  const email = `nachweis.${randomUUID()}@beispiel.de`;
  const phone = `0351 ${String(Math.random()).slice(2, 10)}`;
  const id = await store(request, 'valuation-requests', valuationBody({ name, email, phone }));
  return { email, phone, id };
}

async function openOwnSubmission(page: Page) {
  await page.goto('/anfrage');
  await page.getByRole('link', { name: 'Öffnen' }).click();
  await expect(page).toHaveURL(/\/anfrage\/[\w-]{43}/);
}

async function search(page: Page, typed: string) {
  await page.getByLabel('E-Mail-Adresse, Telefonnummer oder Bewertungs-ID').fill(typed);
  await page.getByRole('button', { name: 'Suchen' }).click();
}

const entry = (page: Page, wording: string) =>
  page.getByRole('listitem').filter({ hasText: `„${wording}“` });

const fact = (page: Page, wording: string, term: string) =>
  entry(page, wording).locator('div').filter({ hasText: term }).getByRole('definition');

test('an employee proves a consent, sees it withdrawn and takes the proof along', async ({
  page,
}) => {
  const { email, phone, id } = await newOwner(page, 'Nora Nachweis');
  await arrive(page);
  await page.locator('summary').filter({ hasText: 'Menü' }).click();
  const menu = page.getByRole('navigation', { name: 'Menü' });
  await menu.getByRole('link', { name: 'Nachweise' }).click();
  await search(page, email.toUpperCase());
  await expect(page.getByRole('heading', { name: 'Eine Anfrage gefunden' })).toBeFocused();
  expect(page.url()).not.toContain('beispiel');
  await page.getByRole('link', { name: /^Bewertungsanfrage vom / }).click();

  await expect(page).toHaveURL(`${SEARCH}/valuation/${id}`);
  for (const text of [email, phone, 'Nora Nachweis', 'keine angegeben']) {
    await expect(page.getByRole('definition').filter({ hasText: text })).toBeVisible();
  }
  for (const wording of [PRIVACY, CONTACT]) {
    await expect(fact(page, wording, 'Erteilt')).toHaveText(
      /^[\d.]{10}, [\d:]{5}\sUhr auf der Seite \/immobilie-bewerten, ohne Angabe einer Website gesendet$/,
    );
    await expect(fact(page, wording, 'Widerrufen')).toHaveText('nein');
    await expect(fact(page, wording, 'Prüfsumme')).toHaveText(/^[\da-f]{64}$/);
  }

  await openOwnSubmission(page);
  const consent = page.getByRole('listitem').filter({ hasText: CONTACT });
  await consent.locator('summary').click();
  await consent.getByRole('button', { name: 'Einwilligung widerrufen' }).click();
  await expect(page.getByText('Ihre Einwilligung ist widerrufen.')).toBeVisible();

  await page.goto(`${SEARCH}/valuation/${id}`);
  await expect(fact(page, CONTACT, 'Widerrufen')).toHaveText(/^[\d.]{10}, [\d:]{5}\sUhr$/);
  await expect(fact(page, PRIVACY, 'Widerrufen')).toHaveText('nein');
  await expect(page.getByText('Bitte nicht anrufen')).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Nachweis als JSON exportieren' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`nachweis-${id}.json`);
  const response = await page.request.get(`${SEARCH}/valuation/${id}/export.json`);
  expect(response.headers()['cache-control']).toContain('no-store');
  const proof = await response.json();
  expect(proof).toMatchObject({ subjectId: id, submission: { person: { email, phone } } });
  const contact = proof.entries.find(({ wording }: { wording: string }) => wording === CONTACT);
  expect(Date.parse(contact.withdrawnAt)).toBeGreaterThan(Date.parse(contact.givenAt));
});

test('a permission to be passed on is given on the result page, withdrawn, given again, and proved each time @database', async ({
  page,
}) => {
  const { id, email } = await newOwner(page, 'Paula Permit');
  await page.goto(`/bewertung/${id}`);
  const permission = page.getByRole('region', { name: 'Kontakt zu einem Maklerbüro' });
  await expect(permission.getByRole('checkbox', { name: PARTNER })).not.toBeChecked();
  await permission.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('status').filter({ hasText: 'Ihre Erlaubnis ist gespeichert.' }),
  ).toBeFocused();
  await expect(permission).toContainText(PARTNER);
  await permission.getByText('Weitergabe stoppen', { exact: true }).click();
  await permission.getByRole('button', { name: 'Jetzt stoppen' }).click();
  await expect(page.getByText('Ihre Einwilligung ist widerrufen.')).toBeVisible();

  await openOwnSubmission(page);
  await page.getByRole('checkbox', { name: PARTNER }).check();
  await page.getByRole('button', { name: 'Weitergabe erlauben' }).click();
  await expect(page.getByText('Ihre Erlaubnis ist gespeichert.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: PARTNER })).toHaveCount(0);

  await arrive(page, `/employee/dashboard?liste=bewertungen&suche=${email}`);
  await page.getByRole('link', { name: 'Paula Permit' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    /Weitergabe an ein Maklerbüro: erlaubt am [\d.]{10}/,
  );
  await page.goto(`${SEARCH}/valuation/${id}`);
  await expect(entry(page, PARTNER)).toHaveCount(2);
  await expect(entry(page, PARTNER).filter({ hasText: 'auf der Seite /bewertung,' })).toHaveCount(
    1,
  );
  await expect(entry(page, PARTNER).filter({ hasText: 'auf der Seite /anfrage,' })).toHaveCount(1);
});

test("what somebody wishes stands before the number, and 'Bitte nicht anrufen' takes the link away", async ({
  page,
}) => {
  const { phone, email } = await newOwner(page, 'Wilma Wunsch');
  await openOwnSubmission(page);
  await page.getByLabel('Am liebsten per E-Mail').check();
  await page.getByLabel('Vormittags, 9 bis 12').check();
  await page.getByRole('button', { name: 'Wunsch speichern' }).click();
  await expect(page).toHaveURL(/erledigt/);

  await arrive(page);
  const list = `/employee/dashboard?liste=bewertungen&suche=${email}`;
  await page.goto(list);
  const row = page.getByRole('listitem').filter({ hasText: 'Wilma Wunsch' });
  await expect(row).toContainText(/am liebsten per E-Mail.*vormittags, 9 bis 12\sUhr.*0351/s);
  await expect(row.getByRole('link', { name: phone })).toBeVisible();

  await openOwnSubmission(page);
  await page.getByLabel('Bitte nicht anrufen').check();
  await page.getByRole('button', { name: 'Wunsch speichern' }).click();
  await expect(page).toHaveURL(/erledigt/);
  await page.goto(list);
  await expect(row).toContainText(/Bitte nicht anrufen.*0351/s);
  await expect(row.getByRole('link', { name: phone })).toHaveCount(0);
  await row.getByRole('link', { name: 'Wilma Wunsch' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Einwilligungen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bewertungsanfrage vom');
});

test('a deleted submission keeps its proof and nothing of the person @database', async ({
  page,
  portal,
}) => {
  const { email, phone, id } = await newOwner(page, 'Luise Loesch');
  await openOwnSubmission(page);
  await page
    .getByRole('link', { name: /löschen/ })
    .first()
    .click();
  await page.getByLabel('Ich möchte diese Anfrage endgültig löschen').check();
  await page.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(page).toHaveURL(/geloescht/);
  expect(await valuationsOf(portal, email)).toEqual([]);

  await arrive(page, SEARCH);
  await search(page, phone.replace('0351', '+49 (0)351'));
  await expect(page.getByText(/^gelöscht am .*, Nachweis erhalten$/)).toBeVisible();
  await page.getByRole('link', { name: 'Bewertungsanfrage' }).click();
  await expect(page).toHaveURL(`${SEARCH}/valuation/${id}`);
  await expect(entry(page, PRIVACY)).toBeVisible();
  await expect(page.getByText(/gelöscht\. Erhalten ist der Nachweis/)).toBeVisible();
  for (const text of [email, phone, 'Luise']) await expect(page.getByText(text)).toHaveCount(0);
});

test('the search works without scripts', async ({ page, browser }) => {
  const { email } = await newOwner(page, 'Otto Ohne');
  await arrive(page);
  const still = await withoutScripts(page, browser);
  await still.goto(SEARCH);
  await search(still, 'Otto');
  await expect(still.getByRole('alert')).toContainText('Bitte geben Sie eine E-Mail-Adresse');
  await expect(still.getByRole('textbox')).toHaveValue('Otto');
  await search(still, email);
  await expect(still).toHaveURL(SEARCH);
  await still.getByRole('link', { name: /^Bewertungsanfrage vom / }).click();
  await expect(entry(still, CONTACT)).toBeVisible();
  await still.context().close();
});

async function expectWellMade(page: Page) {
  await expectAccessibleInBothSchemes(page);
  for (const width of [320, 768, 1280]) await expectFits(page, width, 800);
}

test('what cannot be searched for or is not there is said in words; axe finds nothing, nothing is too wide', async ({
  page,
}) => {
  const { email, id } = await newOwner(page, 'Axel Achse');
  await arrive(page, SEARCH);
  await expectWellMade(page);
  for (let attempt = 0; attempt < 2; attempt++) {
    await search(page, 'Erika');
    await expect(page.getByRole('alert', { name: 'Bitte prüfen Sie die Eingabe' })).toBeFocused();
  }
  await expectAccessibleInBothSchemes(page);
  await search(page, `niemand.${randomUUID()}@beispiel.de`);
  await expect(page.getByRole('heading', { name: 'Keine Anfrage gefunden' })).toBeFocused();
  await search(page, email);
  await expect(page.getByRole('heading', { name: 'Eine Anfrage gefunden' })).toBeVisible();
  await expectWellMade(page);

  await page.goto(`${SEARCH}/valuation/${id}`);
  await expectWellMade(page);
  const response = await page.goto(`${SEARCH}/valuation/${randomUUID()}`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Nachweis nicht gefunden' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});
