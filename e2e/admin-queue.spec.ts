import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { contactBody } from '../lib/testing/contact-factory';
import { arrive, expectClosedDialog, expectOpenDialog, withoutScripts } from './support/employee';
import { store } from './support/store';
import { expect, test } from './support/test';

const DASHBOARD = '/employee/dashboard';
const CONTACTS = `${DASHBOARD}?liste=kontakte`;

const newWord = () => `Wort${randomUUID().replace(/[^a-z]/g, '')}`;

const send = (page: Page, name: string) =>
  store(
    page.request,
    'contact-requests',
    contactBody({ name, email: `${randomUUID()}@beispiel.de` }),
  );

let many: string | undefined;
/** A page and one more. @returns the word in their names */
async function sendMany(page: Page) {
  if (many) return many;
  const word = newWord();
  for (let number = 1; number <= 51; number += 1) await send(page, `Nr${number} ${word}`);
  return (many = word);
}

const search = (page: Page) => page.getByRole('searchbox');
const card = (page: Page, name: string) =>
  page.getByRole('listitem').getByRole('link', { name, exact: true });
const results = (page: Page, text: string | RegExp) =>
  expect(page.locator('#ergebnis')).toHaveText(text);

async function searchFor(page: Page, typed: string) {
  await search(page).fill(typed);
  await search(page).press('Enter');
}

test('search, filters and pages stand in the address and lead back @database @phone', async ({
  page,
}) => {
  const word = await sendMany(page);
  await arrive(page);
  const tabs = page.getByRole('tablist', { name: 'Listen' }).getByRole('tab');
  const names = ['Rückrufanfragen', 'Kontaktanfragen', 'Bewertungsanfragen'];
  await expect(tabs).toHaveText(names);
  for (const [index, name] of names.entries()) {
    await expect(tabs.nth(index)).toHaveAccessibleName(name);
  }
  await searchFor(page, word.toUpperCase());
  await expect(page.getByText('Keine Anfrage passt zu dieser Suche.')).toBeVisible();
  const contacts = page.getByRole('tab', { name: 'Kontaktanfragen 51 Treffer', exact: true });
  await contacts.click();
  await results(page, /^51\sAnfragen, Seite\s1 von\s2$/);
  await expect(contacts).toHaveAttribute('aria-selected', 'true');

  await page.getByRole('link', { name: 'Weiter' }).click();
  await results(page, /Seite\s2 von\s2$/);
  await expect(page.locator('#ergebnis')).toBeFocused();
  await expect(page).toHaveURL(/liste=kontakte.*seite=2/);
  await expect(page.locator('[data-card]')).toHaveCount(1);

  const unfold = page.getByRole('button', { name: 'Filter und Sortierung' });
  if (await unfold.isVisible()) await unfold.click();
  await page.getByLabel('Sortierung').selectOption('Älteste');
  await results(page, /Seite\s1 von\s2$/);
  await expect(page).toHaveURL(/sortierung=aelteste/);
  await expect(page.locator('[data-card]').first()).toContainText(`Nr1 ${word}`);
  await page.getByLabel('Zuweisung').selectOption('Mir');
  await expect(page.getByText('Keine Anfrage passt zu dieser Suche.')).toBeVisible();
  await expect(search(page)).toHaveValue(word.toUpperCase());

  await page.goBack();
  await results(page, /Seite\s1 von\s2$/);
  await expect(page.getByLabel('Zuweisung')).toHaveValue('');
  await page.reload();
  await results(page, /Seite\s1 von\s2$/);
  await page.getByRole('link', { name: 'Zurücksetzen' }).click();
  await expect(search(page)).toHaveValue('');
  await expect(page).toHaveURL(CONTACTS);
});

test('without scripts the list is read, searched and turned over', async ({ page, browser }) => {
  const word = await sendMany(page);
  await arrive(page);
  const plain = await withoutScripts(page, browser);
  await plain.goto(CONTACTS);
  await search(plain).fill(word);
  await plain.getByRole('button', { name: 'Suchen' }).click();
  await results(plain, /^51\sAnfragen, Seite\s1 von\s2$/);
  await plain.getByRole('link', { name: 'Seite 2' }).click();
  await expect(plain.locator('[data-card]')).toHaveCount(1);
  await plain.context().close();
});

