import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callbackBody } from '../lib/testing/callback-factory';
import { contactBody } from '../lib/testing/contact-factory';
import { inquiryBody } from '../lib/testing/inquiry-factory';
import { leadBody } from '../lib/testing/lead-factory';
import { valuationBody } from '../lib/testing/valuation-factory';
import { expectAccessibleInBothSchemes } from './support/axe';
import { valuationsOf } from './support/database';
import {
  arrive,
  colleague,
  dialNothing,
  expectClosedDialog,
  expectOpenDialog,
  otherBrowser,
  says,
} from './support/employee';
import { ownLink, type Mailbox } from './support/mailbox';
import { test as mailedTest } from './support/mailed-test';
import { store } from './support/store';
import { expect, test } from './support/test';
import { noticeableShifts, recordShifts, watch } from './support/watch';
import { expectFits } from './support/width';
import { HOME, valueHome } from './support/wizard';

const dialog = (page: Page) => page.getByRole('dialog');
const roomIn = (page: Page) => dialog(page).evaluate((node) => node.scrollWidth - node.clientWidth);
const button = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true });
async function choose(page: Page, list: string, entry: string) {
  await dialog(page).getByRole('combobox', { name: list }).click();
  await page.getByRole('option', { name: entry, exact: true }).click();
}

const notes = (page: Page) => dialog(page).getByLabel('Notizen');
const save = (page: Page) => button(page, 'Änderungen speichern').click();

const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function valueAndConfirm(page: Page, mailbox: Mailbox) {
  await valueHome(page);
  const mail = await mailbox.read(HOME.email, /^Bitte bestätigen Sie/);
  await page.goto(new URL(ownLink(mail)).pathname);
  await page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click();
  await expect(page.getByText('Danke, Ihre E-Mail-Adresse ist bestätigt.')).toBeVisible();
}

const completedToday = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: 'Heute abgeschlossen' });

async function openFromList(page: Page) {
  await page.getByRole('link', { name: HOME.name, exact: true }).first().click();
  await expect(dialog(page)).toBeVisible();
}

async function call(page: Page) {
  await dialog(page).getByRole('link', { name: 'Jetzt anrufen' }).click();
  await dialog(page).getByLabel('Erreicht', { exact: true }).check();
  await dialog(page).getByLabel('Was wurde besprochen?').fill('Verkauf im Frühjahr');
  await button(page, 'Anruf notieren').click();
  await says(page, 'Der Anruf ist notiert.');
  await expect(dialog(page).getByLabel('Status')).toHaveText('Kontaktiert');
}

async function writeMail(page: Page, mailbox: Mailbox) {
  await button(page, 'E-Mail senden').click();
  await choose(page, 'Vorlage', 'Rückmeldung');
  await dialog(page).getByLabel('Betreff').fill('Ihr Haus in München');
  await button(page, 'Rückruf vereinbaren').click();
  await button(page, 'E-Mail senden').click();
  await choose(page, 'Vorlage', 'Telefonisch nicht erreicht');
  await button(page, 'Meinen Text behalten').click();
  await expect(dialog(page).getByLabel('Betreff')).toHaveValue('Ihr Haus in München');
  await button(page, 'Senden').click();
  await says(page, 'Die E-Mail wird verschickt.');
  const mail = await mailbox.read(HOME.email, /^Ihr Haus in München$/);
  expect(mail.text).toContain('vielen Dank für Ihre Bewertungsanfrage');
}

async function setValue(page: Page, mailbox: Mailbox) {
  const value = dialog(page).getByRole('region', { name: 'Wert' });
  await expect(value.getByText(/^Aussagekraft (hoch|mittel|gering)\./)).toBeVisible();
  await value.getByText('Wie der Wert zustande kommt').click();
  await expect(value.getByRole('rowheader', { name: /^Lage/ })).toBeVisible();
  await button(page, 'Bewertung erstellen').click();
  await dialog(page).getByLabel('Wert der Immobilie').fill('viel');
  await button(page, 'Wert eintragen').click();
  await expect(dialog(page).getByLabel('Wert der Immobilie')).toBeFocused();
  await dialog(page).getByLabel('Wert der Immobilie').fill('361.000');
  await dialog(page).getByLabel('Begründung').fill('Das Dach ist neu, die Lage gefragt.');
  await button(page, 'Wert eintragen').click();
  await expect(
    dialog(page).getByText(/liegt [\d.]+\s€ \([\d,]+\s%\) unter dem geschätzten Wert/),
  ).toBeVisible();

  await button(page, 'Bewertung senden').click();
  await button(page, 'Senden').click();
  await says(page, 'Die Bewertung wird verschickt.');
  await expect
    .poll(async () => (await mailbox.read(HOME.email, /^Ihre ausführliche Bewertung$/)).text)
    .toContain('361.000');
}

