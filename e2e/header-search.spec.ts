import { expectArrival } from './support/alive';
import { expectAccessible } from './support/axe';
import { openSearch, options } from './support/header-search';
import { expect, test } from './support/test';

test('the empty box offers the first six, a word narrows them, arrows and Enter lead on @phone', async ({
  page,
  isMobile,
}) => {
  await page.goto('/impressum');
  const box = await openSearch(page, isMobile);
  await box.focus();
  await expect(options(page)).toHaveCount(6);
  // Until then the last answer stays, and its arrival resets the choice.
  const answered = page.waitForResponse(/Verkauf$/);
  await page.keyboard.type('Verkauf');
  await answered;
  await expect(options(page).filter({ hasText: /\d+ Min\. Lesezeit/ })).toHaveCount(
    isMobile ? 4 : 5,
  );
  await expect(options(page).first()).toHaveAttribute('href', '/rechner/verkaufskosten');
  await expect(options(page).last()).toHaveText('Alle Ergebnisse für "Verkauf" anzeigen');
  await expectAccessible(page);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const chosen = options(page).nth(1);
  await expect(chosen).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute(
    'aria-activedescendant',
    (await chosen.getAttribute('id')) ?? '',
  );
  const address = (await chosen.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('Enter without a choice, and the last entry, lead to all results @phone', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  let box = await openSearch(page, isMobile);
  await box.fill('Notar');
  await box.press('Enter');
  await expectArrival(page, '/ratgeber?search=Notar');
  box = await openSearch(page, isMobile);
  await box.fill('Grundbuch');
  await options(page).last().click();
  await expect(page).toHaveURL('/ratgeber?search=Grundbuch');
  await expect(page.getByText(/Artikel zu „Grundbuch“$/)).toBeVisible();
});

test('a misspelt and reordered search finds what was meant, in the box and in all results', async ({
  page,
}) => {
  await page.goto('/');
  const box = await openSearch(page);
  await box.fill('provison makler');
  await expect(options(page).filter({ hasText: 'Lesezeit' }).first()).toHaveAttribute(
    'href',
    '/ratgeber/maklerprovision',
  );
  await box.press('Enter');
  await expect(page).toHaveURL('/ratgeber?search=provison+makler');
  const first = page.getByRole('main').getByRole('article').first();
  await expect(first.getByRole('link')).toHaveAttribute('href', '/ratgeber/maklerprovision');
});

test('without a match the box says so, and hands the words to the adviser, not sent yet', async ({
  page,
}) => {
  await page.goto('/');
  const box = await openSearch(page);
  await box.fill('Quastenflosser');
  await expect(page.getByText('Keine Artikel gefunden')).toBeVisible();
  await expect(page.getByRole('listbox')).toBeHidden();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('link', { name: 'Die KI-Beratung danach fragen' }).click();
  await expect(page.getByLabel('Ihre Frage')).toHaveValue('Quastenflosser');
  await expect(page).toHaveURL('/beratung');
  expect(asked.filter((address) => address.includes('/api/chat'))).toEqual([]);
  expect(asked.filter((address) => new URL(address).search.includes('Quasten'))).toEqual([]);
});

test('the list closes by Escape, by a press outside and when the text is emptied @phone', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  const box = await openSearch(page, isMobile);
  await box.fill('Notar');
  await expect(page.getByRole('listbox')).toBeVisible();
  await box.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(box).toHaveValue('Notar');
  await box.press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.getByRole('heading').first().dispatchEvent('pointerdown');
  await expect(page.getByRole('listbox')).toBeHidden();
  await box.fill('Grundbuch');
  await expect(page.getByRole('listbox')).toBeVisible();
  await box.fill('');
  await expect(page.getByRole('listbox')).toBeHidden();
});

test('suggestions are asked for when the box is used, after a pause, and few letters come', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/market-articles') throw new Error('All articles are fetched');
    if (pathname === '/api/article-suggestions') fetched.push(searchParams.get('search') ?? '-');
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(fetched).toHaveLength(0);
  const box = await openSearch(page);
  await box.focus();
  await expect(options(page)).toHaveCount(6);
  const answer = page.waitForResponse(/article-suggestions\?.*search=Notar/);
  await box.pressSequentially('Notar');
  await expect(options(page).last()).toHaveText('Alle Ergebnisse für "Notar" anzeigen');
  expect((await (await answer).body()).length).toBeLessThan(3000);
  expect(fetched.at(-1)).toBe('Notar');
});

test('without a connection what was typed stays, and what was offered before is searched', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const box = await openSearch(page);
  await box.focus();
  await expect(options(page)).toHaveCount(6);
  await context.setOffline(true);
  await box.fill('Hausverkauf sieben');
  await expect(options(page)).toHaveCount(2);
  await expect(options(page).first()).toContainText('Hausverkauf in sieben Schritten');
  await box.fill('Quastenflosser');
  await expect(page.getByText(/Vorschläge sind gerade nicht erreichbar/)).toBeVisible();
  await expect(box).toHaveValue('Quastenflosser');
});

test('the side menu of a narrow screen holds the keyboard, and gives the focus back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Menü' });
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menü' });
  await expect(menu).toBeVisible();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    // Focus may go to the browser's own controls, but not behind the menu.
    const isKept = await menu.evaluate((node) => {
      const { activeElement, body } = document;
      return activeElement === body || node.contains(activeElement);
    });
    expect(isKept).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await menu.getByRole('link', { name: 'Ratgeber' }).click();
  await expect(page).toHaveURL('/ratgeber');
  await expect(menu).toBeHidden();
});
