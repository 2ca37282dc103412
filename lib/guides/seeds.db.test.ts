import { database } from '@/lib/platform/db/client';
import { formValues } from './editing/form-values';
import { decideOnFile, openGuide, saveGuide, withdrawGuide } from './editing/service';
import { viewGuide } from './editing/view';
import { contentHash, readSeedFiles, type ArticleSeedFile } from './seed-files';
import { seedArticles } from './seeds';

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
      ...{ isChanged: false, text: { title: seed.title }, article: { title: seed.title } },
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
