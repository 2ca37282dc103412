import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext, Download, Page } from '@playwright/test';
import { readPdf } from '../lib/submissions/documents/read.fixture';
import { expectAccessible, expectAccessibleInBothSchemes } from './support/axe';
import { NO_MAIL_SERVER } from '../lib/platform/mail/state';
import { query } from './support/database';
import { arrive, otherBrowser } from './support/employee';
import { expectFits } from './support/width';
import { ownLink, type Mailbox } from './support/mailbox';
import { expect, sharedTest as test } from './support/mailed-test';
import { startPortal, type Portal } from './support/portal';
import { ENV } from './support/test';
import { tracesOf } from './support/traces';
import { createValuation } from './support/valuation';

interface Person {
  name: string;
  email: string;
  phone: string;
}

let people = 0;

/** The tests of this file share a server. */
function newPerson(): Person {
  const number = ++people;
  const letter = String.fromCharCode(96 + number);
  return {
    name: `Erika Beispiel-${letter.toUpperCase()}${letter}`,
    email: `erika.${letter}@beispiel.de`,
    phone: `030 12345${String(number).padStart(2, '0')}`,
  };
}

const NEW_PHONE = '030 7654321';
const WISH = 'Ich wünsche eine persönliche Kontaktaufnahme';

const pathOf = (link: string) => new URL(link).pathname;

async function contentOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

async function fileBehind(page: Page, link: string): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: link }).click();
  return contentOf(await download);
}

async function confirm(page: Page) {
  await page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click();
  await expect(page.getByText('Danke, Ihre E-Mail-Adresse ist bestätigt.')).toBeVisible();
}

async function value(request: APIRequestContext, person: Person) {
  return `/bewertung/${(await createValuation(request, person)).id}`;
}

async function openByMail(page: Page, request: APIRequestContext, mailbox: Mailbox) {
  const person = newPerson();
  await value(request, person);
  const own = pathOf(ownLink(await mailbox.read(person.email, /^Bitte bestätigen/)));
  await page.goto(own);
  await confirm(page);
  return { own, person };
}

const regionalIn = (text: string | null) =>
  Number(/Geschätzter Wert([\d.]+)/.exec(text ?? '')?.[1]?.replaceAll('.', ''));

const section = (page: Page, name: string) => page.getByRole('region', { name });

const nextStep = (page: Page) => page.getByRole('region', { name: /Adresse|E-Mail|geschrieben/ });

const stateOf = async (page: Page, result: string) => {
  const response = await page.request.get(
    `/api/valuation-requests/${result.split('/').at(-1)}/address`,
  );
  return (await response.json()) as { isConfirmed: boolean; mail: string };
};

const mailIs = (page: Page, result: string, mail: string) =>
  expect.poll(async () => (await stateOf(page, result)).mail).toBe(mail);

async function proofs(served: Portal): Promise<number> {
  const [row] = await query(
    served,
    `SELECT COUNT(*) AS "count" FROM "ConsentRecord" WHERE "wording" = '${WISH}'`,
  );
  return Number(row?.count);
}

test('a person follows a submission from the mail to its deletion, and nothing stays but what was said @database', async ({
  page,
  mailbox,
  served,
}) => {
  const person = newPerson();
  const before = await proofs(served);
  const result = await value(page.request, person);
  const asked = await mailbox.read(person.email, /^Bitte bestätigen Sie Ihre E-Mail/);
  const own = pathOf(ownLink(asked));
  await page.goto(own);
  await expect(page.getByText(person.name)).toBeHidden();
  await expect(section(page, 'Ihre Angaben')).toBeHidden();
  await confirm(page);
  const detailed = await mailbox.read(person.email, /^Ihre ausführliche Bewertung$/);
  expect(detailed.text).toMatch(/Spanne: [\d.]+\s€ bis [\d.]+\s€\./);
  expect(detailed.text).toMatch(/Zum Vergleich, ohne Lage gerechnet: 348\.600\s€/);
  const attached = detailed.attachments[0];
  expect(attached).toMatchObject({ mimeType: 'application/pdf' });
  const attachedPdf = await readPdf(new Uint8Array(attached?.content as ArrayBuffer));
  expect(attachedPdf.text).toMatch(/348\.600\s€/);
  expect(attachedPdf.text).toMatch(/So kommt der Wert zustande/);
  expect(attachedPdf.text).toContain(WISH);

  await page.reload();
  await expect(section(page, 'Ihre E-Mails')).toContainText('Verschickt: Der Mailserver hat sie');

  const figures = section(page, 'Ihre Angaben').locator('dl').first();
  const valued = await figures.textContent();
  expect(valued).toMatch(/Geschätzter Wert.*Spanne.*Aussagekraft (hoch|mittel|gering)/);

  await page.getByRole('link', { name: 'Angaben korrigieren' }).click();
  await page.getByLabel('Wohnfläche in m²').fill('100');
  await page.getByLabel('Telefon').fill(NEW_PHONE);
  await page.getByRole('button', { name: 'Berichtigung speichern' }).click();
  await expect(page.getByText('Ihre Angaben sind berichtigt.')).toBeVisible();
  await expect(section(page, 'Ihre Angaben')).toContainText(/290\.500\s€/);
  // Derived, so it changes with the answers.
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
  const receipt = await mailbox.read(person.email, /Widerruf/);
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
  const farewell = await mailbox.read(person.email, /gelöscht/);
  expect(farewell.text).toContain('§ 7a UWG');

  for (const address of [own, result]) {
    expect((await page.goto(address))?.status()).toBe(404);
  }
  await expect.poll(() => tracesOf(served, [...Object.values(person), NEW_PHONE])).toEqual([]);
  expect(await proofs(served)).toBe(before + 2);
});

