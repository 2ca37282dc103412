import { database } from '@/lib/platform/db/client';
import { article } from '@/lib/testing/article-factory';
import { addView } from './repository';
import { articleExists, countView, getArticle, listArticles, readsOf } from './service';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SLUG = 'besichtigung';

async function store(overrides: Parameters<typeof article>[0] = {}, sources?: object) {
  const data = { ...article(overrides), sources: sources ?? [] };
  await (await database()).marketArticle.create({ data });
}

const setViews = async (slug: string, count: number) =>
  (await database()).articleViews.create({ data: { slug, count } });
const views = async (slug = SLUG) =>
  (await (await database()).articleViews.findUnique({ where: { slug } }))?.count ?? 0;

let household = 0;
const read = (userAgent: string | null = BROWSER, caller = `household-${++household}`) =>
  countView(SLUG, { caller, userAgent });

beforeEach(async () => {
  const db = await database();
  await db.marketArticle.deleteMany();
  await db.articleViews.deleteMany();
  await db.articleViewsDay.deleteMany();
  await db.rateLimitCounter.deleteMany();
});
afterEach(() => jest.restoreAllMocks());

describe('the list of articles', () => {
  test('is newest first; those of one moment by their names', async () => {
    const old = new Date('2026-11-01T07:00:00Z');
    await store({ slug: 'alt', createdAt: old });
    await store({ slug: 'b' });
    await store({ slug: 'a' });
    expect((await listArticles()).map(({ slug }) => slug)).toEqual(['a', 'b', 'alt']);
  });

  test.each([
    ['no list', { title: 'BGB' }],
    ['one that lacks its title', [{ title: 'BGB' }, { url: 'https://bund.example' }]],
    ['one that leads to a script', [{ title: 'BGB', url: 'javascript:alert(1)' }]],
  ])('has no sources where they are unreadable: %s', async (_, sources) => {
    await store({}, sources);
    expect((await getArticle(SLUG)).sources).toEqual([]);
  });

  test('has the sources that can be read', async () => {
    const sources = [{ title: 'BGB', date: '2026-11' }];
    await store({}, sources);
    expect((await getArticle(SLUG)).sources).toEqual(sources);
  });

  test.each([
    [0, undefined],
    [9, undefined],
    [10, 10],
    [1234, 1234],
  ])('shows %d views as %p', async (count, shown) => {
    await store();
    await setViews(SLUG, count);
    expect((await getArticle(SLUG)).views).toBe(shown);
  });
});

describe('an article that does not exist', () => {
  test('is not found, with the agreed text', async () => {
    await expect(getArticle('unbekannt')).rejects.toMatchObject({
      code: 'not_found',
      message: 'Article not found',
    });
    expect(await articleExists('unbekannt')).toBe(false);
  });

  test('has no views to count', async () => {
    const reading = { caller: 'someone', userAgent: BROWSER };
    await expect(countView('unbekannt', reading)).rejects.toMatchObject({ code: 'not_found' });
    expect(await views('unbekannt')).toBe(0);
  });
});

describe('a reading', () => {
  beforeEach(() => store());

  test('of each household counts', async () => {
    await read();
    await read();
    expect(await views()).toBe(2);
  });

  test('of the same household counts once a day, the next day again', async () => {
    // Far in the future, so that no counter has expired.
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2999-11-21T00:00:00Z'));
    await read(BROWSER, 'home');
    await read(BROWSER, 'home');
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2999-11-21T23:59:59Z'));
    await read(BROWSER, 'home');
    expect(await views()).toBe(1);
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2999-11-22T00:00:00Z'));
    await read(BROWSER, 'home');
    expect(await views()).toBe(2);
  });

  test('counts on the day that it is in Germany', async () => {
    await store({ slug: 'energieausweis', title: 'Energieausweis' });
    for (const day of ['2026-10-24', '2026-10-25', '2026-10-25', '2026-10-26']) {
      await addView(SLUG, day);
    }
    await addView('energieausweis', '2026-10-26');
    const { articles, since } = await readsOf(
      ['2026-10-25', '2026-10-26'],
      ['2026-10-23', '2026-10-24'],
    );
    expect(since).toBe('2026-10-24');
    expect(articles).toMatchObject([
      { now: 3, before: 1, total: 4 },
      { title: 'Energieausweis', now: 1, before: 0, total: 1 },
    ]);
  });

  test('of one household counts for each article', async () => {
    await store({ slug: 'energieausweis' });
    await read(BROWSER, 'home');
    await countView('energieausweis', { caller: 'home', userAgent: BROWSER });
    expect([await views(), await views('energieausweis')]).toEqual([1, 1]);
  });

  test('of several at the same moment counts them all', async () => {
    await Promise.all(Array.from({ length: 8 }, () => read()));
    expect(await views()).toBe(8);
  });

  test.each([
    [null],
    [''],
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'],
    ['facebookexternalhit/1.1'],
    ['curl/8.9.1'],
    ['python-requests/2.32'],
  ])('by the machine %j does not count', async (userAgent) => {
    await read(userAgent);
    expect(await views()).toBe(0);
  });
});

describe('while the database cannot be read', () => {
  const rename = async (from: string, to: string) =>
    (await database()).$executeRawUnsafe(`ALTER TABLE "${from}" RENAME TO "${to}"`);
  let logged: jest.SpyInstance;

  beforeEach(async () => {
    logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    await store();
  });
  afterEach(() => rename('Away', 'MarketArticle'));

  test('the last list is shown, and the fault logged', async () => {
    const before = await listArticles();
    await rename('MarketArticle', 'Away');
    expect(await listArticles()).toEqual(before);
    expect(await getArticle(SLUG)).toMatchObject({ slug: SLUG });
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('could not be read'));
  });

  test('a process that has read nothing yet says so', async () => {
    await rename('MarketArticle', 'Away');
    await jest.isolateModulesAsync(async () => {
      const fresh = await import('./service');
      await expect(fresh.listArticles()).rejects.toThrow();
    });
  });

  test('every address is taken for one that exists: the page knows what it showed last', async () => {
    await rename('MarketArticle', 'Away');
    expect(await articleExists('noch-nie-gefragt')).toBe(true);
  });
});
