import { expectAccessible } from './support/axe';
import { expect, test } from './support/test';

const STEPS = ['Postleitzahl eingeben', 'Immobilie wird bewertet', 'Bewertung per E-Mail erhalten'];

test('six parts stand in their order, each with its way on, steps and guides', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Ihre Immobilie professionell bewerten lassen',
  );
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'In drei Schritten zum Schätzwert',
    'In sieben Schritten zum Verkauf',
    'Aus dem Ratgeber',
    'Häufige Fragen',
  ]);
  const main = page.getByRole('main');
  for (const [name, href] of [
    [/^Jetzt kostenlos bewerten\s*NEU$/, '/immobilie-bewerten'],
    ['Jetzt Immobilie bewerten', '/immobilie-bewerten'],
    [/^Kostenlose KI Beratung\s*NEU$/, '/beratung'],
    ['Alle Ratgeber-Artikel ansehen', '/ratgeber'],
    ['Zur KI Beratung', '/beratung'],
  ] as const) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
  }

  const steps = page.getByRole('region', { name: 'In drei Schritten zum Schätzwert' });
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText(STEPS);
  await expect(steps.getByRole('listitem').last()).toContainText('innerhalb weniger Minuten');
  const guides = page.getByRole('region', { name: 'Aus dem Ratgeber' });
  await expect(guides.getByRole('article')).toHaveCount(6);
  for (const link of await guides.getByRole('article').getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', /^\/ratgeber\/[a-z0-9-]+$/);
  }
  await expect(page.getByRole('region', { name: 'Kurz notiert' })).toBeVisible();
});

test('the checklist has seven steps with details, each with its drawing', async ({ page }) => {
  await page.goto('/');
  const section = page.getByRole('region', { name: 'In sieben Schritten zum Verkauf' });
  await expect(section.getByRole('heading', { level: 3 })).toHaveText([
    /Immobilie bewerten/,
    /Unterlagen zusammenstellen/,
    /Immobilie vorbereiten/,
    /Vermarktung starten/,
    /Besichtigungen durchführen/,
    /Angebote prüfen/,
    /Verkauf abschließen/,
  ]);
  const details = section.getByRole('list', { name: /^Dazu gehört/ });
  await expect(details).toHaveCount(7);
  for (const list of await details.all()) await expect(list.getByRole('listitem')).toHaveCount(4);
  for (const drawing of await section.locator('img').all()) {
    await drawing.scrollIntoViewIfNeeded();
    await expect
      .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('of the five questions one at most is open, and it closes @phone', async ({ page }) => {
  await page.goto('/');
  const faq = page.getByRole('region', { name: 'Häufige Fragen' });
  const questions = faq.locator('summary');
  await expect(questions).toHaveText([
    /Wie lange dauert ein Verkauf\?/,
    /Soll ich vor dem Verkauf renovieren\?/,
    /Ist vermieten besser als verkaufen\?/,
    /Welche Unterlagen brauche ich\?/,
    /Was kostet ein Makler\?/,
  ]);
  const open = faq.locator('details[open]');
  await expect(open).toHaveCount(0);
  await questions.first().press('Enter');
  await expect(open).toContainText('drei bis sechs Monate');
  await questions.nth(3).click();
  await expect(open).toHaveCount(1);
  await expect(open).toContainText('Energieausweis, der seit 2014');
  const place = async () => {
    // The page moves in the frame after a press.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    return Math.round((await questions.last().boundingBox())!.y);
  };
  await questions.last().scrollIntoViewIfNeeded();
  const before = await place();
  await questions.last().click();
  await expect(open).toHaveCount(1);
  expect(Math.abs((await place()) - before)).toBeLessThan(3);
  await expect(open).toContainText('5,95 bis 7,14 Prozent des Kaufpreises inklusive Umsatzsteuer');
  await expect(open).toContainText(
    /Bei Wohnungen und Einfamilienhäusern zahlen private Käufer seit Dezember 2020 höchstens die Hälfte/,
  );
  await expect(open).toContainText('für Mehrfamilienhäuser und Grundstücke gilt das nicht');
  await expectAccessible(page);
  await questions.last().press('Space');
  await expect(open).toHaveCount(0);
});

test.describe('what is scrolled to', () => {
  const state = '[data-reveal-state]';

  test('appears then, the steps and cards one after another @phone', async ({ page, isMobile }) => {
    await page.goto('/');
    const last = page.getByRole('heading', { name: /Verkauf abschließen/ });
    const item = page.locator('li[data-reveal="0.3"]').filter({ has: last });
    await expect(item).toHaveAttribute('data-reveal-state', 'waiting');
    // Alone in view it only moves: the place must not look empty.
    await expect(item).toHaveCSS('opacity', isMobile ? '1' : '0');
    await expect(item).toHaveAttribute('data-reveal-margin', '50');
    await last.scrollIntoViewIfNeeded();
    await expect(item).toHaveAttribute('data-reveal-state', 'shown');
    await expect(item).toHaveCSS('opacity', '1');

    const delays = (region: string) =>
      page
        .getByRole('region', { name: region })
        .locator('li[data-reveal="0.1"]')
        .evaluateAll((items) =>
          items.map((node) => (node as HTMLElement).style.getPropertyValue('--reveal-delay')),
        );
    expect(await delays('In drei Schritten zum Schätzwert')).toEqual(['100ms', '300ms', '500ms']);
    expect(await delays('Aus dem Ratgeber')).toEqual(
      [100, 200, 300, 400, 500, 600].map((delay) => `${delay}ms`),
    );
  });

  test('stands there from the start where motion is not wanted', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.locator(state)).toHaveCount(0);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('stands there from the start, and the questions open', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator(state)).toHaveCount(0);
      await expect(page.getByText('Übergabeprotokoll')).toBeVisible();
      await page.getByRole('main').locator('summary').first().click();
      await expect(page.getByText('drei bis sechs Monate, von der')).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  });
});
