import { expectAccessible } from './support/axe';
import { query } from './support/database';
import { arrive } from './support/employee';
import { insertElements, openHeldBack, translate } from './support/foreign-hands';
import { startPortal, type Portal } from './support/portal';
import { expect, test } from './support/test';

const HOSTILE = `# Groß <script>alert('Text')</script>

<script>document.title = 'gekapert'</script>
<img src=x onerror="document.title = 'gekapert'">
[Klick](javascript:alert(1)) und ![Spur](https://boese.example/spur.gif) und ![Auch](//boese.example/a.gif)
<iframe src="https://boese.example"></iframe>

| offen | <b>x</b>
|---
\`\`\`nie geschlossen **fett _und
- [ ] <svg onload=alert(1)>
`;

const ARTICLES = [
  {
    slug: 'boeses-markdown',
    title: '</title><script>document.title="gekapert"</script>',
    content: HOSTILE,
  },
  { slug: 'ohne-ueberschriften', title: 'Ein Markt ohne Worte', content: 'Wort '.repeat(120) },
  { slug: 'ganz-leer', title: 'Leerer Artikel', content: '' },
];

async function insert(portal: Portal) {
  const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;
  for (const { slug, title, content } of ARTICLES) {
    const values = [slug, slug, title, 'https://boese.example/bild.png', '<b>Kurz</b>', content];
    await query(
      portal,
      `INSERT INTO "MarketArticle" ("id", "slug", "title", "image", "summary", "content", "sources") VALUES (${values.map(quote).join(', ')}, '{"kaputt": true}')`,
    );
  }
}

test('whatever an article contains, it harms nothing', async ({ page, provider }) => {
  const portal = await startPortal({ provider });
  try {
    await insert(portal);
    const dialogs: string[] = [];
    const foreign: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(portal.url) && !url.startsWith('data:')) foreign.push(url);
    });
    const addresses = ARTICLES.map(({ slug }) => `/ratgeber/${slug}`);
    for (const address of [...addresses, '/ratgeber?search=kurz', '/ratgeber/energieausweis']) {
      const response = await page.goto(portal.url + address, { waitUntil: 'networkidle' });
      expect(response?.status(), address).toBe(200);
      expect(await page.title()).not.toBe('gekapert');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(
        page.locator('.article-text :is(script, iframe, svg, [onerror], [onload])'),
      ).toHaveCount(0);
      await expectAccessible(page);
    }
    await page.goto(`${portal.url}/ratgeber/ohne-ueberschriften`);
    await expect(page.getByRole('heading', { level: 2, name: 'Einführung' })).toBeVisible();
    expect(dialogs).toEqual([]);
    expect(foreign).toEqual([]);

    const feed = await page.request.get(`${portal.url}/ratgeber/feed.xml`);
    expect(await feed.text()).not.toContain('<script>');
    const image = await page.request.get(`${portal.url}/ratgeber/boeses-markdown/vorschau.png`);
    expect(image.headers()['content-type']).toBe('image/png');
  } finally {
    await portal.stop();
  }
});

test('whatever an editor sends is refused in words or cleaned, and never a fault', async ({
  page,
}) => {
  await arrive(page);
  const { request } = page;
  const preview = (data: object) => request.post('/api/employee/guides/preview', { data });
  const cleaned = await preview({ title: 'Groß', content: HOSTILE });
  expect(cleaned.status()).toBe(200);
  const { html } = (await cleaned.json()) as { html: string };
  expect(html).not.toMatch(/<(script|iframe|svg|img)|href="javascript/i);
  const nested = await preview({ title: 'Tief', content: '> '.repeat(20_000) });
  expect(nested.status()).toBe(200);
  expect((await preview({ title: 'Lang', content: 'x'.repeat(50_001) })).status()).toBe(422);
  expect((await preview({ title: 'Zu lang', content: 'x'.repeat(1_000_000) })).status()).toBe(413);

  const upload = (buffer: Buffer, name = 'Foto.jpg', mimeType = 'image/jpeg') =>
    request.post('/api/employee/guides/pictures', {
      multipart: { bild: { name, mimeType, buffer } },
    });
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  for (const bytes of [svg, Buffer.from('GIF89a'), Buffer.from([0xff, 0xd8, 0xff, 0]), HOSTILE]) {
    const answer = await upload(Buffer.from(bytes));
    expect(answer.status()).toBe(422);
    expect(((await answer.json()) as { error: string }).error).toMatch(/^(Bitte|Dieses) /);
  }
  expect((await upload(Buffer.alloc(12 * 1024 * 1024 + 1))).status()).toBe(413);
  expect((await upload(Buffer.alloc(0))).status()).toBe(422);
  const noForm = await request.post('/api/employee/guides/pictures', {
    data: 'x',
    headers: { 'Content-Type': 'multipart/form-data' },
  });
  expect(noForm.status()).toBe(400);
  await page.context().clearCookies();
  expect((await upload(svg)).status()).toBe(401);
  expect((await request.get('/bilder/gibt-es-nicht.webp')).status()).toBe(404);
});

test('an article that others have put elements into and translated is read, saved and shared', async ({
  page,
  context,
  portal,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: portal.url });
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => {
    // React reports that it renders the page again.
    if (!/Minified React error #418/.test(message)) faults.push(message);
  });
  await page.setViewportSize({ width: 1280, height: 860 });
  const release = await openHeldBack(page, '/ratgeber/spekulationssteuer-und-zehnjahresfrist');
  const points = page.locator('.article-text').getByRole('checkbox');
  await points.nth(1).check();
  await insertElements(page);
  await release();
  await expect(points.nth(1)).toBeChecked();
  const contents = page.getByRole('navigation', { name: 'Inhalt des Artikels' });
  await expect(contents.locator('[aria-current]')).toHaveCount(1);
  await translate(page);
  const save = page.locator('main button[aria-pressed]');
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Teilen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Artikel teilen' });
  for (let press = 0; press < 2; press++) {
    await dialog.getByRole('button', { name: 'Link kopieren' }).click();
    await expect(dialog.getByRole('status')).toHaveText('Link kopiert.');
    await translate(page);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await contents.getByRole('link', { name: 'Aktuelle Marktlage' }).click();
  await expect(contents.locator('[aria-current]')).toHaveText('Aktuelle Marktlage');
  await points.first().check();
  await page.getByRole('link', { name: 'Zurück zur Übersicht' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ratgeber' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Gespeichert.*\(1\)/ })).toBeVisible();
  expect(faults).toEqual([]);
});
