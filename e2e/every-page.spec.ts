import { expectAccessible } from './support/axe';
import { expect, test } from './support/test';
import { noticeableShifts, recordShifts, watch } from './support/watch';

const MISSING = '/gibt-es-nicht';

const PAGES = [
  '/',
  '/immobilie-bewerten',
  '/ratgeber',
  '/ratgeber?search=notar',
  '/ratgeber/spekulationssteuer-und-zehnjahresfrist',
  '/ratgeber/gespeichert',
  '/ratgeber/gibt-es-nicht',
  '/beratung',
  '/verkaufen',
  '/makler',
  '/makler/anfrage/professional',
  '/impressum',
  '/datenschutz',
  '/agb',
  '/barrierefreiheit',
  '/status',
  '/anfrage',
  '/anfrage/geloescht',
  '/anfrage/gibt-es-nicht',
  '/bewertung',
  '/employee/login',
  MISSING,
];

for (const address of PAGES) {
  for (const cookiesAnswered of [true, false]) {
    test.describe(cookiesAnswered ? 'a visitor who was here before' : 'a first visit', () => {
      test.use({ cookiesAnswered });

      test(`${address}: axe finds nothing, nothing shifts, nobody else is asked`, async ({
        page,
        portal,
      }) => {
        const { complaints, foreign } = await watch(page, portal.url);
        await recordShifts(page);
        await page.goto(address);
        if (address === MISSING) await page.getByRole('button', { name: 'Hier bleiben' }).click();
        await page.waitForLoadState('networkidle');
        await expectAccessible(page);
        expect(await noticeableShifts(page)).toEqual([]);
        expect(complaints).toEqual([]);
        expect(foreign).toEqual([]);
        expect(await page.context().cookies()).toEqual([]);
      });
    });
  }

  test(`${address}: axe finds nothing in the dark, and it fits 320 pixels with large text @once`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.goto(address);
    if (address === MISSING) await page.getByRole('button', { name: 'Hier bleiben' }).click();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBe(320);
    await page.setViewportSize({ width: 640, height: 800 });
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    expect(await width()).toBe(640);
  });
}

test('everything allowed, nobody else is asked either', async ({ page, portal }) => {
  const { foreign } = await watch(page, portal.url);
  await page.goto('/');
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  await page.getByRole('button', { name: 'Alle akzeptieren' }).click();
  for (const address of ['/', '/ratgeber', '/immobilie-bewerten']) {
    await page.goto(address, { waitUntil: 'networkidle' });
  }
  expect(foreign).toEqual([]);
});