async function arrange(page: Page, mailbox: Mailbox) {
  await button(page, 'Termin vereinbaren').click();
  await dialog(page).getByLabel('Tag').fill(dayFromNow(4));
  await dialog(page).getByLabel('Uhrzeit').fill('10:00');
  await dialog(page).getByLabel('Ort', { exact: true }).fill('Sendlinger Straße 1, München');
  await button(page, 'Einladung senden').click();
  await says(page, 'Der Termin ist vereinbart');
  const mail = await mailbox.read(HOME.email, /Termin/);
  const invitation = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  const content = Buffer.from(invitation?.content as ArrayBuffer).toString();
  expect(content).toContain('METHOD:REQUEST');
  expect(content).toContain('Sendlinger Straße 1');
  await expect(dialog(page).getByText(/^Termin am .*Sendlinger Straße 1/)).toBeVisible();
}

mailedTest.describe('from the wizard to its end', () => {
  mailedTest(
    'a submission is worked on until it is completed',
    async ({ page, browser, mailbox, served }) => {
      const visitor = await otherBrowser(browser, served);
      await valueAndConfirm(visitor, mailbox);
      await visitor.context().close();
      await dialNothing(page);
      await arrive(page, '/employee/dashboard?liste=bewertungen');
      await openFromList(page);

      await expect(dialog(page).getByText('Noch nicht zugewiesen')).toBeVisible();
      await button(page, 'Mir zuweisen').click();
      await expect(dialog(page).getByText('Zugewiesen an Mitarbeiter #1')).toBeVisible();
      await call(page);
      await writeMail(page, mailbox);
      await setValue(page, mailbox);
      await arrange(page, mailbox);

      await notes(page).fill('Unterlagen liegen vor.');
      await save(page);
      await expectClosedDialog(page);

      await openFromList(page);
      await expect(notes(page)).toHaveValue('Unterlagen liegen vor.');
      await choose(page, 'Status', 'Abgeschlossen');
      await expectClosedDialog(page);
      await says(page, 'Status: Abgeschlossen');
      await expect(completedToday(page)).toContainText('1');
      await page.getByRole('button', { name: 'Rückgängig' }).click();
      await says(page, 'Status: Kontaktiert');
      await expect(completedToday(page)).toContainText('0');

      await openFromList(page);
      await choose(page, 'Status', 'Abgeschlossen');
      await expect(completedToday(page)).toContainText('1');
      const [row] = await valuationsOf(served, HOME.email);
      expect(row).toMatchObject({
        status: 'completed',
        employeeNotes: 'Unterlagen liegen vor.',
        expertValue: 361_000,
      });
    },
  );
});

async function newCallback({ request }: Page, name: string) {
  const data = callbackBody({ name, email: 'erika@beispiel.de' });
  const id = await store(request, 'callback-requests', data);
  return `/employee/dashboard?liste=rueckrufe&suche=${encodeURIComponent(name)}&anfrage=${id}`;
}

