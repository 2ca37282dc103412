import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { enter, expectPage, newAccount, openAs } from './support/accounts';
import { expectAlive } from './support/alive';
import { query } from './support/database';
import { withoutScripts } from './support/employee';
import { formatInTimeZone } from './support/german-time';
import {
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectReadableInTheDark,
} from './support/axe';
import { expectFocusOn, pressOn, tabTo } from './support/keyboard';
import type { Portal } from './support/portal';
import { expect, test } from './support/test';
import { expectFits } from './support/width';

const LIST = '/employee/dashboard/ratgeber';
const EDITOR = 'Rosa Redaktion';
const A_MINUTE = 60_000;

const SUMMARY =
  'Warum ein Gartenhaus beim Verkauf oft vergessen wird und wie Sie es richtig angeben.';
const CONTENT = `## Einführung

Das **Quittenhäuschen** im Garten zählt zum Grundstück. ${'Es gehört in jedes Angebot, das Sie schreiben. '.repeat(6)}

### Gehört ein Quittenhäuschen zum Grundstück?

Ja, wenn es fest im Boden steht, wird das Quittenhäuschen mit dem Grundstück verkauft.

## Fazit & Handlungsempfehlungen

Fotografieren Sie das Quittenhäuschen, bevor Interessenten kommen. Mehr steht bei den [Unterlagen](/ratgeber/unterlagen-fuer-den-verkauf).
`;

const newEditor = (portal: Portal) => newAccount(portal, EDITOR, { role: 'redaktion' });

async function arriveAsEditor(page: Page, portal: Portal) {
  await openAs(page, await newEditor(portal), LIST);
}

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const preview = (page: Page) => page.getByRole('region', { name: 'Vorschau', exact: true });

/** The first version and an old one are shown on a page that is loaded whole. */
async function untilLoaded(page: Page, address: string | RegExp) {
  await page.waitForURL(address);
  await expectAlive(page);
}

async function begin(page: Page, title: string): Promise<string> {
  await page.goto(`${LIST}/neu`);
  await field(page, 'Titel').fill(title);
  await field(page, 'Text').fill(CONTENT);
  await press(page, 'Entwurf speichern');
  await untilLoaded(page, /\/ratgeber\/[\da-f-]{36}$/);
  return page.url();
}

async function complete(page: Page) {
  await field(page, 'Zusammenfassung').fill(SUMMARY);
  await field(page, 'Stand').fill('2026-10');
  await page.getByLabel('Titel der Quelle 1').fill('Gartenordnung');
  await field(page, 'Bild des Ratgebers').selectOption({ label: 'ratgeber' });
}

/** Every process shows a change within a minute. */
async function untilPublic(portal: Portal, page: Page, path: string, text: string | RegExp) {
  await portal.passTime(A_MINUTE);
  await expect.poll(async () => (await page.request.get(path)).text()).toMatch(text);
}

const photo = () =>
  sharp({
    create: { width: 1200, height: 800, channels: 3, background: '#5b7553' },
  })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Geheimer Ort 4711' } })
    .toBuffer();

