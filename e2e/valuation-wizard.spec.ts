import type { Page } from '@playwright/test';
import { expectAccessibleInBothSchemes, settle } from './support/axe';
import { expectFits } from './support/width';
import { expect, test } from './support/test';
import { answers, consent, HOME, next, onStep, open, send, walkTo } from './support/wizard';

test('says why it does not go on while a required step is empty, or its answer wrong', async ({
  page,
}) => {
  await open(page);
  const button = page.getByRole('button', { name: 'Weiter' });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(
    'Wähle einen Immobilientyp, dann geht es weiter.',
  );
  await page.getByRole('radio', { name: 'Einfamilienhaus' }).focus();
  await page.getByRole('radio', { name: 'Einfamilienhaus' }).blur();
  await expect(button).toBeDisabled();
  await walkTo(page, 2);
  await expect(page.getByRole('status').filter({ hasText: 'fünf Ziffern' })).toBeVisible();
  const postalCode = page.getByLabel('Wo liegt deine Immobilie?');
  await postalCode.fill('8033');
  await expect(button).toBeDisabled();
  await postalCode.fill('1011a');
  await next(page);
  await expect(postalCode).toHaveAccessibleDescription(
    /Bitte gib eine gültige fünfstellige Postleitzahl ein/,
  );
  await postalCode.fill('80331');
  await expect(button).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Überspringen' })).toHaveCount(0);
  await next(page);

  const area = page.getByLabel('Wie groß ist die Wohnfläche?');
  await area.fill('5');
  await next(page);
  await expect(page.getByText('Die Wohnfläche muss mindestens 10 m² betragen')).toBeVisible();
  await expect(area).toHaveAccessibleDescription(/mindestens 10 m²/);
  await expect(area).toBeFocused();
  await onStep(page, 3);
  await area.fill('82,5');
  await expect(page.getByText('Die Wohnfläche muss mindestens 10 m² betragen')).toBeHidden();
  await next(page);
  await onStep(page, 4);
});

