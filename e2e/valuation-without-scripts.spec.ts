import type { Page } from '@playwright/test';
import { CONSENT_WORDINGS } from '../lib/submissions/kinds/wordings';
import { valuationsOf } from './support/database';
import { expect, test } from './support/test';
import { ADDRESS, consent, expectValue, HOME } from './support/wizard';

test.use({ javaScriptEnabled: false });

async function fillAll(page: Page, email: string) {
  await page.getByRole('radio', { name: 'Einfamilienhaus', exact: true }).check();
  await page.getByLabel('Wo liegt deine Immobilie?').fill(HOME.postalCode);
  await page.getByLabel('Wie groß ist die Wohnfläche?').fill('120');
  await page.getByLabel(/Wann wurde das Gebäude gebaut/).fill('1990');
  await page.getByLabel('Wie heißt du?').fill(HOME.name);
  await page.getByLabel('Wohin dürfen wir die Bewertung schicken?').fill(email);
  await page.getByLabel('Unter welcher Nummer erreichen wir dich?').fill(HOME.phone);
}

const submit = (page: Page) => page.getByRole('button', { name: 'Bewertung erhalten' }).click();

test.describe('without JavaScript', () => {
  test('the same address is one plain form that leads to the result, and stores nothing twice', async ({
    page,
    portal,
  }) => {
    const email = `ohne.skript.${Date.now()}@beispiel.de`;
    for (let time = 0; time < 2; time++) {
      await page.goto(ADDRESS);
      await fillAll(page, email);
      await consent(page);
      await submit(page);
      await expect(
        page.getByRole('heading', { name: 'Bewertung erfolgreich erstellt!' }),
      ).toBeVisible();
      await expectValue(page, '348.600');
    }
    expect(await valuationsOf(portal, email)).toHaveLength(1);

    const permission = page.getByRole('region', { name: 'Kontakt zu einem Maklerbüro' });
    await permission.getByRole('checkbox', { name: CONSENT_WORDINGS.partner }).check();
    await permission.getByRole('button', { name: 'Weitergabe erlauben' }).click();
    await expect(page.getByText('Ihre Erlaubnis ist gespeichert.')).toBeVisible();
    await page.getByRole('link', { name: 'Meine Anfrage' }).first().click();
    await expect(page.getByText(`„${CONSENT_WORDINGS.partner}“`)).toBeVisible();
  });

  test('Enter sends, errors stand beside their fields and every entry is kept', async ({
    page,
    portal,
  }) => {
    const email = `ohne.fehler.${Date.now()}@beispiel.de`;
    await page.goto(ADDRESS);
    await page.getByLabel('Wie heißt du?').fill('E');
    await page.keyboard.press('Enter');
    await expect(
      page.getByText('Der Name muss mindestens 2 Zeichen lang sein').first(),
    ).toBeVisible();
    await fillAll(page, email);
    await page.getByLabel('Wo liegt deine Immobilie?').fill('123');
    await page.getByLabel(/Möchtest du noch etwas ergänzen/).fill('Zwei Zeilen\nund Umlaute: äöü');
    await submit(page);

    const summary = page.getByRole('alert').filter({ hasText: 'Bitte prüfe deine Angaben' });
    await expect(summary.getByRole('link')).toHaveText([
      'Bitte gib eine gültige fünfstellige Postleitzahl ein',
      'Sie müssen der Datenschutzerklärung zustimmen',
      'Sie müssen der Kontaktaufnahme zustimmen',
    ]);
    const postalCode = page.getByLabel('Wo liegt deine Immobilie?');
    await expect(postalCode).toHaveAccessibleDescription(/gültige fünfstellige Postleitzahl/);
    await expect(postalCode).toHaveValue('123');
    await expect(page.getByRole('radio', { name: 'Einfamilienhaus' })).toBeChecked();
    await expect(page.getByLabel('Wie groß ist die Wohnfläche?')).toHaveValue('120');
    await expect(page.getByLabel(/Möchtest du noch/)).toHaveValue('Zwei Zeilen\nund Umlaute: äöü');
    expect(await valuationsOf(portal, email)).toHaveLength(0);

    await postalCode.fill('01067');
    await consent(page);
    await submit(page);
    await expectValue(page, '348.600');
    await expect(page.getByText('01067 Dresden', { exact: true })).toBeVisible();
    expect(await valuationsOf(portal, email)).toHaveLength(1);
  });
});
