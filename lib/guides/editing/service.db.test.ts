import { database } from '@/lib/platform/db/client';
import { refusal } from '@/lib/testing/admin';
import { guideForm } from '@/lib/testing/guide-form';
import { listArticles } from '../service';
import { publishDue } from './publisher';
import { guideOfPreview, previewToken } from './preview-link';
import { findVersions } from './repository';
import {
  discardDraft,
  endPreview,
  openGuide,
  restoreVersion,
  saveGuide,
  sharePreview,
  withdrawGuide,
} from './service';
import { guideState } from './list';
import sharp from 'sharp';
import { pictureAddress } from '@/lib/guides/pictures/address';
import { deleteUnused } from '@/lib/guides/pictures/repository';
import { addPicture, openPicture, presentImages } from '@/lib/guides/pictures/service';

const BY = 7;

const publicTitles = async () => (await listArticles()).map(({ title }) => title);
const soon = new Date(Date.now() + 40 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

beforeEach(async () => {
  const db = await database();
  await db.guide.deleteMany();
  await db.marketArticle.deleteMany();
});

test('a draft needs no more than a title, and gets its address from it', async () => {
  const { id, version } = await saveGuide({ title: 'Fürs Grüne: größer & schöner' }, BY);
  expect(version).toBe(1);
  const guide = await openGuide(id);
  expect(guide).toMatchObject({ slug: 'fuers-gruene-groesser-schoener', changedBy: BY });
  expect(guideState(guide)).toBe('draft');
  expect(await publicTitles()).toEqual([]);
});

test('of two who save on the same version one is refused, with what is stored', async () => {
  const { id } = await saveGuide(guideForm(), BY);
  const attempts = ['Eins vor dem Termin', 'Zwei vor dem Termin'].map((title) =>
    saveGuide({ ...guideForm({ title }), id, version: '1' }, BY),
  );
  const settled = await Promise.allSettled(attempts);
  const refused = settled.find((one) => one.status === 'rejected');
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(refused?.reason).toMatchObject({
    code: 'conflict',
    details: { current: { version: 2, values: { title: expect.stringContaining('vor dem') } } },
  });
  expect(await findVersions(id)).toHaveLength(2);
});

test('two who begin with the same published guide do not overwrite each other', async () => {
  const db = await database();
  const { title, summary, content, image } = guideForm() as Record<'title', string> &
    Record<'summary' | 'content' | 'image', string>;
  const { id, slug } = await db.marketArticle.create({
    data: { slug: 'alter-garten', title, summary, content, image, sources: [] },
  });
  const save = (changed: string) =>
    saveGuide({ ...guideForm({ title: changed }), id, slug, version: '0' }, BY);
  const settled = await Promise.allSettled([save('Erster Titel'), save('Zweiter Titel')]);
  expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await findVersions(id)).map(({ origin }) => origin)).toEqual(['saved', 'start']);
});

test.each([
  ['title', { title: 'Kurz' }],
  ['summary', { summary: 'Zu kurz.' }],
  ['asOf', { asOf: '2999-01' }],
  ['image', { image: '/images/ratgeber/gibt-es-nicht.svg' }],
  ['image', { imageAlt: 'Ein Garten', image: `/bilder/${'a'.repeat(32)}-800x600-800.webp` }],
  ['content', { content: 'Wenig.' }],
  [
    'sources.0.title',
    { 'sources.0.title': '', 'sources.0.publisher': '', 'sources.0.url': '', 'sources.0.date': '' },
  ],
])('without a proper %s nothing is published, nor saved', async (field, change) => {
  const { id } = await saveGuide(guideForm(), BY);
  const body = { ...guideForm(change), id, version: '1', then: 'publish' };
  const error = await refusal(saveGuide(body, BY));
  expect(error.code).toBe('invalid');
  expect(Object.keys(error.details.fields ?? {})).toEqual([field]);
  expect(await openGuide(id)).toMatchObject({ version: 1, article: undefined });
});

test('an address that another guide has is refused, and one that readers know stays', async () => {
  const { id } = await saveGuide({ ...guideForm(), then: 'publish' }, BY);
  const twice = await refusal(saveGuide(guideForm(), BY));
  expect(twice.details.fields).toHaveProperty('slug');
  const moved = saveGuide({ ...guideForm({ slug: 'woanders' }), id, version: '1' }, BY);
  expect((await refusal(moved)).details.fields).toHaveProperty('slug');
});

test('what is scheduled appears once when its time comes, as it was then', async () => {
  const form = guideForm();
  const body = { ...form, then: 'schedule', day: soon, time: '07:30' };
  const { id, version } = await saveGuide(body, BY);
  const later = { ...form, id, slug: 'garten-vor-dem-termin', title: 'Danach geändert' };
  await saveGuide({ ...later, version: String(version) }, BY);
  expect(await publishDue()).toBe(0);
  const due = new Date(`${soon}T09:00:00Z`);
  const published = await Promise.all([publishDue(due), publishDue(due), publishDue(due)]);
  expect(published.toSorted()).toEqual([0, 0, 1]);
  expect(await publicTitles()).toEqual(['Garten vor dem Termin']);
  expect(await openGuide(id)).toMatchObject({
    scheduledFor: null,
    text: { title: 'Danach geändert' },
  });
});

