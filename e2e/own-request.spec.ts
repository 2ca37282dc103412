import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Download, Page } from '@playwright/test';
import { readPdf } from '../lib/requests/documents/read.fixture';
import { valuationBody } from '../lib/testing/valuation-factory';
import { expectAccessible, expectAccessibleInBothSchemes } from './support/axe';
import { query } from './support/database';
import { ownLink, type Mailbox } from './support/mailbox';
import { expect, test } from './support/mailed-test';
import { tracesOf } from './support/traces';
import { HOME, valueHome } from './support/wizard';

// The whole way of a person: value, mail, confirm, read, correct, withdraw, take along, delete.

// Each test has a server and a mailbox of its own, and most walk through several pages.
test.describe.configure({ timeout: 120_000 });

const NEW_PHONE = '030 7654321';
const WISH = 'Ich wünsche eine persönliche Kontaktaufnahme';

/** The link as it stands in the mail, on the host that this test talks to. */
const pathOf = (link: string) => new URL(link).pathname;

async function contentOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

async function fileBehind(page: Page, link: string): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: link }).click();
  return contentOf(await download);
}

/** Values a home as a visitor and opens the page by the link in the mail. */
async function valueAndOpen(page: Page, mailbox: Mailbox) {
  await valueHome(page);
  const result = new URL(page.url()).pathname;
  const mail = await mailbox.read(HOME.email, /^Bitte bestätigen Sie Ihre E-Mail-Adresse$/);
  const own = pathOf(ownLink(mail));
  await page.goto(own);
  return { result, own };
}

async function confirm(page: Page) {
  await page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click();
  await expect(page.getByText('Danke, Ihre E-Mail-Adresse ist bestätigt.')).toBeVisible();
}

/** Has a home valued by the API; resolves to the address of the result. */
async function value(request: APIRequestContext) {
  const { name, email, phone } = HOME;
  const data = valuationBody({ name, email, phone });
  const response = await request.post('/api/valuation-requests', { data });
  expect(response.status()).toBe(201);
  return `/bewertung/${(await response.json()).valuationRequest.id}`;
}

/** The same; then opens the page by the link in the mail, with the address confirmed. */
async function openByMail(page: Page, request: APIRequestContext, mailbox: Mailbox) {
  await value(request);
  const own = pathOf(ownLink(await mailbox.read(HOME.email, /^Bitte bestätigen/)));
  await page.goto(own);
  await confirm(page);
  return own;
}

/** Whole euros behind 'Regionale Bewertung'. */
const regionalIn = (text: string | null) =>
  Number(/Regionale Bewertung([\d.]+)/.exec(text ?? '')?.[1]?.replaceAll('.', ''));

const section = (page: Page, name: string) => page.getByRole('region', { name });

