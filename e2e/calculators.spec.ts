import type { Page } from '@playwright/test';
import { CALCULATORS } from '@/lib/calculators/all';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/test';
import { expectFits } from './support/width';

const OVERVIEW = '/rechner';
const COMMISSION = '/rechner/maklerprovision';

const result = (page: Page) => page.locator('section[aria-labelledby="ergebnis"]');

const calculate = (page: Page) => page.getByRole('button', { name: 'Berechnen' }).click();

test('the overview leads to each calculator', async ({ page }) => {
  await page.goto(OVERVIEW);
  const shown = page.locator(`main a[href^="${OVERVIEW}/"]`);
  await expect(shown).toHaveCount(CALCULATORS.length);
  const links = await shown.all();
  const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')));
  expect(hrefs.sort()).toEqual(CALCULATORS.map(({ name }) => `${OVERVIEW}/${name}`).sort());
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
  await expect(page).toHaveURL(/\/rechner\/maklerprovision\/ergebnis\?price=400\.000/);

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

/** What each needs, and its amount; the unit tests say how it is calculated by hand. */
const RESULTS: Record<string, [entries: string, amount: string]> = {
  afa: ['price=300000&completed=1990&land=60000', '4.500 €'],
  auszahlung: ['value=400000&debt=100000', '150.000 €'],
  bodenwert: ['area=600&landValue=250', '150.000 €'],
  erbschaftsteuer: ['value=600000&relation=child', '20.350 €'],
  erloes: ['price=400000&percent=0', '400.000 €'],
  'gesetzliche-erbteile': ['children=2', 'Jedes Kind'],
  grunderwerbsteuer: ['price=400000&state=bayern', '14.000 €'],
  kaufnebenkosten: ['price=350000&state=bayern', '28.217,95 €'],
  kaufpreisfaktor: ['rent=1000&price=300000', '25'],
  maklerprovision: ['price=400000', '14.280 €'],
  mindestpreis: ['target=300000&percent=0', '300.000 €'],
  modernisieren: ['measure=facade&size=150&value=400000&before=g&after=d', '21.400 €'],
  notarkosten: ['amount=400000', '3.979,95 €'],
  quadratmeterpreis: ['area=78&price=289000', '3.705,13 €'],
  restschuld: ['debt=200000&contractRate=3&years=10', '153.420 €'],
  sachwert: ['area=200&newCost=2000&built=1986&asOf=2026&landArea=500&landValue=200', '300.000 €'],
  schenkungsteuer: ['value=600000&relation=child', '22.000 €'],
  spekulationssteuer: ['boughtYear=2010', '0 €'],
  teilverkauf: ['value=400000&share=25&years=20', '100.000 €'],
  verkaufskosten: ['price=400000&percent=3,57', '14.280 €'],
  'vermieten-oder-verkaufen': ['price=300000&rent=1000&upkeep=200', '23.680 €'],
  vorfaelligkeitsentschaedigung: ['debt=200000&contractRate=4&remainingYears=5', '15.000 €'],
  'weg-anteil': ['amount=120000&part=82', '9.840 €'],
  wohnrecht: ['value=400000&rent=1000&womanAge=70', ''],
};

async function everyResult(page: Page, look: (page: Page) => Promise<void>) {
  expect(Object.keys(RESULTS).sort()).toEqual(CALCULATORS.map(({ name }) => name).sort());
  for (const [name, [entries, amount]] of Object.entries(RESULTS)) {
    await page.goto(`${OVERVIEW}/${name}/ergebnis?${entries}`);
    await expect(result(page), name).toContainText(amount);
    await look(page);
    await calculate(page);
    await expect(page, name).toHaveURL(/#ergebnis$/);
    await expect(result(page), name).toContainText(amount);
  }
}

test('each gives its result, which axe passes and which fits a small phone', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await everyResult(page, async () => {
    await expectAccessible(page);
    await expectFits(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same way', ({ page }) => journey(page));

  test('each gives its result', ({ page }) => everyResult(page, async () => {}));
});