test('a wrong address is seen as refused, corrected in the browser that sent it, and confirmed', async ({
  page,
  mailbox,
}) => {
  const person = newPerson();
  mailbox.answer((to) => (to === person.email ? 'refuse' : 'accept'));
  const result = await value(page.request, person);
  await mailIs(page, result, 'refused');
  await page.goto(result);
  await expect(nextStep(page)).toHaveAccessibleName(
    'Unsere E-Mail an e…@beispiel.de ist nicht angekommen',
  );
  await nextStep(page).getByRole('link', { name: 'Meine Anfrage' }).click();
  await expect(section(page, 'Ihre E-Mails')).toContainText('Abgelehnt');
  await expect(page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' })).toBeHidden();

  await page.getByRole('link', { name: 'Adresse korrigieren' }).click();
  const right = person.email.replace('beispiel.de', 'richtig.example');
  await page.getByLabel('E-Mail').fill(right);
  await page.getByRole('button', { name: 'Berichtigung speichern' }).click();
  await expect(page.getByText('Ihre Angaben sind berichtigt.')).toBeVisible();
  const mail = await mailbox.read(right, /^Bitte bestätigen/);
  await page.goto(pathOf(ownLink(mail)));
  await page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click();
  await mailbox.read(right, /^Ihre ausführliche Bewertung$/);
});

test('below the figure the mail is sent again, the address corrected and then seen as confirmed, by keyboard @phone', async ({
  page,
  mailbox,
}) => {
  const person = newPerson();
  const result = await value(page.request, person);
  await mailIs(page, result, 'accepted');
  await page.goto(result);
  await expect(nextStep(page)).toMatchAriaSnapshot(`
    - region "Wir haben an e…@beispiel.de geschrieben. Bitte bestätigen Sie die Adresse":
      - heading "Wir haben an e…@beispiel.de geschrieben. Bitte bestätigen Sie die Adresse" [level=2]
      - paragraph: /Öffnen Sie dafür den Link in der E-Mail/
      - button "Noch einmal senden"
      - group: Adresse falsch?
      - paragraph:
        - link "Meine Anfrage"
  `);
  await expectAccessibleInBothSchemes(page);

  await nextStep(page).getByRole('button', { name: 'Noch einmal senden' }).focus();
  await page.keyboard.press('Enter');
  const said = page.getByRole('status').filter({ hasText: 'Die E-Mail geht noch einmal' });
  await expect(said).toBeFocused();
  const toFirst = () => mailbox.mails.filter(({ to }) => to === person.email).length;
  await expect.poll(toFirst).toBe(2);

  await nextStep(page).getByRole('button', { name: 'Noch einmal senden' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('gerda@');
  await page.keyboard.press('Enter');
  await expect(page.getByText('gültige E-Mail-Adresse').first()).toBeVisible();
  await page.getByLabel('Ihre richtige E-Mail-Adresse').fill('gerda@richtig.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ihre Adresse ist geändert.')).toBeVisible();
  await expect(nextStep(page)).toHaveAccessibleName(
    /^Wir haben an g…@richtig\.example geschrieben/,
  );
  const mail = await mailbox.read('gerda@richtig.example', /^Bitte bestätigen/);

  const mailProgram = await page.context().newPage();
  await mailProgram.goto(pathOf(ownLink(mail)));
  await confirm(mailProgram);
  await mailbox.read('gerda@richtig.example', /^Ihre ausführliche Bewertung$/);
  await mailIs(page, result, 'accepted');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(nextStep(page)).toHaveAccessibleName(
    'Adresse bestätigt: Die ausführliche Bewertung ist verschickt',
  );
  await expect(nextStep(page).getByRole('button')).toHaveCount(0);
  expect(toFirst()).toBe(2);
});

const refinement = (page: Page) => ({
  plot: page.getByLabel('Grundstück in m²'),
  energyClass: page.getByLabel('Energieklasse'),
  save: page.getByRole('button', { name: 'Wert neu berechnen' }),
  undo: page.getByRole('button', { name: 'Diese Angaben zurücknehmen' }),
  figure: async () =>
    regionalIn(await section(page, 'Ihre Angaben').locator('dl').first().textContent()),
});

test('with plot and energy class the value becomes more exact wherever it stands, and is as before when they are taken back', async ({
  page,
  mailbox,
}) => {
  const person = newPerson();
  const result = await value(page.request, person);
  await page.goto(result);
  await page.getByRole('link', { name: 'Wert genauer machen' }).click();
  const form = refinement(page);
  await expect(form.undo).toHaveCount(0);
  const before = await form.figure();
  await form.plot.fill('1.200');
  await form.energyClass.selectOption('A+');
  await form.save.click();
  await expect(page.getByText('Der Wert ist neu berechnet.')).toBeVisible();
  await expect(section(page, 'Ihre Angaben')).toContainText('EnergieklasseA+');
  const after = await form.figure();
  expect(after).toBeGreaterThan(before * 1.08);
  const pdf = await readPdf(await fileBehind(page, 'Bewertung als PDF'));
  const figure = new RegExp(`${after.toLocaleString('de')}\\s€`);
  expect(pdf.text).toMatch(figure);
  expect(pdf.text).toContain('immowelt, März 2025');
  await page.goto(pathOf(ownLink(await mailbox.read(person.email, /^Bitte bestätigen/))));
  await confirm(page);
  expect((await mailbox.read(person.email, /^Ihre ausführliche Bewertung$/)).text).toMatch(figure);
  await page.goto(result);
  await expect(page.getByText(figure).first()).toBeVisible();

  await page.getByRole('link', { name: 'Wert genauer machen' }).click();
  await form.undo.click();
  await expect(page.getByText('Der Wert ist neu berechnet.')).toBeVisible();
  await expect(form.undo).toHaveCount(0);
  expect(await form.figure()).toBe(before);
  await expect(form.plot).toHaveValue('');
});

test('who was only sent the link of a result neither reads nor changes the address', async ({
  page,
  request,
}) => {
  const person = newPerson();
  await page.goto(await value(request, person));
  await expect(nextStep(page)).toContainText('e…@beispiel.de');
  await expect(nextStep(page).getByRole('button')).toHaveCount(0);
  await expect(page.getByText('Adresse falsch?')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Kontakt zu einem Maklerbüro' })).toHaveCount(0);
  expect(await page.content()).not.toContain(person.email);
});

test('without a mail server result, owner and admin area say the same true thing', async ({
  browser,
  provider,
}) => {
  const portal = await startPortal({ provider, env: { ...ENV, SMTP_URL: '' } });
  const page = await otherBrowser(browser, portal);
  const person = newPerson();
  try {
    await page.goto(await value(page.request, person));
    await expect(nextStep(page)).toHaveAccessibleName(
      'An e…@beispiel.de ist keine E-Mail hinausgegangen',
    );
    await expect(nextStep(page)).toContainText(NO_MAIL_SERVER);
    await expect(section(page, 'Was passiert jetzt?')).toContainText(NO_MAIL_SERVER);
    await expect(page.getByText(/Wir haben .* geschrieben/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Noch einmal senden' })).toHaveCount(0);

    await nextStep(page).getByRole('link', { name: 'Meine Anfrage' }).click();
    await expect(section(page, 'Ihre E-Mails')).toContainText(NO_MAIL_SERVER);
    await expect(section(page, 'Ihre E-Mail-Adresse ist noch nicht bestätigt')).toContainText(
      NO_MAIL_SERVER,
    );
    await page.goto('/anfrage');
    await expect(page.getByText(NO_MAIL_SERVER)).toBeVisible();

    await arrive(page, '/employee/dashboard?liste=bewertungen');
    await page.getByRole('link', { name: person.name }).first().click();
    await expect(page.getByRole('dialog')).toContainText(NO_MAIL_SERVER);
  } finally {
    const mails = await query(portal, 'SELECT "id" FROM "OutboxMessage"');
    await page.context().close();
    await portal.stop();
    for (const { id } of mails)
      await rm(join('data', 'mail', `${id as string}.eml`), { force: true });
  }
});

test('links are ended and asked for again; an unknown address learns nothing', async ({
  page,
  mailbox,
}) => {
  const { own, person } = await openByMail(page, page.request, mailbox);
  await page.getByText('Alle Links ungültig machen').click();
  await page.getByRole('button', { name: 'Links ungültig machen' }).click();
  await expect(page.getByText('Alle Links zu dieser Anfrage sind ungültig.')).toBeVisible();
  expect((await page.goto(own))?.status()).toBe(404);

  await page.goto('/anfrage');
  await expect(page.getByRole('link', { name: 'Öffnen' })).toBeHidden();
  for (const address of ['niemand@beispiel.de', person.email.toUpperCase()]) {
    await page.goto('/anfrage');
    await page.getByLabel(/E-Mail/).fill(address);
    await page.getByRole('button', { name: /Link/ }).click();
    await expect(
      page.getByText('Wenn zu dieser Adresse eine Anfrage gespeichert ist'),
    ).toBeVisible();
  }
  const mail = await mailbox.read(person.email, /Meine Anfrage/);
  expect((await page.goto(pathOf(ownLink(mail))))?.status()).toBe(200);
  expect(mailbox.mails.some(({ to }) => to === 'niemand@beispiel.de')).toBe(false);
});

test('the pages of a submission are accessible in light and dark, fit 320 pixels and large text', async ({
  page,
  request,
  mailbox,
}) => {
  const viewport = page.viewportSize()!;
  const { own } = await openByMail(page, request, mailbox);
  for (const address of [own, `${own}/angaben`, `${own}/loeschen`, '/anfrage']) {
    await page.setViewportSize(viewport);
    await page.goto(address);
    await expectAccessibleInBothSchemes(page);
    await expectFits(page);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await expectFits(page, 640);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('on the result page the mail is sent again, the address corrected, a permission given and withdrawn', async ({
    page,
    mailbox,
  }) => {
    const result = await value(page.request, newPerson());
    await mailIs(page, result, 'accepted');
    await page.goto(result);
    await page.getByRole('button', { name: 'Noch einmal senden' }).click();
    await expect(page.getByText('Die E-Mail geht noch einmal an Sie hinaus.')).toBeVisible();
    await page.getByText('Adresse falsch?').click();
    await page.getByLabel('Ihre richtige E-Mail-Adresse').fill('hanna@richtig.example');
    await page.getByRole('button', { name: 'Adresse ändern' }).click();
    await expect(page.getByText('Ihre Adresse ist geändert.')).toBeVisible();
    await mailbox.read('hanna@richtig.example', /^Bitte bestätigen/);

    const permission = section(page, 'Kontakt zu einem Maklerbüro');
    await permission.getByRole('button', { name: 'Weitergabe erlauben' }).click();
    await expect(permission.getByText('Bitte setzen Sie das Häkchen').first()).toBeVisible();
    await permission.getByRole('checkbox').check();
    await permission.getByRole('button', { name: 'Weitergabe erlauben' }).click();
    await expect(permission).toContainText('Ihre Erlaubnis ist gespeichert.');
    await permission.getByText('Weitergabe stoppen', { exact: true }).click();
    await permission.getByRole('button', { name: 'Jetzt stoppen' }).click();
    await expect(permission).toContainText('Ihre Einwilligung ist widerrufen.');
    await expect(permission.getByRole('checkbox')).not.toBeChecked();
  });

  test('the value becomes more exact and is taken back, and a plot that is no number is refused', async ({
    page,
  }) => {
    await page.goto(await value(page.request, newPerson()));
    await page.getByRole('link', { name: 'Wert genauer machen' }).click();
    const form = refinement(page);
    const before = await form.figure();
    await form.plot.fill('viel');
    await form.energyClass.selectOption('H');
    await form.save.click();
    await expect(page.getByText('Grundstücksfläche als Zahl').first()).toBeVisible();
    await form.plot.fill('');
    await form.save.click();
    await expect(page.getByText('Der Wert ist neu berechnet.')).toBeVisible();
    expect(await form.figure()).toBeLessThan(before);
    await form.undo.click();
    await expect(form.undo).toHaveCount(0);
    expect(await form.figure()).toBe(before);
  });

  test('a submission is corrected, a wish saved, a consent withdrawn and all of it deleted', async ({
    page,
    request,
    mailbox,
  }) => {
    const { own } = await openByMail(page, request, mailbox);

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