test('a person follows a request from the mail to its deletion, and nothing stays but what was said @database', async ({
  page,
  mailbox,
  served,
}) => {
  const { result, own } = await valueAndOpen(page, mailbox);

  // Whoever got the mail by mistake reads nothing of the person.
  await expect(page.getByText(HOME.name)).toBeHidden();
  await expect(section(page, 'Ihre Angaben')).toBeHidden();
  await confirm(page);
  const detailed = await mailbox.read(HOME.email, /^Ihre ausführliche Bewertung$/);
  // The value of the region leads; the base formula stands beside it.
  expect(detailed.text).toMatch(/Spanne: [\d.]+\s€ bis [\d.]+\s€\./);
  expect(detailed.text).toMatch(/Zum Vergleich: die Grundformel\s+348\.600\s€/);
  const attached = detailed.attachments[0];
  expect(attached).toMatchObject({ mimeType: 'application/pdf' });
  const attachedPdf = await readPdf(new Uint8Array(attached?.content as ArrayBuffer));
  expect(attachedPdf.text).toMatch(/348\.600\s€/);
  expect(attachedPdf.text).toMatch(/So kommt die regionale Bewertung zustande/);
  expect(attachedPdf.text).toContain(WISH);

  await page.reload();
  await expect(section(page, 'Ihre E-Mails')).toContainText('Verschickt: Der Mailserver hat sie');

  const figures = section(page, 'Ihre Angaben').locator('dl').first();
  const valued = await figures.textContent();
  expect(valued).toMatch(/Regionale Bewertung.*Spanne.*Aussagekraft (hoch|mittel|gering)/);

  await page.getByRole('link', { name: 'Angaben korrigieren' }).click();
  await page.getByLabel('Wohnfläche in m²').fill('100');
  await page.getByLabel('Telefon').fill(NEW_PHONE);
  await page.getByRole('button', { name: 'Berichtigung speichern' }).click();
  await expect(page.getByText('Ihre Angaben sind berichtigt.')).toBeVisible();
  await expect(section(page, 'Ihre Angaben')).toContainText(/290\.500\s€/);
  // Nothing regional is stored, so that it follows by itself.
  expect(regionalIn(await figures.textContent())).toBeLessThan(regionalIn(valued));
  const corrected = await readPdf(await fileBehind(page, 'Bewertung als PDF'));
  expect(corrected.text).toMatch(/290\.500\s€/);
  expect(corrected.text).toMatch(/100\sm²/);

  await page.getByLabel('Bitte nicht anrufen').check();
  await page.getByRole('button', { name: 'Wunsch speichern' }).click();
  await expect(page.getByText('Ihr Wunsch ist gespeichert.')).toBeVisible();

  const consents = section(page, 'Ihre Einwilligungen');
  const contact = consents.getByRole('listitem').filter({ hasText: `„${WISH}“` });
  await contact.getByText('Widerrufen', { exact: true }).click();
  await contact.getByRole('button', { name: 'Einwilligung widerrufen' }).click();
  await expect(page.getByText('Ihre Einwilligung ist widerrufen.')).toBeVisible();
  const receipt = await mailbox.read(HOME.email, /Widerruf/);
  expect(receipt.text).toContain(WISH);

  const json = JSON.parse((await fileBehind(page, 'Auskunft als JSON')).toString()) as {
    answers: { field: string; value: unknown }[];
    consents: { purpose: string; withdrawnAt?: string }[];
    wish: { doNotCall: boolean };
    regional: { value: number; factors: { euros: number }[]; nationalMedian: number };
  };
  expect(json.answers).toContainEqual(
    expect.objectContaining({ field: 'phone', value: NEW_PHONE }),
  );
  expect(json.wish.doNotCall).toBe(true);
  const { value: worth, nationalMedian, factors } = json.regional;
  expect(factors.reduce((sum, { euros }) => sum + euros, nationalMedian)).toBe(worth);
  expect(json.consents.find(({ purpose }) => purpose === 'contact')?.withdrawnAt).toBeTruthy();
  const report = await readPdf(await fileBehind(page, 'Auskunft als PDF'));
  expect(report.text).toContain(NEW_PHONE);
  expect(report.text).toContain('Widerrufen');

  await page
    .getByRole('link', { name: /löschen/ })
    .last()
    .click();
  await expectAccessible(page);
  await page.getByLabel('Ich möchte diese Anfrage endgültig löschen').check();
  await page.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(page).toHaveURL(/\/anfrage\/geloescht$/);
  const farewell = await mailbox.read(HOME.email, /gelöscht/);
  expect(farewell.text).toContain('§ 7a UWG');

  for (const address of [own, result]) {
    expect((await page.goto(address))?.status()).toBe(404);
  }
  await expect
    .poll(() => tracesOf(served, [HOME.name, HOME.email, HOME.phone, NEW_PHONE]))
    .toEqual([]);
  const [proof] = await query(
    served,
    `SELECT COUNT(*) AS "count" FROM "ConsentRecord" WHERE "wording" = '${WISH}'`,
  );
  expect(Number(proof?.count)).toBe(2);
});