test('by keyboard alone: search, walk through the cards, open one and come back', async ({
  page,
}) => {
  const word = newWord();
  for (const first of ['Anton', 'Berta', 'Caesar']) await send(page, `${first} ${word}`);
  await arrive(page, `${CONTACTS}&sortierung=aelteste`);
  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type(`${word}/`);
  await expect(search(page)).toHaveValue(`${word}/`);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await results(page, /^3\sAnfragen$/);

  const [anton, berta, caesar] = ['Anton', 'Berta', 'Caesar'].map((name) =>
    card(page, `${name} ${word}`),
  ) as [ReturnType<typeof card>, ReturnType<typeof card>, ReturnType<typeof card>];
  for (const [key, focused] of [
    ['ArrowDown', anton],
    ['ArrowDown', berta],
    ['End', caesar],
    ['ArrowDown', caesar],
    ['Home', anton],
    ['ArrowDown', berta],
  ] as const) {
    await page.keyboard.press(key);
    await expect(focused).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText(`Berta ${word}`);
  await expect(page).toHaveURL(/anfrage=/);
  await expectOpenDialog(page);
  await page.keyboard.press('Escape');
  await expectClosedDialog(page);
  await expect(berta).toBeFocused();
  // One card is reached by Tab; the next step leaves the list.
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-card] :focus')).toHaveCount(0);
});

test('a new submission is there within ten seconds, without a reload @database @phone', async ({
  page,
  isMobile,
}) => {
  const word = newWord();
  await page.clock.install();
  const inTenSeconds = () => page.clock.runFor(10_000);
  await arrive(page, `${CONTACTS}&suche=${word}`);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await send(page, `Eins ${word}`);
  await inTenSeconds();
  await expect(card(page, `Eins ${word}`)).toBeVisible();
  await expect(page).toHaveTitle(/^\(1\) Mitarbeiter-Dashboard/);

  await card(page, `Eins ${word}`).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await send(page, `Zwei ${word}`);
  await inTenSeconds();
  await expect(page).toHaveTitle(/^\(2\)/);
  await page.keyboard.press('Escape');
  await expect(card(page, `Zwei ${word}`)).toBeVisible();

  if (!isMobile) {
    await page.getByRole('button', { name: 'Hinweis schließen' }).hover();
    await expect(page.getByRole('tooltip')).toHaveText('Hinweis schließen');
  }
  await page.getByRole('link', { name: /^2\sneue Anfragen anzeigen$/ }).click();
  await expect(page).toHaveURL(/sortierung=neueste/);
  await expect(page.locator('[data-card]').first()).toContainText(`Zwei ${word}`);
  await expect(page).toHaveTitle(/^Mitarbeiter-Dashboard/);
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
});

test('a lost connection and the end of the login are said in words', async ({ page, context }) => {
  await page.clock.install();
  await arrive(page);
  const next = () => page.clock.runFor(8_000);
  await context.setOffline(true);
  const lost = page.getByText('Keine Verbindung.');
  await expect(async () => {
    await next();
    expect(await lost.isVisible()).toBe(true);
  }).toPass();
  // The list is brought up to date; without its cookies that would lead to the login.
  const caughtUp = page.waitForResponse(/_rsc=/);
  await context.setOffline(false);
  await caughtUp;
  await expect(lost).toHaveCount(0);
  await context.clearCookies();
  await expect(async () => {
    await next();
    expect(await page.getByText('Sie sind abgemeldet.').isVisible()).toBe(true);
  }).toPass();
  await page.getByRole('link', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(/\/employee\/login/);
});

test('a submission has an address; where it has gone the list says so', async ({ page }) => {
  const word = newWord();
  await send(page, `Tiefe ${word}`);
  await arrive(page, `${CONTACTS}&suche=${word}`);
  const href = await card(page, `Tiefe ${word}`).getAttribute('href');
  await page.goto(href ?? '');
  await expect(page.getByRole('dialog')).toContainText(`Tiefe ${word}`);
  await expectOpenDialog(page);
  await page.keyboard.press('Escape');
  await expect(card(page, `Tiefe ${word}`)).toBeFocused();

  await page.goto(`${CONTACTS}&anfrage=${randomUUID()}`);
  await expect(page.getByText('Diese Anfrage gibt es nicht mehr.')).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeVisible();
});
