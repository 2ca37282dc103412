import type { Page } from '@playwright/test';
import { expectAccessible, expectReadableInTheDark } from './support/axe';
import { MISSING, PAGES } from './support/pages';
import { expect, test } from './support/test';
import { allowFonts, noticeableShifts, recordShifts, refuseFonts, watch } from './support/watch';
import { expectFits } from './support/width';

test.use({ cookiesAnswered: false });

/** The question about cookies does not appear here. */
const WITHOUT_COOKIE_QUESTION = [
  '/immobilie-bewerten',
  '/beratung',
  '/bewertung',
  '/bewertung/methode',
  '/gibt-es-nicht',
  '/ratgeber/gibt-es-nicht',
  '/anfrage/gibt-es-nicht',
];

const question = (page: Page) => page.getByRole('dialog', { name: 'Ihre Cookie-Auswahl' });

async function settle(page: Page, address: string) {
  if (address === MISSING) await page.getByRole('button', { name: 'Hier bleiben' }).click();
  await page.waitForLoadState('networkidle');
}

/** Like a link of the portal, without a reload. */
async function moveOn(page: Page, from: string) {
  const to = from === '/agb' ? '/impressum' : '/agb';
  await page.evaluate((address) => {
    (window as never as { next: { router: { push: (to: string) => void } } }).next.router.push(
      address,
    );
  }, to);
  await page.waitForURL(to);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

for (const address of PAGES) {
  // Phones have another order.
  const title = `${address}: axe finds nothing, nothing shifts, no policy is broken, no one else is asked, and it fits`;
  test(title, { tag: '@phone' }, async ({ page, portal, isMobile }) => {
    const { complaints, foreign } = await watch(page, portal.url);
    await recordShifts(page);
    await refuseFonts(page);
    await page.goto(address);
    await settle(page, address);
    expect(await noticeableShifts(page), 'first visit').toEqual([]);
    await allowFonts(page);
    if (WITHOUT_COOKIE_QUESTION.includes(address)) await expect(question(page)).toHaveCount(0);
    else await question(page).getByRole('button', { name: 'Nur notwendige' }).click();

    // Without motion the page is complete at once for axe.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await settle(page, address);
    await expect(question(page)).toBeHidden();
    await expectAccessible(page);
    expect(await noticeableShifts(page), 'second visit').toEqual([]);
    expect(complaints).toEqual([]);
    expect(foreign).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    if (isMobile) return;

    await expectReadableInTheDark(page);
    await expectFits(page);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await expectFits(page, 640, 800);
    await moveOn(page, address);
    expect(complaints).toEqual([]);
  });
}

test('everything allowed, no one else is asked either', async ({ page, portal }) => {
  const { foreign } = await watch(page, portal.url);
  await page.goto('/');
  await question(page).getByRole('button', { name: 'Alle akzeptieren' }).click();
  for (const address of ['/', '/ratgeber', '/immobilie-bewerten']) {
    await page.goto(address, { waitUntil: 'networkidle' });
  }
  expect(foreign).toEqual([]);
});
