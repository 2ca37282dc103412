import { query } from '../support/database';
import { guideForm } from '@/lib/testing/guide-form';
import { sendAction } from '@/lib/testing/send-action';
import { startPortal, type Portal } from '../support/portal';
import { expect, test } from '../support/start-test';
import { EMPLOYEE, ENV } from '../support/test';

const SLUG = 'energieausweis';

/** Milliseconds */
const A_MINUTE = 60_000;

test('what the admin area publishes and withdraws is seen within a minute, in every process', async ({
  request,
  start,
}) => {
  const first = await start({ provider: 'postgresql', env: ENV });
  const { databaseUrl } = first;
  const second = await start({ provider: 'postgresql', env: ENV, databaseUrl });
  const { email, password } = EMPLOYEE;
  await request.post(`${first.url}/api/employee/login`, { data: { email, password } });
  const [session] = (await request.storageState()).cookies.filter(({ httpOnly }) => httpOnly);
  const send = async (action: string, values: Record<string, unknown>) => {
    const cookie = `${session?.name}=${session?.value}`;
    const { status, body, text } = await sendAction(first.url, action, values, cookie);
    expect(status, text).toBe(200);
    return body;
  };
  const slug = 'garten-vor-dem-termin';
  const places = [
    ...[`/ratgeber/${slug}`, '/ratgeber', '/', '/ratgeber?search=Garten+vor+dem+Termin'],
    ...['/sitemaps/seiten.xml', '/ratgeber/feed.xml', `/api/market-articles/${slug}`],
  ];
  const addresses = [first, second].flatMap(({ url }) => places.map((place) => url + place));
  const told = () =>
    Promise.all(
      addresses.map(async (address) => (await (await request.get(address)).text()).includes(slug)),
    );
  await told();
  const citing = () =>
    Promise.all(
      [first, second].map(async ({ url }) => {
        const data = { message: 'Wann soll der Rasen vor dem Termin gemäht werden?' };
        const answer = await request.post(`${url}/api/chat`, { data });
        return (await answer.text()).includes(slug);
      }),
    );
  expect(await citing()).toEqual([false, false]);

  const { next = '' } = await send('saveGuideAction', { ...guideForm(), then: 'publish' });
  await Promise.all([first, second].map((portal) => portal.passTime(A_MINUTE)));
  await expect.poll(told).toEqual(addresses.map(() => true));
  await expect.poll(citing).toEqual([true, true]);

  await send('withdrawGuideAction', { id: next.split('/').at(-1) });
  await Promise.all([first, second].map((portal) => portal.passTime(A_MINUTE)));
  const isGone = async () =>
    Promise.all(
      [first, second].map(async ({ url }) => {
        const page = await request.get(`${url}/ratgeber/${slug}`);
        const list = await (await request.get(`${url}/ratgeber`)).text();
        return page.status() === 404 && !list.includes(slug);
      }),
    );
  await expect.poll(isGone).toEqual([true, true]);
  await expect.poll(citing).toEqual([false, false]);
});

test.describe('one server', () => {
  let portal: Portal;

  test.beforeAll(async () => {
    portal = await startPortal({ provider: 'sqlite' });
  });
  test.afterAll(() => portal.stop());

  test('articles stay readable while their table cannot be read', async ({ request }) => {
    const read = () => request.get(`${portal.url}/ratgeber/${SLUG}`);
    expect((await read()).status()).toBe(200);
    await query(portal, `ALTER TABLE "MarketArticle" RENAME TO "Gone"`);
    expect((await read()).status()).toBe(200);
    const other = await request.get(`${portal.url}/ratgeber?kategorie=recht`);
    expect(other.status()).toBe(200);
    expect(await other.text()).toContain('Spekulationssteuer');
    await query(portal, `ALTER TABLE "Gone" RENAME TO "MarketArticle"`);
  });

  test('an edited article survives a restart, a removed one stays away', async ({ request }) => {
    await query(
      portal,
      `UPDATE "MarketArticle" SET "summary" = 'Von Hand' WHERE "slug" = '${SLUG}'`,
    );
    await query(portal, `DELETE FROM "MarketArticle" WHERE "slug" = 'geerbtes-haus'`);
    await portal.restart();
    const edited = await request.get(`${portal.url}/api/market-articles/${SLUG}`);
    expect(await edited.json()).toMatchObject({ summary: 'Von Hand' });
    for (const address of ['/ratgeber/geerbtes-haus', '/api/market-articles/geerbtes-haus']) {
      expect((await request.get(portal.url + address)).status(), address).toBe(404);
    }
  });
});
