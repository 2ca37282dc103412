import { database } from '@/lib/platform/db/client';
import { contentHash, readSeedFiles, type ArticleSeedFile } from './seed-files';
import { seedArticles } from './seeds';

const SLUG = 'maklerprovision';
const where = { slug: SLUG };
const NOTHING = { written: [], kept: [] };

const rows = async () => (await database()).marketArticle.findMany({ orderBy: { slug: 'asc' } });
const slugsOfFiles = async () => (await readSeedFiles()).map(({ slug }) => slug).sort();

/** Makes the database look as if it had been seeded with an earlier version of the article. */
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

  test("leaves alone what somebody has written under a seed's name", async () => {
    const own = { slug: SLUG, title: 'Eigener', image: '/x.svg', summary: 'x', content: 'y' };
    await (await database()).marketArticle.create({ data: own });
    const { written, kept } = await seedArticles();
    expect(written).toHaveLength(17);
    expect(kept).toEqual([SLUG]);
    expect(await rows()).toContainEqual(expect.objectContaining(own));
  });
});

describe('a later run', () => {
  beforeEach(async () => {
    await seedArticles();
  });

  test('writes nothing', async () => {
    const before = await rows();
    expect(await seedArticles()).toEqual(NOTHING);
    expect(await rows()).toEqual(before);
  });

  test('brings a new version of what nobody has touched, under its old id', async () => {
    const { id } = await (await database()).marketArticle.findUniqueOrThrow({ where });
    const seed = await seedEarlierVersion({ title: 'Früher', content: 'Früherer Text' });
    expect(await seedArticles()).toEqual({ written: [SLUG], kept: [] });
    expect(await rows()).toContainEqual(
      expect.objectContaining({ id, slug: SLUG, title: seed.title, content: seed.content }),
    );
    expect(await seedArticles()).toEqual(NOTHING);
  });

  test('keeps what an editor has changed', async () => {
    await (await database()).marketArticle.update({ where, data: { summary: 'Redigiert' } });
    expect(await seedArticles()).toEqual(NOTHING);
    expect(await rows()).toContainEqual(expect.objectContaining({ summary: 'Redigiert' }));
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

  test.each([['the same'], ['a new']])(
    'does not bring back what was deleted: %s version',
    async (v) => {
      if (v === 'a new') await seedEarlierVersion({ content: 'Früherer Text' });
      await (await database()).marketArticle.delete({ where });
      expect(await seedArticles()).toEqual(NOTHING);
      expect(await rows()).toHaveLength(17);
    },
  );
});
