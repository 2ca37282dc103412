import type { Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from './support/axe';
import { expect, test } from './support/test';
import { expectFits } from './support/width';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const category = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Kategorien' }).getByRole('link', { name });
const searchBox = (page: Page) =>
  page.getByRole('search', { name: 'Ratgeber durchsuchen' }).getByLabel('Suchbegriff');

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test(
      'category and search narrow the list together, in the address, and Back undoes them',
      {
        tag: javaScriptEnabled ? '@phone' : [],
      },
      async ({ page }) => {
        await page.goto('/ratgeber');
        const all = await cards(page).count();
        expect(all).toBeGreaterThanOrEqual(18);

        await category(page, 'Recht & Steuern').click();
        await expect(page).toHaveURL('/ratgeber?kategorie=recht');
        await expect(page.getByText(/^\d+ Artikel in Recht & Steuern$/)).toBeVisible();
        const inCategory = await cards(page).count();
        expect(inCategory).toBeGreaterThanOrEqual(3);
        expect(inCategory).toBeLessThan(all);
        for (const card of await cards(page).all())
          await expect(card).toContainText('Recht & Steuern');

        await searchBox(page).fill('Spekulationsfrist');
        await page.getByRole('button', { name: 'Suchen' }).click();
        await expect(page).toHaveURL('/ratgeber?kategorie=recht&search=Spekulationsfrist');
        await expect(page.getByText(/zu „Spekulationsfrist“ in Recht & Steuern$/)).toBeVisible();
        expect(await cards(page).count()).toBeLessThan(inCategory);
        await expect(searchBox(page)).toHaveValue('Spekulationsfrist');

        await page.goBack();
        await expect(page).toHaveURL('/ratgeber?kategorie=recht');
        await expect(cards(page)).toHaveCount(inCategory);
        await page.goBack();
        await expect(page).toHaveURL('/ratgeber');
        await expect(cards(page)).toHaveCount(all);
      },
    );
  });
}

test('a search without a match says so and leads back to all articles', async ({ page }) => {
  await page.goto('/ratgeber?search=Quastenflosser');
  await expect(page.getByRole('heading', { name: 'Keine Artikel gefunden' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await expect(cards(page)).toHaveCount(0);
  const near = page.getByRole('region', { name: 'Vielleicht hilft Ihnen das' });
  await expect(near.getByRole('link')).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Die KI-Beratung danach fragen' })).toHaveAttribute(
    'href',
    '/beratung#frage=Quastenflosser',
  );
  await page.getByRole('link', { name: 'Alle Artikel anzeigen' }).click();
  await expect(page).toHaveURL('/ratgeber');
  await expect(cards(page).first()).toBeVisible();
});

test('while a category is loading the page says so', async ({ page }) => {
  await page.goto('/ratgeber', { waitUntil: 'networkidle' });
  // The page announces it a moment later, so note what it announced.
  await page.evaluate(() => {
    const line = document.querySelector('main [role="status"]');
    new MutationObserver(() => sessionStorage.setItem('said', line?.textContent ?? '')).observe(
      line as Element,
      { childList: true, characterData: true, subtree: true },
    );
  });
  await category(page, 'Marktanalyse').click();
  await expect(page.getByText(/Artikel in Marktanalyse$/)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('said'))).toBe(
    'Ratgeber-Artikel werden geladen...',
  );
  await page.waitForLoadState('networkidle');
  await expectAccessibleInBothSchemes(page);
});

test('the ticker runs, stops at its switch, and stands still where motion is unwanted', async ({
  page,
}) => {
  await page.goto('/ratgeber');
  const band = page.getByRole('region', { name: 'Kurz notiert' }).getByRole('list').first();
  const running = () =>
    band.evaluate(
      (list) => list.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
  await expect.poll(running).toBe(1);
  const stop = page.getByLabel('Laufband anhalten');
  await stop.check({ force: true });
  await expect.poll(running).toBe(0);
  await stop.uncheck({ force: true });
  await stop.blur();
  await page.mouse.move(0, 0);
  await expect.poll(running).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(running).toBe(0);
  await expect(band.getByRole('listitem').last()).toBeInViewport();
});

test('wide tables of a guide scroll in their own frame, on a small screen and with large text', async ({
  page,
}) => {
  for (const address of ['/ratgeber/energieausweis', '/ratgeber/maklerprovision']) {
    await page.goto(address);
    await expectFits(page);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await expectFits(page, 640, 800);
  }
});