test('a guide is written, shown to a colleague, scheduled, changed, restored and withdrawn @database', async ({
  page,
  portal,
  browser,
}) => {
  const title = 'Gartenhaus und Schuppen: was mitverkauft wird';
  const slug = 'gartenhaus-und-schuppen-was-mitverkauft-wird';
  const path = `/ratgeber/${slug}`;
  await arriveAsEditor(page, portal);
  await expect(page.getByRole('link', { name: 'Anfragen', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Neuer Ratgeber' }).click();
  await field(page, 'Titel').fill(title);
  await expect(page.getByText('Kategorie: Verkaufsprozess')).toBeVisible();
  await expect(page.getByText(slug)).toBeVisible();
  await field(page, 'Text').fill(CONTENT);
  await expect(preview(page).getByRole('heading', { name: 'Einführung' })).toBeVisible();
  await expect(preview(page).locator('strong')).toHaveText('Quittenhäuschen');
  await press(page, 'Entwurf speichern');
  await untilLoaded(page, /\/ratgeber\/[\da-f-]{36}$/);
  const editor = page.url();

  await press(page, 'Link erstellen');
  const link = page.getByRole('link', { name: /\/ratgeber-entwurf\// });
  const address = new URL((await link.getAttribute('href')) ?? '', page.url()).href;
  const stranger = await browser.newContext({ ignoreHTTPSErrors: true });
  const colleague = await stranger.newPage();
  const shown = await colleague.goto(address);
  expect(shown?.headers()['cache-control']).toContain('no-store');
  expect(shown?.headers()['x-robots-tag']).toContain('noindex');
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(colleague.getByText('Entwurf: So wird der Ratgeber aussehen')).toBeVisible();
  await colleague.emulateMedia({ reducedMotion: 'reduce' });
  await colleague.reload();
  await expectAccessibleInBothSchemes(colleague);
  expect((await page.request.get(path)).status()).toBe(404);
  await press(page, 'Link beenden');
  await expect(link).toHaveCount(0);
  expect((await colleague.goto(address))?.status()).toBe(404);
  await stranger.close();

  await press(page, 'Veröffentlichen');
  const alert = page.getByRole('alert').filter({ hasText: 'Noch nicht gespeichert' });
  await expect(alert).toContainText('Bitte nennen Sie mindestens eine Quelle');
  await expect(alert).toContainText('Bitte wählen Sie ein Bild');
  await complete(page);
  await page.getByLabel('Foto hochladen').setInputFiles({
    name: 'Gartenhaus.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo(),
  });
  await press(page, 'Hochladen');
  await expect(page.getByText('Das Bild ist da.')).toBeVisible();
  await field(page, 'Was darauf zu sehen ist').fill('Ein grünes Gartenhaus');

  const due = new Date(Date.now() + 3 * A_MINUTE);
  await field(page, 'Tag').fill(formatInTimeZone(due).day);
  await field(page, 'Uhrzeit').fill(formatInTimeZone(due).time);
  await press(page, 'Planen');
  await expect(page.getByText('Gespeichert und geplant.')).toBeVisible();
  await expect(page.getByText(/^Geplant für/)).toBeVisible();
  expect((await page.request.get(path)).status()).toBe(404);
  await portal.passTime(3 * A_MINUTE);
  const published = () =>
    query(portal, `SELECT "slug" FROM "MarketArticle" WHERE "slug" = '${slug}'`);
  await expect.poll(published).toHaveLength(1);
  await untilPublic(portal, page, path, /Quittenhäuschen/);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const picture = page.getByRole('img', { name: 'Ein grünes Gartenhaus' });
  await expect(picture).toBeVisible();
  const source = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(source).toMatch(/\/bilder\/[\da-f]{32}-1200x800-\d+\.avif$/);
  const file = await page.request.get(source);
  expect(file.headers()['cache-control']).toContain('immutable');
  expect((await file.body()).toString('latin1')).not.toContain('Geheimer Ort');
  for (const other of [
    '/ratgeber/feed.xml',
    '/sitemaps/seiten.xml',
    '/ratgeber?search=Quittenhäuschen',
  ]) {
    await expect.poll(async () => (await page.request.get(other)).text()).toContain(slug);
  }
  await untilPublic(portal, page, '/', new RegExp(slug));

  await expect(async () => {
    const answer = await page.request.post('/api/chat', {
      data: { message: 'Gehört das Quittenhäuschen zum Grundstück?' },
    });
    expect(JSON.stringify(await answer.json())).toContain(slug);
  }).toPass();

  await page.goto(editor);
  await field(page, 'Text').fill(CONTENT.replaceAll('Quittenhäuschen', 'Apfelhäuschen'));
  await press(page, 'Entwurf speichern');
  await expect(page.getByText('Der Entwurf ist gespeichert.')).toBeVisible();
  await expect(page.getByText('Änderungen nicht veröffentlicht')).toBeVisible();
  await press(page, 'Veröffentlichen');
  await expect(page.getByText('Veröffentlicht. Die Website zeigt es')).toBeVisible();
  await untilPublic(portal, page, path, /Apfelhäuschen/);

  const versions = page.getByRole('region', { name: 'Fassungen' });
  await versions.getByRole('link', { name: /^Fassung 2:/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Fassung 2/ })).toBeVisible();
  await expect(page.locator('ins', { hasText: 'Apfelhäuschen' }).first()).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await press(page, 'Wiederherstellen');
  await untilLoaded(page, editor);
  await expect(field(page, 'Text')).toHaveValue(/Quittenhäuschen/);
  await expect(page.getByText('Änderungen nicht veröffentlicht')).toBeVisible();
  await field(page, 'Titel').fill('Getippt und nicht gespeichert');
  await press(page, 'Änderungen verwerfen');
  await expect(field(page, 'Text')).toHaveValue(/Apfelhäuschen/);
  await expect(field(page, 'Titel')).toHaveValue(title);

  await press(page, 'Zurückziehen');
  await expect(page.getByText('Zurückgezogen', { exact: true })).toBeVisible();
  await portal.passTime(A_MINUTE);
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(404);
  await expect(async () => {
    const answer = await page.request.post('/api/chat', {
      data: { message: 'Gehört das Apfelhäuschen zum Grundstück?' },
    });
    expect(JSON.stringify(await answer.json())).not.toContain(slug);
  }).toPass();
  await page.goto(LIST);
  const row = page.getByRole('row', { name: title });
  await expect(row).toContainText('Zurückgezogen');
  await expect(row).toContainText(EDITOR);
});

test('what was typed outlives leaving the page, and two who save do not overwrite each other', async ({
  page,
  portal,
}) => {
  await arriveAsEditor(page, portal);
  const editor = await begin(page, 'Zaun und Hecke an der Grenze');
  await field(page, 'Text').fill(`${CONTENT}\nNoch nicht gespeichert.`);
  await page.goto(LIST);
  await page.goto(editor);
  await expect(page.getByText('steht wieder da')).toBeVisible();
  await expect(field(page, 'Text')).toHaveValue(/Noch nicht gespeichert/);

  const other = await page.context().newPage();
  await other.goto(editor);
  await field(other, 'Titel').fill('Zaun und Hecke, von der Kollegin');
  await press(other, 'Entwurf speichern');
  await expect(other.getByText('Der Entwurf ist gespeichert.')).toBeVisible();
  await other.close();
  await field(page, 'Titel').fill('Zaun und Hecke, von mir');
  await press(page, 'Entwurf speichern');
  const conflict = page.getByRole('alert', {
    name: 'Jemand hat diesen Ratgeber inzwischen gespeichert',
  });
  await expect(conflict).toContainText('von der Kollegin');
  await expect(conflict).toContainText('von mir');
  await press(page, 'Mit meinem Text weiterarbeiten');
  await expect(field(page, 'Titel')).toBeFocused();
  await press(page, 'Entwurf speichern');
  await expect(page.getByText('Der Entwurf ist gespeichert.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zaun und Hecke, von mir');

  await page.context().setOffline(true);
  await field(page, 'Titel').fill('Ohne Verbindung geschrieben');
  await press(page, 'Entwurf speichern');
  await expect(page.getByText(/Ihre Eingaben bleiben hier stehen/)).toBeVisible();
  await page.context().setOffline(false);
  await press(page, 'Entwurf speichern');
  await expect(page.getByText('Der Entwurf ist gespeichert.')).toBeVisible();
});

test('list, editor and preview are accessible, in the dark too, and fit a small screen @phone', async ({
  page,
  portal,
}) => {
  await arriveAsEditor(page, portal);
  await begin(page, 'Keller und Dachboden räumen');
  await expect(preview(page).getByRole('heading', { name: 'Einführung' })).toBeVisible();
  const pages = [LIST, `${LIST}/neu`, page.url()];
  for (const address of pages) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(address);
    await expectAccessible(page);
    await expectReadableInTheDark(page);
    const size = page.viewportSize() ?? { width: 1280, height: 720 };
    await expectFits(page);
    await page.setViewportSize(size);
  }
});

test('without a mouse a guide is written, saved and published', async ({ page, portal }) => {
  const title = 'Brunnen und Zisterne: was mitverkauft wird';
  await enter(page, await newEditor(portal));
  await expectPage(page, 'Ratgeber');
  await pressOn(page, page.getByRole('link', { name: 'Neuer Ratgeber' }));
  await tabTo(page, field(page, 'Titel'));
  await page.keyboard.type(title);
  await expect(page.getByText('Kategorie: Verkaufsprozess')).toBeVisible();
  await tabTo(page, field(page, 'Zusammenfassung'));
  await page.keyboard.type(SUMMARY);
  await page.keyboard.press('Tab');
  await page.keyboard.type('2026-10');
  await page.keyboard.press('Tab');
  await expectFocusOn(page, field(page, 'Text'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(CONTENT);
  await expect(preview(page).getByRole('heading', { name: 'Einführung' })).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: 'Entwurf speichern' }));
  await untilLoaded(page, /\/ratgeber\/[\da-f-]{36}$/);

  const publish = page.getByRole('button', { name: 'Veröffentlichen', exact: true });
  await pressOn(page, publish);
  const alert = page.getByRole('alert').filter({ hasText: 'Noch nicht gespeichert' });
  await expectFocusOn(page, alert);
  await expectAccessibleInBothSchemes(page);
  await pressOn(page, alert.getByRole('link', { name: 'Bitte wählen Sie ein Bild' }));
  await expectFocusOn(page, field(page, 'Bild des Ratgebers'));
  await page.keyboard.press('ArrowDown');
  await expect(field(page, 'Bild des Ratgebers')).not.toHaveValue('');
  await tabTo(page, field(page, 'Was darauf zu sehen ist'));
  await page.keyboard.type('Ein Brunnen');
  await tabTo(page, page.getByLabel('Titel der Quelle 1'));
  await page.keyboard.type('Gartenordnung');
  await pressOn(page, publish, 'Space');
  await expect(page.getByText('Veröffentlicht. Die Website zeigt es')).toBeVisible();
  await expectFocusOn(page, publish);
  await expectAccessibleInBothSchemes(page);
});

test('without scripts a guide is written and published', async ({ page, portal, browser }) => {
  await arriveAsEditor(page, portal);
  const plain = await withoutScripts(page, browser);
  await plain.goto(`${LIST}/neu`);
  await field(plain, 'Titel').fill('Ohne Skripte geschrieben');
  await field(plain, 'Text').fill(CONTENT);
  await press(plain, 'Veröffentlichen');
  await expect(plain.getByText('Bitte nennen Sie mindestens eine Quelle').first()).toBeVisible();
  await expect(field(plain, 'Text')).toHaveValue(/Quittenhäuschen/);
  await complete(plain);
  await press(plain, 'Veröffentlichen');
  await expect(
    plain.getByRole('heading', { level: 1, name: 'Ohne Skripte geschrieben' }),
  ).toBeVisible();
  await expect(plain.getByText('Veröffentlicht', { exact: true })).toBeVisible();
  await plain.context().close();
});