test('arrow keys move through the types without going on; Enter chooses', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await page.getByRole('radio', { name: 'Einfamilienhaus' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Reihenhaus' })).toBeChecked();
  // Longer than the pause after a choice: an arrow key would have left the step.
  await page.clock.runFor(700);
  await onStep(page, 1);
  await page.keyboard.press('Enter');
  await onStep(page, 2);
});

test('Back in the browser goes one step back and keeps the answers', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /Jetzt kostenlos bewerten/ }).click();
  await page.getByRole('radio', { name: 'Villa', exact: true }).check();
  await onStep(page, 2);
  await page.getByLabel('Wo liegt deine Immobilie?').fill('01067');
  await next(page);
  await onStep(page, 3);
  await page.goBack();
  await onStep(page, 2);
  await expect(page.getByLabel('Wo liegt deine Immobilie?')).toHaveValue('01067');
  await page.goBack();
  await onStep(page, 1);
  await expect(page.getByRole('radio', { name: 'Villa' })).toBeChecked();
  await page.goForward();
  await onStep(page, 2);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('Zurück in the bar goes one step back, and home from the first @phone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /Jetzt kostenlos bewerten/ }).click();
  await page.getByRole('radio', { name: 'Villa', exact: true }).check();
  await onStep(page, 2);
  await page.getByRole('link', { name: 'Zurück' }).click();
  await onStep(page, 1);
  await page.getByRole('link', { name: 'Zurück' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a reload keeps the answers and the step, but no consent', async ({ page }) => {
  await walkTo(page, 10);
  await page.getByLabel(/Möchtest du noch etwas ergänzen/).fill('Mit Garten');
  await consent(page);
  await expect(page.getByText('Gespeichert auf diesem Gerät')).toBeVisible();
  await page.reload();
  await onStep(page, 10);
  await expect(page.getByLabel(/Möchtest du noch etwas ergänzen/)).toHaveValue('Mit Garten');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(send(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Zurück' }).last().click();
  const phone = page.getByLabel('Unter welcher Nummer erreichen wir dich?');
  await expect(phone).toBeFocused();
  await expect(phone).toHaveValue(HOME.phone);
});

test('what was kept can be removed', async ({ page }) => {
  await walkTo(page, 3);
  await page.getByRole('button', { name: 'Angaben löschen' }).click();
  await onStep(page, 1);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.reload();
  await onStep(page, 1);
});

test('names the place of a postcode, knows no other place, and lets an unknown postcode through', async ({
  page,
}) => {
  await walkTo(page, 2);
  await page.getByLabel('Wo liegt deine Immobilie?').fill('Xyzstadt');
  await expect(page.getByText(/^Zu „Xyzstadt“ finden wir keinen Ort\./)).toBeVisible();
  await page.getByLabel('Wo liegt deine Immobilie?').fill('80331');
  await expect(page.getByText('80331 München')).toBeVisible();
  await page.getByLabel('Wo liegt deine Immobilie?').fill('00000');
  await expect(page.getByText(/steht nicht in unserem Verzeichnis/)).toBeVisible();
  await next(page);
  await onStep(page, 3);
});

test('offers postcodes for the name of a place, mistyped or not @phone', async ({ page }) => {
  await walkTo(page, 2);
  const postalCode = page.getByLabel('Wo liegt deine Immobilie?');
  await expect(postalCode).toHaveAttribute('inputmode', 'numeric');
  await page.getByRole('button', { name: 'Ort statt Postleitzahl eingeben' }).click();
  await expect(postalCode).toBeFocused();
  await expect(postalCode).toHaveAttribute('inputmode', 'text');
  await expect(page.getByText('Gib den Ort oder den Stadtteil ein.')).toBeVisible();
  await postalCode.fill('Garmish');
  await expect(page.getByText('Welche Postleitzahl ist es?')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: '82467 Garmisch-Partenkirchen' }).click();
  await expect(postalCode).toHaveValue('82467');
  await expect(page.getByText('82467 Garmisch-Partenkirchen')).toBeVisible();
  await next(page);
  await onStep(page, 3);
});

test('names a town once, and no error while there is something to choose', async ({ page }) => {
  await walkTo(page, 2);
  const field = page.getByLabel('Wo liegt deine Immobilie?');
  await field.fill('Oldenburg');
  const town = page.getByRole('button', { name: /^Oldenburg.* · 26\d{3} … 26\d{3}$/ });
  await expect(town).toHaveCount(1);
  await next(page);
  await expect(page.getByText(/gültige fünfstellige Postleitzahl/)).toHaveCount(0);
  await town.focus();
  await page.keyboard.press('Enter');
  await expect(town).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(/^26\d{3}$/);
});

test.describe('Mein Standort', () => {
  test('fills in the postcode where it is clear', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 54.182, longitude: 7.887, accuracy: 20 });
    await walkTo(page, 2);
    await page.getByRole('button', { name: 'Mein Standort' }).click();
    const field = page.getByLabel('Wo liegt deine Immobilie?');
    await expect(page.getByText('27498 Helgoland ist eingetragen.')).toBeVisible();
    await expect(field).toHaveValue('27498');
  });

  test('offers three where it is not clear', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 48.1374, longitude: 11.5755, accuracy: 5000 });
    await walkTo(page, 2);
    await page.getByRole('button', { name: 'Mein Standort' }).click();
    const field = page.getByLabel('Wo liegt deine Immobilie?');
    await expect(page.getByText('Welche Postleitzahl ist es?')).toBeVisible();
    await expect(field).toHaveValue('');
    const nearby = page.getByRole('button', { name: /^80\d{3} München$/ });
    await expect(nearby).toHaveCount(3);
    const [other] = (await nearby.first().innerText()).split(' ');
    await nearby.first().click();
    await expect(field).toHaveValue(other!);
    await expect(nearby).toHaveCount(0);
    await next(page);
    await onStep(page, 3);
  });

  test('says so when the position is refused', async ({ page, context }) => {
    await context.clearPermissions();
    await walkTo(page, 2);
    await page.getByRole('button', { name: 'Mein Standort' }).click();
    await expect(
      page.getByText(/^(Der Standort ist nicht freigegeben|Dein Standort ließ)/),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mein Standort' })).toBeEnabled();
  });

  test('says so when there is no German postcode near', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 48.8566, longitude: 2.3522 });
    await walkTo(page, 2);
    await page.getByRole('button', { name: 'Mein Standort' }).click();
    await expect(page.getByText(/keine deutsche Postleitzahl/)).toBeVisible();
  });
});

test('an answer spoilt on the way is listed in the summary, which leads to its step', async ({
  page,
}) => {
  await walkTo(page, 10);
  const keptStep = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('wohnlotse.bewertung') ?? '{}').step);
  await expect.poll(keptStep).toBe(9);
  await page.evaluate(() => {
    const key = 'wohnlotse.bewertung';
    const draft = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...draft, values: { ...draft.values, area: '5' } }));
    // The page would overwrite it while unloading.
    Storage.prototype.setItem = () => {};
  });
  await page.reload();
  await onStep(page, 10);
  await consent(page);
  await send(page).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Bitte prüfe deine Angaben' });
  await expect(summary).toBeFocused();
  await summary
    .getByRole('link', { name: 'Die Wohnfläche muss mindestens 10 m² betragen' })
    .click();
  await onStep(page, 3);
  await expect(page.getByLabel('Wie groß ist die Wohnfläche?')).toBeFocused();
});

