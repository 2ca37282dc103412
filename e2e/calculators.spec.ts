import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const OVERVIEW = '/rechner';
const COMMISSION = '/rechner/maklerprovision';

type Entries = Record<string, string>;

/** Values from the tests in lib/calculators. */
const ANSWERS: [name: string, entries: Entries, amount: string][] = [
  ['verkaufskosten', { price: '350.000', compensation: '3.510', other: '2.000' }, '18.005 €'],
  ['maklerprovision', { price: '400.000', propertyType: 'mehrfamilienhaus' }, '14.280 €'],
  ['notarkosten', { subject: 'purchase', amount: '400.000' }, '3.979,95 €'],
  ['erloes', { price: '375.000', debt: '92.000', percent: '0' }, '283.000 €'],
  ['mindestpreis', { target: '200.000', percent: '0' }, '200.000 €'],
  ['kaufnebenkosten', { price: '350.000', state: 'bayern' }, '28.217,95 €'],
  ['weg-anteil', { amount: '250.000', part: '63', fromReserve: '60.000' }, '11.970 €'],
  ['auszahlung', { value: '480.000', debt: '180.000' }, '150.000 €'],
  ['grunderwerbsteuer', { price: '350.000', state: 'bayern' }, '12.250 €'],
  [
    'spekulationssteuer',
    { boughtYear: '2017', soldYear: '2024', use: 'rented', gain: '50.000' },
    '21.000 €',
  ],
  ['gesetzliche-erbteile', { spouse: 'accrued', children: '2', value: '400.000' }, '200.000 €'],
  ['erbschaftsteuer', { value: '560.000', relation: 'child' }, '15.950 €'],
  ['schenkungsteuer', { value: '600.000', relation: 'child' }, '22.000 €'],
  ['afa', { price: '240.000', completed: '1995' }, '3.600 €'],
  ['wohnrecht', { value: '400.000', rent: '1.000', womanAge: '75' }, '112.716 €'],
  [
    'vorfaelligkeitsentschaedigung',
    { debt: '100.000', contractRate: '3,5', currentRate: '2,5', remainingYears: '5' },
    '5.000 €',
  ],
  ['restschuld', { debt: '200.000', contractRate: '3', years: '10' }, '153.420 €'],
  ['quadratmeterpreis', { area: '78', price: '289.000' }, '3.705,13 €'],
  ['kaufpreisfaktor', { rent: '1.600', factor: '23,5' }, '451.200 €'],
  [
    'bodenwert',
    { area: '530', landValue: '381,10', otherArea: '680', otherValue: '85' },
    '259.783 €',
  ],
  [
    'sachwert',
    {
      area: '250',
      newCost: '1.800',
      built: '1994',
      asOf: '2026',
      landArea: '600',
      landValue: '250',
    },
    '420.000 €',
  ],
  ['vermieten-oder-verkaufen', { price: '400.000', rent: '1.200', upkeep: '204,83' }, '22.990 €'],
];

const result = (page: Page) => page.locator('section[aria-labelledby="ergebnis"]');

async function fill(page: Page, entries: Entries) {
  for (const [name, value] of Object.entries(entries)) {
    const field = page.locator(`main [name="${name}"]`);
    const tag = await field.evaluate(({ tagName }) => tagName);
    await (tag === 'SELECT' ? field.selectOption(value) : field.fill(value));
  }
}

const calculate = (page: Page) => page.getByRole('button', { name: 'Berechnen' }).click();

for (const [name, entries, amount] of ANSWERS) {
  test(`${name} answers ${amount}`, async ({ page }) => {
    await page.goto(`${OVERVIEW}/${name}`);
    await fill(page, entries);
    await calculate(page);
    await expect(result(page)).toContainText(amount);
  });
}

test('each calculator of the overview has an answer above', async ({ page }) => {
  await page.goto(OVERVIEW);
  const links = await page.locator(`main a[href^="${OVERVIEW}/"]`).all();
  const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')));
  expect(hrefs.sort()).toEqual(ANSWERS.map(([name]) => `${OVERVIEW}/${name}`).sort());
});

test('a guide and a search lead to their calculators', async ({ page }) => {
  await page.goto('/ratgeber/maklerprovision');
  const own = page.getByRole('region', { name: 'Selbst ausrechnen' });
  const link = own.getByRole('link', { name: 'Maklerprovision berechnen' });
  await expect(link).toHaveAttribute('href', COMMISSION);
  await page.goto('/ratgeber?search=Grunderwerbsteuer');
  const found = page.getByRole('navigation', { name: 'Rechner' });
  await expect(found.getByRole('link')).toHaveText(['Grunderwerbsteuer berechnen']);
});

async function journey(page: Page) {
  await page.goto(OVERVIEW);
  await page.getByRole('main').getByRole('link', { name: 'Maklerprovision', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maklerprovision berechnen');
  await calculate(page);
  const wrong = page.getByRole('alert').filter({ hasText: 'Bitte prüfen' });
  await expect(wrong.getByRole('link')).toHaveText(['Bitte einen Betrag in Euro eingeben']);
  await expect(result(page)).toHaveCount(0);

  await page.getByLabel('Verkaufspreis').fill('400.000');
  await calculate(page);
  await expect(result(page).getByRole('heading')).toHaveText('Ihre Provision:');
  await expect(result(page)).toContainText('14.280 €');
  await expect(wrong).toHaveCount(0);
  await expect(page.getByLabel('Verkaufspreis')).toHaveValue('400.000');
  expect(page.url()).toContain(`${COMMISSION}/ergebnis?price=400.000`);

  // The address alone gives the same result, so that it can be kept and sent.
  await page.reload();
  await expect(result(page)).toContainText('14.280 €');

  await page.getByLabel('Was verkauft wird').selectOption('Grundstück');
  await calculate(page);
  await expect(result(page).getByRole('heading')).toHaveText('Ihre Provision:');
  await expect(result(page)).toContainText('schreibt das Gesetz keine Teilung vor');

  await page.goBack();
  await expect(result(page)).toContainText('14.280 €');
  await expect(page.getByLabel('Was verkauft wird')).toHaveValue('haus');
  await page.getByRole('link', { name: 'Alle Rechner' }).click();
  await expect(page).toHaveURL(OVERVIEW);
}

test('from the overview to the result, over a mistake and another entry', ({ page }) =>
  journey(page));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same way', ({ page }) => journey(page));
});