test.each([
  ['2020-01-01', '10:00'],
  ['2027-03-28', '02:30'],
  ['2999-01-01', '10:00'],
])('%s %s is no time to publish at', async (day, time) => {
  const error = await refusal(saveGuide({ ...guideForm(), then: 'schedule', day, time }, BY));
  expect(error.details.fields).toHaveProperty('day');
});

test('a guide that is withdrawn is gone for readers, and keeps its text and its first date', async () => {
  const { id } = await saveGuide({ ...guideForm(), then: 'publish' }, BY);
  const { publishedAt } = await openGuide(id);
  await withdrawGuide({ id }, BY);
  expect(await publicTitles()).toEqual([]);
  expect(guideState(await openGuide(id))).toBe('withdrawn');
  expect((await refusal(withdrawGuide({ id }, BY))).code).toBe('not_found');
  const slug = 'garten-vor-dem-termin';
  await saveGuide({ ...guideForm({ slug }), id, version: '1', then: 'publish' }, BY);
  expect((await listArticles())[0]?.createdAt).toEqual(publishedAt);
});

test('a version is restored as the draft, and a draft is discarded for what readers see', async () => {
  const { id } = await saveGuide({ ...guideForm(), then: 'publish' }, BY);
  const slug = 'garten-vor-dem-termin';
  await saveGuide({ ...guideForm({ slug, title: 'Zweite Fassung' }), id, version: '1' }, BY);
  await restoreVersion({ id, version: '2', number: '1' }, BY);
  expect(await openGuide(id)).toMatchObject({
    version: 3,
    text: { title: 'Garten vor dem Termin' },
  });
  await saveGuide({ ...guideForm({ slug, title: 'Vierte Fassung' }), id, version: '3' }, BY);
  expect((await refusal(discardDraft({ id, version: '3' }, BY))).code).toBe('conflict');
  expect(await discardDraft({ id, version: '4' }, BY)).toBe(false);
  expect(await openGuide(id)).toMatchObject({ text: { title: 'Garten vor dem Termin' } });
  expect((await refusal(restoreVersion({ id, version: '5', number: '99' }, BY))).code).toBe(
    'not_found',
  );
});

test('a link to a draft opens it for seven days, until it is ended or another one is made', async () => {
  const { id } = await saveGuide(guideForm(), BY);
  const opened = async (token: string, at?: Date) => (await guideOfPreview(token, at))?.id;
  const before = previewToken(await openGuide(id));
  expect(await opened(before)).toBeUndefined();
  await sharePreview({ id });
  const first = previewToken(await openGuide(id));
  expect(await opened(first)).toBe(id);
  expect(await opened(`${first}x`)).toBeUndefined();
  expect(
    await opened(first, new Date(Date.now() + 7 * 24 * 60 * 60 * 1000 + 1000)),
  ).toBeUndefined();
  await sharePreview({ id });
  expect(await opened(first)).toBeUndefined();
  const second = previewToken(await openGuide(id));
  expect(await opened(second)).toBe(id);
  await endPreview({ id });
  expect(await opened(second)).toBeUndefined();
});

describe('pictures', () => {
  const BY = 7;

  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#5b7553' } })
      .png()
      .toBuffer();

  test('the same picture twice is there once', async () => {
    const bytes = await plain(320, 240);
    const [one, two] = await Promise.all([addPicture(bytes, BY), addPicture(bytes, BY)]);
    expect(one).toEqual(two);
    const db = await database();
    expect(await db.guidePicture.count({ where: { id: one.id } })).toBe(1);
    expect((await openPicture(`${one.id}-320.avif`)).type).toBe('image/avif');
  });

  test.each([
    'x.webp',
    `${'a'.repeat(32)}-800x600-800.webp`,
    `${'a'.repeat(32)}-800x600-801.webp`,
    '../geheim',
  ])('%s is no picture', async (name) => {
    await expect(openPicture(name)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('what nothing shows is cleared away, what a version shows stays', async () => {
    const db = await database();
    const make = async (height: number) => addPicture(await plain(320, height), BY);
    const [unused, shown] = [await make(241), await make(242)];
    const text = { title: 'T', image: '', imageAlt: '', summary: '', sources: [] };
    const content = `![Haus](${pictureAddress(shown)})`;
    await db.guide.create({
      data: {
        id: 'bilder',
        slug: 'bilder',
        ...text,
        content: '',
        versions: { create: { number: 1, ...text, content, origin: 'saved' } },
      },
    });
    expect(await deleteUnused(new Date(0))).toBe(0);
    expect(await deleteUnused(new Date(Date.now() + 1000))).toBeGreaterThan(0);
    const addresses = [unused, shown].map(pictureAddress);
    const there = await presentImages(addresses);
    expect(addresses.map((address) => there.has(address))).toEqual([false, true]);
  });
});
