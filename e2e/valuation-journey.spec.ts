import type { Page } from '@playwright/test';
import { MINIMUM_FILL_TIME } from '@/lib/submissions/head';
import { valuationsOf } from './support/database';
import { expect, test } from './support/test';
import { consent, expectValue, HOME, onStep, open, send, walkTo } from './support/wizard';

const visitor = (name: string) => `${name}.${Date.now()}@beispiel.de`;

async function sendAndLoseTheAnswer(page: Page) {
  let lost = 0;
  await page.route('**/api/valuation-requests', async (route) => {
    if (lost++ > 0) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await send(page).click();
  const summary = page.getByRole('alert').filter({ hasText: 'noch nicht gesendet' });
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Deine Angaben sind noch da.');
}

test.describe('the valuation, from the first question to the figure', () => {
  test('by keyboard alone, heard as it is seen', async ({ page, portal }) => {
    const email = visitor('tastatur');
    await page.clock.install();
    await open(page);
    const press = (key: string) => page.keyboard.press(key);
    const type = (text: string) => page.keyboard.type(text);

    const heard = page.getByRole('main');
    await expect(heard).toMatchAriaSnapshot(`
      - heading "Immobilie bewerten" [level=1]
      - status: Schritt 1 von 10
      - group "Was für eine Immobilie möchtest du bewerten?":
        - status: Wähle einen Immobilientyp, dann geht es weiter.
        - radio "Einfamilienhaus"
      - button "Weiter" [disabled]
    `);
    await page.getByRole('radio', { name: 'Einfamilienhaus' }).focus();
    await press('Space');
    await onStep(page, 2);
    await type(HOME.postalCode);
    await press('Enter');
    await onStep(page, 3);
    await expect(page.locator('form')).toMatchAriaSnapshot(`
      - text: Wie groß ist die Wohnfläche?
      - paragraph: /Sie steht im Grundriss/
      - textbox "Wie groß ist die Wohnfläche?"
      - status: Gib die Wohnfläche in Quadratmetern ein, dann geht es weiter.
      - button "Zurück"
      - button "Weiter" [disabled]
    `);
    for (const [step, answer] of [
      [4, '120'],
      [5, '1990'],
      [6, '4,5'],
    ] as const) {
      await type(answer);
      await press('Enter');
      await onStep(page, step);
    }
    await press('ArrowDown');
    await press('Enter');
    await onStep(page, 7);
    for (const [step, answer] of [
      [8, HOME.name],
      [9, email],
      [10, HOME.phone],
    ] as const) {
      await type(answer);
      await press('Enter');
      await onStep(page, step);
    }
    await expect(heard).toMatchAriaSnapshot(`
      - status: Schritt 10 von 10
      - textbox "Möchtest du noch etwas ergänzen? (freiwillig)"
      - status: Stimme bitte noch beiden Punkten zu.
      - checkbox "Ich stimme der Verarbeitung meiner personenbezogenen Daten zu*"
      - checkbox "Ich wünsche eine persönliche Kontaktaufnahme*"
      - region "Deine Angaben":
        - heading "Deine Angaben" [level=2]
        - term: Immobilientyp
        - definition: Einfamilienhaus
        - definition:
          - 'link "Ändern: Immobilientyp"'
      - button "Bewertung erhalten" [disabled]
    `);
    await press('Tab');
    await press('Space');
    await press('Tab');
    await press('Space');
    await expect(send(page)).toBeEnabled();
    for (let stop = 0; stop < 10; stop++) await press('Tab');
    await expect(page.getByRole('link', { name: 'Ändern: Telefon' })).toBeFocused();
    await press('Tab');
    await press('Tab');
    await expect(send(page)).toBeFocused();
    // Faster forms are set aside.
    await page.clock.fastForward(MINIMUM_FILL_TIME);
    const sent = page.waitForRequest('**/api/valuation-requests');
    await press('Enter');
    expect((await sent).postDataJSON()).toMatchObject({ area: 120, yearBuilt: 1990, rooms: 4.5 });

    await expect(
      page.getByRole('heading', { name: 'Bewertung erfolgreich erstellt!' }),
    ).toBeVisible();
    await expectValue(page, '348.600');
    await expect(heard).toMatchAriaSnapshot(`
      - article:
        - heading "Bewertung erfolgreich erstellt!" [level=1]
        - paragraph: Geschätzter Wert
        - paragraph: /\\d\\.\\d{3}\\.\\d{3} €/
        - paragraph: /Spanne/
        - region /e.*@beispiel\\.de|E-Mail/
        - region "Regionale Bewertung"
        - region "So kommt der Wert zustande"
        - region "Was würde den Wert ändern?"
        - region "Kontakt zu einem Maklerbüro"
        - region "Was passiert jetzt?"
        - region "Nächste Schritte"
    `);
    expect(await valuationsOf(portal, email)).toMatchObject([
      { estimatedValue: 348_600, rooms: 4.5, yearBuilt: 1990, name: HOME.name },
    ]);
  });

  test('by pointer, with everything optional skipped, at the assumed year @phone @database', async ({
    page,
    portal,
  }) => {
    const email = visitor('zeiger');
    await walkTo(page, 3);
    await page.getByLabel('Wie groß ist die Wohnfläche?').fill('82,5');
    await page.getByRole('button', { name: 'Weiter' }).click();
    for (const step of [4, 5, 6]) {
      await onStep(page, step);
      await page.getByRole('button', { name: 'Überspringen' }).click();
    }
    await page.getByLabel('Wie heißt du?').fill(HOME.name);
    await page.keyboard.press('Enter');
    await page.getByLabel('Wohin dürfen wir die Bewertung schicken?').fill(email);
    await page.keyboard.press('Enter');
    await page.getByLabel('Unter welcher Nummer erreichen wir dich?').fill(HOME.phone);
    await page.keyboard.press('Enter');
    await consent(page);
    const sent = page.waitForRequest('**/api/valuation-requests');
    await send(page).click();
    const body = (await sent).postDataJSON();
    expect(body.area).toBe(82.5);
    for (const field of ['yearBuilt', 'rooms', 'condition']) expect(body).not.toHaveProperty(field);
    await expectValue(page, '225.225');
    await page.getByText('So rechnet die Grundformel').click();
    await expect(
      page.getByText(/Das Baujahr fehlt, deshalb rechnet die Formel mit 1980/),
    ).toBeVisible();
    expect(await valuationsOf(portal, email)).toMatchObject([
      { area: 82.5, yearBuilt: null, rooms: null, condition: null },
    ]);
  });

  test('the answer is lost on its way: a second press finds the stored submission, and the form starts empty again', async ({
    page,
    portal,
  }) => {
    const email = visitor('antwort');
    await walkTo(page, 10, { ...HOME, email });
    await consent(page);
    await sendAndLoseTheAnswer(page);
    expect(await valuationsOf(portal, email)).toHaveLength(1);
    await send(page).click();
    await expectValue(page, '348.600');
    expect(await valuationsOf(portal, email)).toHaveLength(1);

    await open(page);
    await onStep(page, 1);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    const kept = await page.evaluate(() => Object.keys(localStorage));
    // Contact data are kept for a day, for the next form (lib/submissions/forms/known-start.ts).
    expect(kept.filter((key) => !key.startsWith('cookie-'))).toEqual(['wohnlotse.kontakt']);
  });

  test('answers changed after a lost reply are stored as a submission of their own', async ({
    page,
    portal,
  }) => {
    const email = visitor('anders');
    await walkTo(page, 10, { ...HOME, email });
    await consent(page);
    await sendAndLoseTheAnswer(page);
    await page.getByLabel(/Möchtest du noch etwas ergänzen/).fill('Doch noch etwas');
    await send(page).click();
    await expectValue(page, '348.600');
    expect((await valuationsOf(portal, email)).map(({ notes }) => notes)).toEqual([
      null,
      'Doch noch etwas',
    ]);
  });
});
