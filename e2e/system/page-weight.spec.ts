import { expect, test } from '@playwright/test';
import { GUIDES, limitFor, LIMITS, PAGES, recordedBare } from '../../scripts/bench/limits';
import { measurePage } from '../../scripts/bench/measure';
import { firstArticle, moreScript } from '../../scripts/bench/weights';
import { startPortal, type Portal } from '../support/portal';

// The limits of `npm run bench:pages`, against a bare app that was measured before.

let portal: Portal;
const article = `${GUIDES}/…`;

test.beforeAll(async () => {
  portal = await startPortal({ provider: 'sqlite' });
});
test.afterAll(() => portal.stop());

for (const page of [...PAGES, article]) {
  test(`${page} ships no more JavaScript than it may`, async ({ browser }) => {
    let path: string | undefined = page;
    if (page === article) {
      const { links = [] } = await measurePage(browser, portal.url + GUIDES);
      path = firstArticle(links, GUIDES);
    }
    const { status, weights } = await measurePage(browser, `${portal.url}${path}`);
    expect(status).toBe(200);
    const most = limitFor(page, LIMITS)!.kB * 1000;
    expect(moreScript(weights!, recordedBare())).toBeLessThanOrEqual(most);
    // A page that came without its scripts would pass, too.
    expect(weights!.js).toBeGreaterThan(50_000);
  });
}
