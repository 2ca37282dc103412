import type { Page } from '@playwright/test';
import { valuationsOf } from './support/database';
import { LOGIN } from './support/employee';
import { openHeldBack } from './support/foreign-hands';
import * as lead from './support/lead-form';
import { EMPLOYEE, expect, test } from './support/test';
import * as wizard from './support/wizard';

test.describe.configure({ mode: 'parallel' });

const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

test.describe('the wizard', () => {
  test('what is chosen stays, whatever the draft says, and is kept', async ({ page }) => {
    await wizard.walkTo(page, 4);
    await expect(page.getByText('Gespeichert auf diesem Gerät')).toBeVisible();
    await page.mainFrame().goto('/impressum');
    const release = await openHeldBack(page, wizard.ADDRESS);
    await radio(page, 'Villa').check();
    await release();
    await wizard.onStep(page, 4);
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('villa');
  });

  test('shows one question, and its button leads on by the server', async ({ page }) => {
    const release = await openHeldBack(page, wizard.ADDRESS);
    await expect(page.getByLabel('Wo liegt deine Immobilie?')).toBeHidden();
    await radio(page, 'Villa').check();
    await wizard.next(page);
    await expect(page.getByLabel('Wo liegt deine Immobilie?')).toBeVisible();
    await page.getByLabel('Wo liegt deine Immobilie?').fill('123');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/gültige fünfstellige Postleitzahl/)).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'Bitte prüfe' })).toHaveCount(0);
    await page.getByLabel('Wo liegt deine Immobilie?').fill('80331');
    await wizard.next(page);
    await page.getByLabel('Wie groß ist die Wohnfläche?').fill('120');
    await release();
    await wizard.onStep(page, 3);
    await expect(page.getByLabel('Wie groß ist die Wohnfläche?')).toHaveValue('120');
    await expect(page.getByRole('button', { name: 'Weiter' })).toBeEnabled();
    await wizard.next(page);
    await wizard.onStep(page, 4);
    await page.getByRole('button', { name: 'Zurück' }).last().click();
    await wizard.onStep(page, 3);
  });

  test('goes its whole way without them', async ({ page, portal }) => {
    const email = `ohne.warten.${Date.now()}@beispiel.de`;
    await openHeldBack(page, wizard.ADDRESS);
    await wizard.answerTo(page, 10, { ...wizard.HOME, email }, false);
    await wizard.consent(page);
    await wizard.send(page).click();
    await wizard.expectResult(page);
    expect(await valuationsOf(portal, email)).toHaveLength(1);
  });
});

test.describe('the lead form', () => {
  test('what is chosen and sent on leads on, and back', async ({ page }) => {
    const release = await openHeldBack(page, lead.ADDRESS);
    await radio(page, 'Reihenhaus').check();
    await lead.next(page);
    await lead.onStep(page, 2);
    await page.getByLabel('Postleitzahl').fill('80331');
    await page.getByRole('button', { name: 'Zurück' }).click();
    await expect(radio(page, 'Reihenhaus')).toBeChecked();
    await release();
    await lead.next(page);
    await lead.onStep(page, 2);
    await expect(page.getByLabel('Postleitzahl')).toHaveValue('80331');
  });

  test('without a choice it says what is missing', async ({ page }) => {
    const release = await openHeldBack(page, lead.ADDRESS);
    await lead.next(page);
    await expect(page.locator('#propertyType-error')).toBeVisible();
    await release();
    await expect(page.locator('#propertyType-error')).toBeVisible();
    await radio(page, 'Reihenhaus').check();
    await expect(page.locator('#propertyType-error')).toBeHidden();
  });
});

test('what is typed is kept in this tab like what is typed later', async ({ page }) => {
  const release = await openHeldBack(page, '/makler/anfrage/starter');
  await page.getByRole('group').getByText('Professional').click();
  await page.getByLabel('Maklerbüro').fill('Büro Beispiel');
  await release();
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Büro');
  await page.reload();
  await expect(page.getByLabel('Maklerbüro')).toHaveValue('Büro Beispiel');
  await expect(page.getByRole('radio', { name: /Professional/ })).toBeChecked();
});

test('the login says what is wrong, and lets in', async ({ page }) => {
  await openHeldBack(page, LOGIN);
  const press = async (password: string) => {
    await page.getByRole('textbox', { name: 'Passwort' }).fill(password);
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  };
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(EMPLOYEE.email);
  await press('ganz falsch');
  await expect(page.getByText('E-Mail-Adresse oder Passwort stimmt nicht.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-Mail-Adresse' })).toHaveValue(EMPLOYEE.email);
  await press(EMPLOYEE.password);
  await expect(page).toHaveURL('/employee/dashboard');
});
