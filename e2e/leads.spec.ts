import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessible, expectAccessibleInBothSchemes } from './support/axe';
import { arrive, otherBrowser } from './support/employee';
import { answers, next, onStep, open, send, thanks } from './support/lead-form';
import { ownLink, type Mailbox } from './support/mailbox';
import { expect, test } from './support/mailed-test';

const OWNER = {
  postalCode: '80331',
  city: 'München',
  area: '140',
  name: 'Erika Beispiel',
  email: 'erika@beispiel.de',
  phone: '089 12345678',
};

const AGENCY = { name: 'Isar Immobilien', email: 'buero@isar.example' };

const WORDS = 'Ja, das Haus gehört mir. Im Frühjahr soll es verkauft sein.';

async function linkIn(mailbox: Mailbox, to: string, subject: RegExp, path: string) {
  const { text = '' } = await mailbox.read(to, subject);
  const [link] = new RegExp(`https?://\\S+${path}/[\\w.-]+`).exec(text) ?? [];
  expect(link).toBeDefined();
  return new URL(link!).pathname;
}

async function askAndConfirm(page: Page, mailbox: Mailbox) {
  await page.clock.install();
  await open(page);
  const [type, place, size, person] = answers(page, OWNER);
  const steps = [
    type!,
    place!,
    async () => {
      await size!();
      await page.getByLabel('Baujahr').fill('1995');
      await page.getByLabel('Zustand').selectOption('Gut');
    },
    async () => {
      await person!();
      await page.getByLabel(/höchstens ein Maklerbüro/).check();
    },
    () => page.getByRole('radio', { name: /3\sMonaten/ }).check(),
  ];
  for (const [index, answer] of steps.entries()) {
    await onStep(page, index + 1);
    await answer();
    if (index < steps.length - 1) await next(page);
  }
  // Faster forms are taken for a program's.
  await page.clock.fastForward(10_000);
  await send(page).click();
  await expect(thanks(page)).toBeVisible();
  const own = new URL(ownLink(await mailbox.read(OWNER.email, /./))).pathname;
  await page.goto(own);
  await page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click();
  await expect(page.getByText('Danke, Ihre E-Mail-Adresse ist bestätigt.')).toBeVisible();
  return own;
}

async function enterAgency(page: Page) {
  await page.goto('/employee/dashboard/vertrieb/bueros/neu');
  await page.getByLabel('Büro', { exact: true }).fill(AGENCY.name);
  await page.getByLabel('Ansprechpartner').fill('Ida Makler');
  await page.getByLabel('E-Mail-Adresse').fill(AGENCY.email);
  await page.getByLabel('Stand', { exact: true }).selectOption('Aktiv');
  await page.getByLabel('Gebiete', { exact: true }).fill('80, 81');
  await page.getByLabel('Paket').selectOption('Starter');
  await page.getByRole('button', { name: 'Speichern' }).click();
  // Agencies are active only after a check of their licence.
  await expect(page.getByText(/Erlaubnis nach § 34c geprüft ist/).first()).toBeVisible();
  await page.getByLabel('Erlaubnis nach § 34c GewO').fill('34c-2031');
  await page.getByLabel('Ich habe die Erlaubnis geprüft').check();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('heading', { level: 1, name: AGENCY.name })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
}

