import { expect, test, type Browser } from '@playwright/test';
import { firstArticle, measurePage, moreScript } from '../../scripts/bench/measure-page';
import { GUIDES, limitFor, PAGES, recordedBare } from '../../scripts/bench/page-limits';
import { startPortal, type Portal } from '../support/portal';

let portal: Portal;
const article = `${GUIDES}/…`;
/** Inline data may contain the article's text only once. */
const MOST_DATA = 82_000;

test.beforeAll(async () => {
  portal = await startPortal({ provider: 'sqlite' });
});
test.afterAll(() => portal.stop());

async function articlePath(browser: Browser) {
  const { links = [] } = await measurePage(browser, portal.url + GUIDES);
  return firstArticle(links, GUIDES);
}

for (const page of [...PAGES, article]) {
  test(`${page} ships no more JavaScript than it may`, async ({ browser }) => {
    const path = page === article ? await articlePath(browser) : page;
    // The first answers are compressed quickly, later ones best.
    await expect(async () => {
      const { status, weights } = await measurePage(browser, `${portal.url}${path}`);
      expect(status).toBe(200);
      expect(moreScript(weights!, recordedBare())).toBeLessThanOrEqual(limitFor(page));
      // Pages without their scripts would also pass.
      expect(weights!.js).toBeGreaterThan(50_000);
    }).toPass();
  });
}

test('the data that an article carries for React stay within bounds', async ({
  browser,
  request,
}) => {
  const answer = await request.get(`${portal.url}${await articlePath(browser)}`);
  const html = await answer.text();
  const scripts = html.match(/<script>\(?self\.__next_f[^]*?<\/script>/g) ?? [];
  const bytes = Buffer.byteLength(scripts.join(''));
  expect(bytes).toBeLessThanOrEqual(MOST_DATA);
  // Articles without their data would also pass.
  expect(bytes).toBeGreaterThan(20_000);
});