test('a wrong address is seen as refused, corrected in the browser that sent it, and confirmed @phone @database', async ({
  page,
  mailbox,
}) => {
  mailbox.answer((to) => (to === HOME.email ? 'refuse' : 'accept'));
  await page.goto(await value(page.request));
  await page.getByRole('link', { name: 'Meine Anfrage', exact: true }).first().click();
  await page.getByRole('link', { name: 'Öffnen' }).click();
  // A reload before it is open would stay on the page before for good.
  await expect(section(page, 'Ihre E-Mails')).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(section(page, 'Ihre E-Mails')).toContainText('Abgelehnt', { timeout: 1000 });
  }).toPass();
  // The browser alone proves nothing about the mailbox.
  await expect(page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' })).toBeHidden();

  await page.getByRole('link', { name: 'Adresse korrigieren' }).click();
  await page.getByLabel('E-Mail').fill('erika@richtig.example');
  await page.getByRole('button', { name: 'Berichtigung speichern' }).click();
  await expect(page.getByText('Ihre Angaben sind berichtigt.')).toBeVisible();
  const mail = await mailbox.read('erika@richtig.example', /^Bitte bestätigen/);
  await page.goto(pathOf(ownLink(mail)));
  await page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click();
  await mailbox.read('erika@richtig.example', /^Ihre ausführliche Bewertung$/);
});

test('links are ended and asked for anew; an unknown address learns nothing @long', async ({
  page,
  mailbox,
}) => {
  const own = await openByMail(page, page.request, mailbox);
  await page.getByText('Alle Links ungültig machen').click();
  await page.getByRole('button', { name: 'Links ungültig machen' }).click();
  await expect(page.getByText('Alle Links zu dieser Anfrage sind ungültig.')).toBeVisible();
  expect((await page.goto(own))?.status()).toBe(404);

  await page.goto('/anfrage');
  // The pass of this browser has ended with them.
  await expect(page.getByRole('link', { name: 'Öffnen' })).toBeHidden();
  for (const address of ['niemand@beispiel.de', HOME.email.toUpperCase()]) {
    await page.goto('/anfrage');
    await page.getByLabel(/E-Mail/).fill(address);
    await page.getByRole('button', { name: /Link/ }).click();
    await expect(
      page.getByText('Wenn zu dieser Adresse eine Anfrage gespeichert ist'),
    ).toBeVisible();
  }
  const mail = await mailbox.read(HOME.email, /Meine Anfrage/);
  expect((await page.goto(pathOf(ownLink(mail))))?.status()).toBe(200);
  expect(mailbox.mails.some(({ to }) => to === 'niemand@beispiel.de')).toBe(false);
});

test('the pages of a request are accessible in light and dark, fit 320 pixels and large text @long', async ({
  page,
  request,
  mailbox,
}) => {
  const viewport = page.viewportSize()!;
  const own = await openByMail(page, request, mailbox);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  for (const address of [own, `${own}/angaben`, `${own}/loeschen`, '/anfrage']) {
    await page.setViewportSize(viewport);
    await page.goto(address);
    await expectAccessibleInBothSchemes(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await width()).toBe(320);
    await page.setViewportSize({ width: 640, height: 800 });
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    expect(await width()).toBe(640);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a request is corrected, a wish saved, a consent withdrawn and all of it deleted @long', async ({
    page,
    request,
    mailbox,
  }) => {
    const own = await openByMail(page, request, mailbox);

    await page.goto(`${own}/angaben`);
    await page.getByLabel('Wohnfläche in m²').fill('5');
    await page.getByRole('button', { name: 'Berichtigung speichern' }).click();
    await expect(
      page.getByText('Die Wohnfläche muss mindestens 10 m² betragen').first(),
    ).toBeVisible();
    await page.getByLabel('Wohnfläche in m²').fill('100');
    await page.getByRole('button', { name: 'Berichtigung speichern' }).click();
    await expect(page.getByText('Ihre Angaben sind berichtigt.')).toBeVisible();

    await page.getByLabel('Bitte nicht anrufen').check();
    await page.getByRole('button', { name: 'Wunsch speichern' }).click();
    await expect(page.getByLabel('Bitte nicht anrufen')).toBeChecked();

    await page.goto(`${own}/loeschen`);
    await page.getByRole('button', { name: 'Endgültig löschen' }).click();
    await expect(
      page.getByText('Bitte bestätigen Sie, dass die Anfrage gelöscht werden soll').first(),
    ).toBeVisible();
    await page.getByLabel('Ich möchte diese Anfrage endgültig löschen').check();
    await page.getByRole('button', { name: 'Endgültig löschen' }).click();
    await expect(page).toHaveURL(/\/anfrage\/geloescht$/);
    expect((await page.goto(own))?.status()).toBe(404);
  });
});