/** @param used the link of an earlier login, whose mail is there already */
async function logIn(page: Page, mailbox: Mailbox, used = '') {
  await page.getByLabel('E-Mail-Adresse Ihres Büros').fill(AGENCY.email);
  await page.getByRole('button', { name: 'Link anfordern' }).click();
  await expect(page.getByText(/ist der Link gleich in Ihrem Postfach/)).toBeVisible();
  const newest = () => linkIn(mailbox, AGENCY.email, /Maklerbereich/, '/makler/anmelden');
  await expect.poll(newest).not.toBe(used);
  const link = await newest();
  await page.goto(link);
  await page.getByRole('button', { name: 'Jetzt anmelden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: AGENCY.name })).toBeVisible();
  return link;
}

async function connectSoftware(page: Page) {
  await page.getByRole('link', { name: 'Schnittstelle einrichten und prüfen' }).click();
  const save = page.getByRole('button', { name: 'Adresse speichern' });
  await page.getByLabel('Adresse', { exact: true }).fill('https://10.0.0.1/leads');
  await save.click();
  await expect(page.getByText(/öffentliche Adresse im Internet/).first()).toBeVisible();
  await page.getByLabel('Adresse', { exact: true }).fill('https://crm.invalid/leads');
  await save.click();
  await page.getByRole('button', { name: 'Beispiel senden' }).click();
  const unknown = 'der Name führt zu keiner öffentlichen Adresse';
  await expect(page.getByText(`Beispiel nicht angenommen: ${unknown}.`)).toBeVisible();
  const log = page.getByRole('table', { name: 'Letzte Meldungen an Ihre Software' });
  await expect(log.getByRole('row', { name: /Beispiel/ })).toContainText(unknown);
  await page.getByLabel(/an die E-Mail hängen/).check();
  await page.getByLabel(/^Objektnummer/).fill('E-100');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByText('Gespeichert.').last()).toBeVisible();
  await page.getByRole('button', { name: 'Schlüssel erzeugen' }).click();
  const key = page.getByRole('region', { name: 'Ihr Schlüssel' });
  await expect(key).toContainText(/[\da-f]{64}/);
  await expectAccessibleInBothSchemes(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Neuen Schlüssel erzeugen' })).toBeVisible();
  await expect(key).toHaveCount(0);
  await page.getByRole('link', { name: 'Ihr Bereich' }).click();
}

/** Without it nothing is offered. */
async function order(page: Page, mailbox: Mailbox) {
  await page.goto('/makler/anmelden');
  const link = await logIn(page, mailbox);
  await expect(page.getByText(/kann zurzeit keine Leads annehmen/)).toBeVisible();
  const own = page.getByRole('region', { name: 'Ihre Bestellung' });
  await expect(own).toContainText(/Starter, 5\sPremium-Leads im Monat/);
  await expectAccessibleInBothSchemes(page);
  await own.getByRole('button', { name: 'Verbindlich bestellen' }).click();
  await expect(own.getByText(/dass Sie verbindlich bestellen/).first()).toBeVisible();
  await own.getByLabel('Ich bestelle für das Büro').check();
  await own.getByRole('button', { name: 'Verbindlich bestellen' }).click();
  await expect(own).toContainText('Angenommen am');
  const mail = await mailbox.read(AGENCY.email, /^Ihre Bestellung/);
  expect(mail.text).toContain('Kündigung');
  await connectSoftware(page);
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('heading', { name: 'Bereich für Maklerbüros' })).toBeVisible();
  return link;
}

async function expectNoPerson(page: Page) {
  for (const personal of [OWNER.name, OWNER.email, OWNER.phone]) {
    await expect(page.getByText(personal)).toHaveCount(0);
  }
}

const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true });

async function qualifyAndOffer(page: Page) {
  await page.goto('/employee/dashboard/leads');
  await expect(page.getByText(/Basis B/).first()).toBeVisible();
  await page.getByRole('link', { name: OWNER.name }).click();
  const way = dialog(page).getByRole('region', { name: 'Weg zum Maklerbüro' });
  await expect(way).toContainText('Fehlt zu A+: Verkaufsabsicht bestätigen · Eigentum bestätigen');
  await expect(way.getByRole('listitem').filter({ hasText: 'als Nächstes' })).toContainText(
    'Eigentum und Absicht bestätigt',
  );
  await expect(way).toContainText(
    'Freigeben lässt sich der Lead, sobald auch dies erledigt ist: Eigentum und Absicht bestätigt.',
  );
  await expect(button(page, 'Für Verkauf freigeben')).toHaveCount(0);
  await button(page, 'Eigentum und Absicht eintragen').click();
  await dialog(page).getByLabel('Ja, die Immobilie gehört der Person').check();
  await dialog(page).getByRole('combobox', { name: 'Wann soll verkauft werden?' }).click();
  await page.getByRole('option', { name: /3\sMonaten/ }).click();
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
  await dialog(page).getByLabel('Wann war das Gespräch?').fill(`${today}T00:00`);
  await dialog(page).getByLabel('Was hat die Person gesagt?').fill(WORDS);
  await button(page, 'Eintragen').click();
  await expect(way).toContainText('Premium A+');
  await expect(way).toContainText(WORDS);
  await expectAccessible(page);
  await button(page, 'Für Verkauf freigeben').click();
  await expect(way).toContainText(`nach der Regel an ${AGENCY.name}`);
  await expect(button(page, 'Anbieten')).toHaveCount(0);
  await button(page, 'Anhalten').click();
  await button(page, 'Anbieten').click();
  await expect(way).toContainText(`${AGENCY.name} angeboten`);
  await expectAccessible(page);
}

async function decideReclaim(page: Page, decision: string, explanation: string) {
  await page.goto('/employee/dashboard/vertrieb/reklamationen');
  await expectAccessibleInBothSchemes(page);
  await page.getByLabel('Entscheidung').selectOption(decision);
  await page.getByLabel('Begründung').fill(explanation);
  await page.getByRole('button', { name: 'Entscheiden' }).click();
  await expect(page.getByLabel('Entscheidung')).toHaveCount(0);
  await expect(page.getByText(explanation)).toBeVisible();
}