test.describe('with the keyboard of a phone open', () => {
  test.use({ viewport: { width: 390, height: 430 } });

  const WRONG: Record<number, [answer: string, message: RegExp]> = {
    2: ['803311', /gültige fünfstellige/],
    3: ['5', /mindestens 10 m²/],
    4: ['1700', /nach 1800/],
    5: ['99', /nicht größer als 50/],
    7: ['E', /mindestens 2 Zeichen/],
    8: ['erika', /gültige E-Mail/],
    9: ['12', /gültige Telefonnummer/],
  };

  async function expectInView(page: Page, step: number) {
    await settle(page);
    const section = page.locator('[data-current]');
    const seen = [
      page.getByRole('button', { name: step === 10 ? 'Fertig' : 'Weiter' }),
      section.locator('label, [id$=-legend]').first(),
      ...(WRONG[step] || step === 10 ? [section.locator('input, textarea').first()] : []),
      ...(await section.locator('[id$=-hint], [id$=-error]').all()),
      ...(step === 10 ? [section.locator('[id$=-missing]')] : []),
    ];
    const [button, ...above] = seen;
    const bar = (await button!.boundingBox())!;
    expect(bar.y + bar.height).toBeLessThanOrEqual(430);
    for (const part of above) {
      const { y, height } = (await part.boundingBox())!;
      const name = `step ${step}: ${await part.innerText()}`;
      expect(y, name).toBeGreaterThanOrEqual(48);
      expect(y + height, name).toBeLessThanOrEqual(bar.y);
    }
    return bar.y;
  }

  test('question, field, hint, error and the way on are all in view, and nothing jumps', async ({
    page,
  }) => {
    await open(page);
    for (let step = 1; step <= 10; step++) {
      await onStep(page, step);
      const before = await expectInView(page, step);
      const [wrong, message] = WRONG[step] ?? [];
      if (wrong && message) {
        const input = page.locator('[data-current] input').first();
        await input.fill(wrong);
        await next(page);
        await expect(page.locator('[data-current]').getByText(message)).toBeVisible();
        expect(await expectInView(page, step)).toBe(before);
        await input.fill('');
      }
      await answers(page)[step - 1]?.();
    }
  });
});

test('sums up the answers; one is changed, and the form is where it was', async ({ page }) => {
  await walkTo(page, 10);
  const given = page.getByRole('region', { name: 'Deine Angaben' });
  await expect(given.getByRole('term')).toHaveText([
    ...['Immobilientyp', 'Postleitzahl', 'Wohnfläche', 'Baujahr', 'Zimmer', 'Zustand'],
    ...['Name', 'E-Mail', 'Telefon'],
  ]);
  await expect(given).toContainText('Einfamilienhaus');
  await expect(given).toContainText('120\u00a0m²');
  await consent(page);
  await given.getByRole('link', { name: 'Ändern: Wohnfläche' }).focus();
  await page.keyboard.press('Enter');
  await onStep(page, 3);
  const area = page.getByLabel('Wie groß ist die Wohnfläche?');
  await expect(area).toBeFocused();
  await area.fill('95');
  await page.keyboard.press('Enter');
  await onStep(page, 10);
  await expect(given).toContainText('95\u00a0m²');
  await expect(given.getByRole('link', { name: 'Ändern: Wohnfläche' })).toBeFocused();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await given.getByRole('link', { name: 'Ändern: Immobilientyp' }).click();
  await onStep(page, 1);
  await page.getByRole('radio', { name: 'Villa', exact: true }).check();
  await onStep(page, 10);
  await expect(given).toContainText('Villa');
});

test('asks after a misspelt provider, and holds no one back', async ({ page }) => {
  await walkTo(page, 8);
  const email = page.getByLabel('Wohin dürfen wir die Bewertung schicken?');
  await email.fill('erika@gmial.com');
  await page.getByRole('button', { name: 'Meinten Sie gmail.com?' }).click();
  await expect(email).toHaveValue('erika@gmail.com');
  await expect(email).toBeFocused();
  await expect(page.getByRole('button', { name: /^Meinten Sie/ })).toHaveCount(0);
  await email.fill('erika@wbe.de');
  await expect(page.getByRole('button', { name: 'Meinten Sie web.de?' })).toBeVisible();
  await next(page);
  await onStep(page, 9);
});

test('what has the focus does not look chosen', async ({ page }) => {
  await open(page);
  const look = (name: string) =>
    page.getByRole('radio', { name }).evaluate((radio) => {
      const { backgroundColor, outlineStyle } = getComputedStyle(radio.parentElement!);
      return { backgroundColor, outlineStyle };
    });
  const untouched = await look('Villa');
  await page.keyboard.press('Tab');
  await page.getByRole('radio', { name: 'Einfamilienhaus' }).focus();
  const focused = await look('Einfamilienhaus');
  expect(focused).toEqual({ ...untouched, outlineStyle: 'dashed' });
  await page.keyboard.press('ArrowDown');
  await expect
    .poll(async () => (await look('Doppelhaus')).backgroundColor)
    .not.toBe(untouched.backgroundColor);
});

test('every step is accessible in light and dark, and fits 320 pixels @phone', async ({ page }) => {
  const viewport = page.viewportSize()!;
  await open(page);
  for (let step = 1; step <= 10; step++) {
    await answers(page)[step - 2]?.();
    await onStep(page, step);
    await expectAccessibleInBothSchemes(page);
    await expectFits(page);
    await page.setViewportSize(viewport);
  }
});
