import { ADDRESS, fillAll, leadsOf, mailsOf, OWNER, send, thanks } from './support/lead-form';
import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

const owner = (name: string) => ({ ...OWNER, email: `${name}.${Date.now()}@beispiel.de` });

test.describe('without JavaScript', () => {
  test('of land the plot is asked, and nothing of a home', async ({ page, portal }) => {
    const visitor = owner('ohne.grund');
    await page.goto(ADDRESS);
    await fillAll(page, visitor);
    await page.getByRole('radio', { name: 'Grundstück', exact: true }).check();
    await expect(page.getByLabel('Wohnfläche')).toBeHidden();
    await expect(page.getByLabel(/Baujahr/)).toBeHidden();
    await page.getByLabel('Grundstücksfläche').fill('12.500');
    await send(page).click();
    await expect(thanks(page)).toBeVisible();
    const [lead] = await leadsOf(portal, visitor.email);
    expect(lead).toMatchObject({ propertyType: 'grundstuck', area: 0, plotArea: 12_500 });
  });

  test('errors stand beside their fields, every entry is kept, and the status says so', async ({
    page,
    portal,
  }) => {
    const visitor = owner('ohne.fehler');
    await page.goto(ADDRESS);
    await fillAll(page, { ...visitor, area: 'groß', phone: '0123' });
    await page.getByLabel(/Was sollten wir noch wissen/).fill('Zwei Zeilen\nund Umlaute: äöü');
    const [response] = await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'POST'),
      send(page).click(),
    ]);
    expect(response.status()).toBe(200);
    const summary = page.getByRole('alert').filter({ hasText: 'Bitte prüfen Sie Ihre Angaben' });
    await expect(summary.getByRole('link')).toHaveText([
      'Mindestens 20 m²',
      'Bitte geben Sie eine gültige Telefonnummer ein',
    ]);
    await expect(page.getByLabel('Wohnfläche')).toHaveValue('groß');
    await expect(page.getByLabel('Wohnfläche')).toHaveAccessibleDescription(/Mindestens 20 m²/);
    await expect(page.getByRole('radio', { name: 'Reihenhaus' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Noch offen' })).toBeChecked();
    await expect(page.getByLabel(/Was sollten wir noch/)).toHaveValue(
      'Zwei Zeilen\nund Umlaute: äöü',
    );
    expect(await leadsOf(portal, visitor.email)).toHaveLength(0);

    await page.getByLabel('Wohnfläche').fill('120');
    await page.getByLabel('Ihre Telefonnummer').fill(visitor.phone);
    await send(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(await leadsOf(portal, visitor.email)).toHaveLength(1);
  });

  test('one plain form ends with the thanks, and stores nothing twice', async ({
    page,
    portal,
  }) => {
    const visitor = owner('ohne.doppelt');
    for (let time = 0; time < 2; time++) {
      await page.goto(ADDRESS);
      await fillAll(page, visitor);
      await send(page).click();
      await expect(thanks(page)).toBeVisible();
    }
    await expect(page.getByText(visitor.email)).toBeVisible();
    const [lead, ...others] = await leadsOf(portal, visitor.email);
    expect(others).toEqual([]);
    expect(lead).toMatchObject({ city: 'München', area: 120, timeline: 'noch_offen' });
    expect(await mailsOf(portal, lead?.id)).toHaveLength(2);
  });
});