test('from the wish of an owner to the credit of an agency @database', async ({
  page,
  browser,
  served,
  mailbox,
}) => {
  const own = await askAndConfirm(page, mailbox);
  const employee = await otherBrowser(browser, served);
  await arrive(employee);
  await enterAgency(employee);
  const agency = await otherBrowser(browser, served);
  const used = await order(agency, mailbox);
  await employee.reload();
  await expect(employee.getByRole('table', { name: 'Angenommene Bestellungen' })).toContainText(
    'Ida Makler',
  );
  await qualifyAndOffer(employee);

  await page.goto(own);
  const passing = page.getByText(/Gerade sieht sich ein Büro/);
  await expect(passing).toBeVisible();
  await expect(page.getByText(AGENCY.name)).toHaveCount(0);
  await expectAccessible(page);

  const offer = await linkIn(mailbox, AGENCY.email, /^Lead Premium A\+/, '/makler/angebot');
  await agency.goto(offer);
  await expect(agency.getByRole('heading', { level: 1 })).toContainText('80331 München');
  await expectNoPerson(agency);
  await expectAccessibleInBothSchemes(agency);
  await agency.getByRole('button', { name: 'Verbindlich annehmen' }).click();
  await expect(agency.getByText('Sie haben diesen Lead angenommen.')).toBeVisible();
  await expectNoPerson(agency);
  await expectAccessibleInBothSchemes(agency);
  await agency.goto('/makler/bereich');
  await expect(agency.getByRole('heading', { name: 'Bereich für Maklerbüros' })).toBeVisible();
  await agency.goto(offer);
  await agency.getByRole('link', { name: 'Anmelden und Kontaktdaten ansehen' }).click();
  await expectAccessibleInBothSchemes(agency);
  await logIn(agency, mailbox, used);
  // As a link of the mail that asks for the outcome; the press is missing.
  await agency.goto(`${offer}?stand=mandate`);
  await expect(agency.getByLabel('Wie weit sind Sie?')).toHaveValue('mandate');
  await expectNoPerson(agency);
  await agency.getByRole('link', { name: 'Kontaktdaten ansehen' }).click();
  await expect(agency.getByRole('heading', { name: 'Kontakt' })).toBeVisible();
  await expect(agency.getByRole('link', { name: OWNER.email })).toBeVisible();
  await expectAccessibleInBothSchemes(agency);
  await agency.goto('/makler/bereich/schnittstelle');
  const sent = agency.getByRole('row', { name: /80331 München/ });
  await expect(sent).toContainText('der Name führt zu keiner öffentlichen Adresse');
  await expectAccessibleInBothSchemes(agency);
  const answer = agency.waitForResponse((response) => response.request().method() === 'POST');
  await sent.getByRole('button', { name: 'Erneut senden' }).click();
  expect((await answer).ok()).toBe(true);
  await sent.getByRole('link', { name: /80331 München/ }).click();
  const { attachments } = await mailbox.read(AGENCY.email, /^Angenommen/);
  const attached = new TextDecoder().decode(attachments[0]?.content as ArrayBuffer);
  expect(attached).toContain(`<email>${OWNER.email}</email>`);
  const file = agency.waitForEvent('download');
  await agency.getByRole('link', { name: /OpenImmo-Feedback/ }).click();
  expect(await readFile(await (await file).path(), 'utf8')).toBe(attached);

  await expect(agency.getByLabel('Wie weit sind Sie?')).toHaveValue('new');
  await agency.getByLabel('Wie weit sind Sie?').selectOption('Termin');
  await agency.getByRole('button', { name: 'Stand speichern' }).click();
  await expect(agency.getByText('Gespeichert.')).toBeVisible();
  await agency.getByRole('link', { name: 'Nachweis ansehen' }).click();
  await expect(agency.getByText(/^Echt: Die Signatur stimmt/)).toBeVisible();
  await expectNoPerson(agency);
  await expectAccessibleInBothSchemes(agency);
  const pdf = agency.waitForEvent('download');
  await agency.getByRole('link', { name: 'Als PDF speichern' }).click();
  expect((await pdf).suggestedFilename()).toBe('nachweis.pdf');

  const told = await mailbox.read(OWNER.email, /Maklerbüro/);
  expect(told.text).toContain(AGENCY.name);
  await page.goto(own);
  await expect(page.getByText(new RegExp(`^${AGENCY.name} hat am`))).toBeVisible();

  await agency.goto('/makler/bereich');
  await agency.getByRole('link', { name: /80331 München/ }).click();
  const reclaims = agency.getByRole('region', { name: 'Reklamation' });
  await expect(reclaims).toContainText(
    'Nicht möglich: Die Postleitzahl gehörte beim Angebot zu Ihrem Gebiet.',
  );
  await reclaims.getByLabel('Grund').selectOption('Telefonnummer ist nicht vergeben');
  const send = reclaims.getByRole('button', { name: 'Reklamation senden' });
  await send.click();
  await expect(
    reclaims.getByText(/mit mindestens 10 Zeichen, was geschehen ist/).first(),
  ).toBeVisible();
  await reclaims.getByLabel('Was ist geschehen?').fill('Kein Anschluss unter dieser Nummer.');
  await send.click();
  await expect(reclaims).toContainText('Telefonnummer ist nicht vergeben: offen');
  await decideReclaim(employee, 'Ablehnen', 'Unter der Nummer meldet sich jemand.');
  await agency.reload();
  await expect(reclaims).toContainText('Telefonnummer ist nicht vergeben: abgelehnt');
  await reclaims.getByLabel('Grund').selectOption('Keine Verkaufsabsicht');
  await reclaims.getByLabel('Was ist geschehen?').fill('Sie wollte nur den Wert wissen.');
  await send.click();
  await expect(reclaims).toContainText('Keine Verkaufsabsicht: offen');
  await decideReclaim(employee, 'Preis gutschreiben', 'Das hat sie uns auch gesagt.');
  await mailbox.read(AGENCY.email, /^Reklamation/);
  await agency.goto('/makler/bereich');
  await expectAccessibleInBothSchemes(agency);
  const invoices = agency.getByRole('region', { name: 'Monate mit Leads oder Gutschriften' });
  await expect(invoices).toContainText('0,00');
  await invoices.getByRole('link').click();
  const lines = agency.getByRole('table', { name: /^Zeilen für/ });
  await expect(lines).toContainText('49,80');
  await expect(lines).toContainText('-49,80');
  await expectAccessibleInBothSchemes(agency);

  await agency.goto('/makler/bereich');
  const contract = agency.getByRole('region', { name: 'Pause und Kündigung' });
  await contract.getByRole('button', { name: 'Pausieren' }).click();
  await expect(contract).toContainText('pausieren Sie');
  await contract.getByRole('button', { name: 'Pause beenden' }).click();
  await expect(contract.getByRole('button', { name: 'Pausieren' })).toBeVisible();
  await contract.getByText('Kündigen', { exact: true }).click();
  await contract.getByRole('button', { name: /^Mit dem .+ kündigen$/ }).click();
  await expect(contract).toContainText('Gekündigt: Ihr Vertrag endet mit dem');
  await expectAccessibleInBothSchemes(agency);
  await mailbox.read(AGENCY.email, /^Vertrag gekündigt/);

  await employee.goto('/employee/dashboard/vertrieb/bueros');
  await expect(employee.getByRole('table', { name: 'Maklerbüros' })).toContainText('gekündigt zum');
  await employee.getByRole('link', { name: AGENCY.name }).click();
  await employee.getByLabel('Stand', { exact: true }).selectOption('Pausiert');
  await employee.getByRole('button', { name: 'Speichern' }).click();
  await expect(employee.getByText(/^Diesem Büro wird nichts angeboten/)).toBeVisible();
  await expectAccessibleInBothSchemes(employee);
  await agency.goto('/makler/bereich');
  await expect(agency.getByText(/kann zurzeit keine Leads annehmen/)).toBeVisible();
  await expect(agency.getByRole('link', { name: /80331 München/ })).toBeVisible();

  await page.goto(own);
  await page.getByText('Erlaubnis widerrufen', { exact: true }).click();
  await page.getByRole('button', { name: 'Jetzt widerrufen' }).click();
  await expect(page.getByText('Ihre Einwilligung ist widerrufen.')).toBeVisible();
  await mailbox.read(AGENCY.email, /^Einwilligung widerrufen/);
  await agency.getByRole('link', { name: /80331 München/ }).click();
  await expect(agency.getByText(/hat ihre Einwilligung widerrufen/)).toBeVisible();
  await expect(agency.getByText(OWNER.email)).toHaveCount(0);

  await agency.goto('/makler/bereich');
  await agency.getByRole('button', { name: 'Abmelden' }).click();
  await expect(agency.getByRole('heading', { name: 'Bereich für Maklerbüros' })).toBeVisible();
  await agency.goto(offer);
  await expect(agency.getByText('Sie haben diesen Lead angenommen.')).toBeVisible();
  await expectNoPerson(agency);
});
