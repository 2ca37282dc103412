import { expect, test, type Browser } from '@playwright/test';
import { firstArticle, measurePage, moreScript } from '../../scripts/bench/measure-page';
import { GUIDES, limitFor, PAGES, recordedBare } from '../../scripts/bench/page-limits';
import { startPortal, type Portal } from '../support/portal';

// The limits of `npm run bench:pages`, against a bare app that was measured before.

let portal: Portal;
const article = `${GUIDES}/…`;
/** Bytes of inline data in an article: they repeat its text, and are to repeat no more than that. */
const MOST_DATA = 80_000;

test.beforeAll(async () => {
  portal = await startPortal({ provider: 'sqlite' });
});
test.afterAll(() => portal.stop());

/** The path of the first article that the guides link to. */
async function articlePath(browser: Browser) {
  const { links = [] } = await measurePage(browser, portal.url + GUIDES);
  return firstArticle(links, GUIDES);
}

for (const page of [...PAGES, article]) {
  test(`${page} ships no more JavaScript than it may`, async ({ browser }) => {
    const path = page === article ? await articlePath(browser) : page;
    // What is asked for first is packed quickly, and kept as it is packed best soon after.
    await expect(async () => {
      const { status, weights } = await measurePage(browser, `${portal.url}${path}`);
      expect(status).toBe(200);
      expect(moreScript(weights!, recordedBare())).toBeLessThanOrEqual(limitFor(page));
      // A page that came without its scripts would pass, too.
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
  // Without its data an article would pass, too.
  expect(bytes).toBeGreaterThan(20_000);
});
