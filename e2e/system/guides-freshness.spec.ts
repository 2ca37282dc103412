import { expect, test } from '@playwright/test';
import { query } from '../support/database';
import { startPortal } from '../support/portal';

const SLUG = 'energieausweis';

/** Milliseconds after which a changed article has to be seen. */
const A_MINUTE = 60_000;

test('a changed article is seen within a minute, in every process @long', async ({ request }) => {
  const first = await startPortal({ provider: 'postgresql' });
  const second = await startPortal({ provider: 'postgresql', databaseUrl: first.databaseUrl });
  try {
    const addresses = [first, second].flatMap(({ url }) => [
      `${url}/ratgeber/${SLUG}`,
      `${url}/ratgeber`,
      `${url}/`,
    ]);
    const texts = () =>
      Promise.all(addresses.map(async (address) => (await request.get(address)).text()));
    // What is being made anew meanwhile would count as of a minute later.
    const states = () =>
      Promise.all(
        addresses.map(async (address) => (await request.get(address)).headers()['x-nextjs-cache']),
      );
    await expect.poll(states).toEqual(addresses.map(() => 'HIT'));
    for (const text of await texts()) expect(text).not.toContain('Neuer Titel zum Prüfen');
    await query(
      first,
      `UPDATE "MarketArticle" SET "title" = 'Neuer Titel zum Prüfen', "createdAt" = CURRENT_TIMESTAMP WHERE "slug" = '${SLUG}'`,
    );
    await Promise.all([first, second].map((portal) => portal.passTime(A_MINUTE)));
    const stale = (await texts()).map((text) => !text.includes('Neuer Titel zum Prüfen'));
    expect(stale).toEqual(addresses.map(() => false));
  } finally {
    await second.stop();
    await first.stop();
  }
});

test('an edited article survives a restart, a removed one stays away @long', async ({
  request,
}) => {
  const portal = await startPortal({ provider: 'sqlite' });
  try {
    await query(
      portal,
      `UPDATE "MarketArticle" SET "summary" = 'Von Hand' WHERE "slug" = '${SLUG}'`,
    );
    await query(portal, `DELETE FROM "MarketArticle" WHERE "slug" = 'geerbtes-haus'`);
    await portal.restart();
    const edited = await request.get(`${portal.url}/api/market-articles/${SLUG}`);
    expect(await edited.json()).toMatchObject({ summary: 'Von Hand' });
    expect((await request.get(`${portal.url}/ratgeber/geerbtes-haus`)).status()).toBe(404);
    expect((await request.get(`${portal.url}/api/market-articles/geerbtes-haus`)).status()).toBe(
      404,
    );
  } finally {
    await portal.stop();
  }
});

test('articles stay readable while their table cannot be read @long', async ({ request }) => {
  const portal = await startPortal({ provider: 'sqlite' });
  try {
    const read = () => request.get(`${portal.url}/ratgeber/${SLUG}`);
    expect((await read()).status()).toBe(200);
    await query(portal, `ALTER TABLE "MarketArticle" RENAME TO "Gone"`);
    expect((await read()).status()).toBe(200);
    // Another page, which has to be made now.
    const other = await request.get(`${portal.url}/ratgeber?kategorie=recht`);
    expect(other.status()).toBe(200);
    expect(await other.text()).toContain('Spekulationssteuer');
  } finally {
    await portal.stop();
  }
});