test('two employees write at once, and no note is lost @database', async ({
  page,
  browser,
  portal,
}) => {
  const address = await newCallback(page, 'Zita Zugleich');
  await arrive(page);
  const other = await colleague(browser, portal);
  await page.goto(address);
  await other.goto(address);

  await notes(page).fill('Karin: ruft am Montag zurück.');
  await notes(other).fill('Erika: sucht schon eine neue Wohnung.');
  await save(page);
  await expect(dialog(page)).toBeHidden();
  await save(other);
  const both = other.getByRole('alert', { name: 'Ihr Text ist noch nicht gespeichert' });
  await expect(both).toBeFocused();
  await expect(both).toContainText(/Inzwischen gespeichert von Karin Beispiel, \d\d:\d\d\sUhr/);
  await expect(both).toContainText('Karin: ruft am Montag zurück.');
  await expect(dialog(other).getByRole('region', { name: 'Verlauf' })).toContainText(
    'Karin: ruft am Montag zurück.',
  );
  await other.getByRole('button', { name: 'Beide zusammenführen' }).click();
  await save(other);
  await expect(dialog(other)).toBeHidden();

  await page.goto(address);
  await expect(notes(page)).toHaveValue(
    'Karin: ruft am Montag zurück.\n\nErika: sucht schon eine neue Wohnung.',
  );
  await other.context().close();
});

test('without a connection the note stays, also after a reload', async ({ page }) => {
  const address = await newCallback(page, 'Olga Ohnenetz');
  await arrive(page, address);
  await notes(page).fill('Möchte im Mai verkaufen.');
  await page.route('**/status', (route) => route.abort());
  await save(page);
  await expect(dialog(page).getByText(/Die Verbindung zum Server ist abgebrochen/)).toBeVisible();
  await expect(notes(page)).toHaveValue('Möchte im Mai verkaufen.');

  await page.unroute('**/status');
  await page.reload();
  await expect(notes(page)).toHaveValue('Möchte im Mai verkaufen.');
  await expectOpenDialog(page);
  await page.keyboard.press('Escape');
  await expect(
    page.getByRole('alertdialog', { name: 'Nicht gespeicherte Notiz verwerfen?' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Weiter schreiben' }).click();
  await save(page);
  await says(page, 'Die Änderungen sind gespeichert.');
  await page.goto(address);
  await expect(notes(page)).toHaveValue('Möchte im Mai verkaufen.');
});

test('the dialog is worked by keyboard, is accessible and fits 320 pixels', async ({ page }) => {
  const address = await newCallback(page, 'Tilda Taste');
  await arrive(page, address.replace(/&anfrage=.*/, ''));
  const card = page.getByRole('link', { name: 'Tilda Taste' });
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();

  await button(page, 'Rückruf vereinbaren').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Rückruf vereinbaren' })).toBeFocused();
  await button(page, 'Rückruf eintragen').press('Enter');
  await expect(dialog(page).getByLabel('Tag')).toBeFocused();
  await expectAccessibleInBothSchemes(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await roomIn(page)).toBe(0);

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(card).toBeFocused();
});

for (const [kind, path, body, list] of [
  ['a call', 'callback-requests', callbackBody, '?liste=rueckrufe'],
  ['a message', 'contact-requests', contactBody, '?liste=kontakte'],
  ['a valuation', 'valuation-requests', valuationBody, '?liste=bewertungen'],
  ['a sale', 'ad-leads', leadBody, '/leads?'],
  ['a package', 'agent-inquiries', inquiryBody, '/maklerbueros?'],
] as const) {
  test(`a submission for ${kind} is accessible in its list and open, in the dark too, shifts nothing and fits 320 pixels @phone`, async ({
    page,
    portal,
  }) => {
    const name = `Art${randomUUID().replace(/[^a-z]/g, '')}`;
    await store(page.request, path, body({ name, email: `${name}@beispiel.de` }));
    await arrive(page);
    const { complaints, foreign } = await watch(page, portal.url);
    await recordShifts(page);
    const size = page.viewportSize()!;
    await page.goto(`/employee/dashboard${list}&suche=${name}`);
    await page.waitForLoadState('networkidle');
    expect(await noticeableShifts(page)).toEqual([]);
    await expectAccessibleInBothSchemes(page);
    await expectFits(page);
    await page.setViewportSize(size);

    await page.getByRole('link', { name, exact: true }).first().press('Enter');
    await expect(dialog(page)).toContainText(name);
    await page.waitForLoadState('networkidle');
    await expectAccessibleInBothSchemes(page);
    await expectFits(page);
    expect(await roomIn(page)).toBe(0);
    expect(complaints).toEqual([]);
    expect(foreign).toEqual([]);
  });
}
