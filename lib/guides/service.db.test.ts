import { database } from '@/lib/platform/db/client';
import { article } from '@/lib/testing/article-factory';
import { addView } from './repository';
import { countView, getArticle, listArticles, readsOf } from './service';
import { formValues } from './editing/form-values';
import { decideOnFile, openGuide, saveGuide, withdrawGuide } from './editing/service';
import { viewGuide } from './editing/view';
import { contentHash, readSeedFiles, type ArticleSeedFile } from './seed-files';
import { seedArticles } from './seeds';

describe('reading', () => {
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

    test.each([
      [9, undefined],
      [10, 10],
    ])('shows %d views as %p', async (count, shown) => {
      await store();
      await setViews(SLUG, count);
      expect((await getArticle(SLUG)).views).toBe(shown);
    });
  });

  describe('a reading', () => {
    beforeEach(() => store());

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
      ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
      ['curl/8.9.1'],
      ['python-requests/2.32'],
    ])('by the machine %j does not count', async (userAgent) => {
      await read(userAgent);
      expect(await views()).toBe(0);
    });
  });
});

describe('seeds', () => {
  const SLUG = 'maklerprovision';
  const where = { slug: SLUG };
  const BY = 7;
  const NOTHING = { written: [], kept: [] };

  const rows = async () => (await database()).marketArticle.findMany({ orderBy: { slug: 'asc' } });
  const slugsOfFiles = async () => (await readSeedFiles()).map(({ slug }) => slug).sort();

  async function seedEarlierVersion(change: Partial<ArticleSeedFile>) {
    const seed = (await readSeedFiles()).find(({ slug }) => slug === SLUG);
    if (!seed) throw new Error(`${SLUG} is missing`);
    const { title, content } = { ...seed, ...change };
    const db = await database();
    await db.marketArticle.update({ where, data: { title, content } });
    await db.articleSeed.update({
      where,
      data: { hash: contentHash({ ...seed, ...change }) },
    });
    return seed;
  }

  beforeEach(async () => {
    const db = await database();
    await db.marketArticle.deleteMany();
    await db.articleSeed.deleteMany();
    await db.guide.deleteMany();
  });

  describe('the first run', () => {
    test('writes the eighteen articles as they are in their files', async () => {
      const { written, kept } = await seedArticles();
      expect(written.toSorted()).toEqual(await slugsOfFiles());
      expect(kept).toEqual([]);
      const seeds = (await readSeedFiles()).sort((a, b) => (a.slug < b.slug ? -1 : 1));
      expect(await rows()).toMatchObject(seeds);
      expect(seeds).toHaveLength(18);
    });

    test('of two processes at once ends with eighteen', async () => {
      const both = await Promise.all([seedArticles(), seedArticles()]);
      expect((await rows()).map(({ slug }) => slug)).toEqual(await slugsOfFiles());
      expect(both.flatMap(({ kept }) => kept)).toEqual([]);
      expect(await seedArticles()).toEqual(NOTHING);
    });
  });

  describe('a later run', () => {
    beforeEach(async () => {
      await seedArticles();
    });

    test('brings a new version of what no one has touched, under its old id', async () => {
      const { id } = await (await database()).marketArticle.findUniqueOrThrow({ where });
      const seed = await seedEarlierVersion({ title: 'Früher', content: 'Früherer Text' });
      expect(await seedArticles()).toEqual({ written: [SLUG], kept: [] });
      expect(await rows()).toContainEqual(
        expect.objectContaining({ id, slug: SLUG, title: seed.title, content: seed.content }),
      );
      expect(await seedArticles()).toEqual(NOTHING);
    });

    test('keeps it also when there is a new version, and names it', async () => {
      await seedEarlierVersion({ content: 'Früherer Text' });
      await (await database()).marketArticle.update({ where, data: { title: 'Redigiert' } });
      const kept = { written: [], kept: [SLUG] };
      expect(await seedArticles()).toEqual(kept);
      expect(await seedArticles()).toEqual(kept);
      expect(await rows()).toContainEqual(
        expect.objectContaining({ title: 'Redigiert', content: 'Früherer Text' }),
      );
    });

    test('an editor at work is not overtaken by a new version, and decides on it', async () => {
      const { id } = await (await database()).marketArticle.findUniqueOrThrow({ where });
      const seed = await seedEarlierVersion({ content: 'Früherer Text' });
      const body = { ...formValues(await openGuide(id)), id, version: '0', title: 'In Arbeit' };
      await saveGuide(body, BY);
      const kept = { written: [], kept: [SLUG] };
      expect(await seedArticles()).toEqual(kept);
      const { file } = await viewGuide(id);
      expect(file?.differences.map(({ label }) => label)).toContain('Titel');
      await expect(
        decideOnFile({ id, version: '1', hash: 'another', decision: 'take' }, BY),
      ).rejects.toMatchObject({ code: 'not_found' });
      await decideOnFile({ id, version: '1', hash: file?.hash, decision: 'take' }, BY);
      const taken = await viewGuide(id);
      expect(taken).toMatchObject({ text: { title: seed.title, content: seed.content } });
      expect(taken).toMatchObject({ file: undefined, article: { content: 'Früherer Text' } });
      expect(await seedArticles()).toEqual(NOTHING);
    });

    test('a version that an editor did not want stays away, the next one is offered again', async () => {
      const { id } = await (await database()).marketArticle.findUniqueOrThrow({ where });
      await seedEarlierVersion({ content: 'Früherer Text' });
      await saveGuide(
        { ...formValues(await openGuide(id)), id, version: '0', title: 'Redigiert' },
        BY,
      );
      const { file } = await viewGuide(id);
      await decideOnFile({ id, version: '1', hash: file?.hash, decision: 'keep' }, BY);
      expect(await seedArticles()).toEqual(NOTHING);
      expect(await viewGuide(id)).toMatchObject({ file: undefined, text: { title: 'Redigiert' } });
      await (await database()).articleSeed.update({ where, data: { hash: 'of an earlier file' } });
      expect((await viewGuide(id)).file).toBeDefined();
      expect(await seedArticles()).toEqual({ written: [], kept: [SLUG] });
    });

    test('a draft that says nothing of its own follows the file, with a version of its own', async () => {
      const { id } = await (await database()).marketArticle.findUniqueOrThrow({ where });
      const seed = await seedEarlierVersion({ title: 'Früher gesagt', content: 'Früherer Text' });
      await saveGuide({ ...formValues(await openGuide(id)), id, version: '0' }, BY);
      expect(await seedArticles()).toEqual({ written: [SLUG], kept: [] });
      expect(await viewGuide(id)).toMatchObject({
        isChanged: false,
        text: { title: seed.title },
        article: { title: seed.title },
        versions: [{ origin: 'file' }, { origin: 'saved' }, { origin: 'start' }],
      });
    });

    test('what an editor has withdrawn does not come back', async () => {
      const { id } = await (await database()).marketArticle.findUniqueOrThrow({ where });
      await seedEarlierVersion({ content: 'Früherer Text' });
      await withdrawGuide({ id }, BY);
      expect(await seedArticles()).toEqual(NOTHING);
      expect(await rows()).toHaveLength(17);
      expect((await viewGuide(id)).state).toBe('withdrawn');
    });
  });
});
