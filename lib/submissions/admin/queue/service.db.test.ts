import { randomUUID } from 'node:crypto';
import { subDays } from 'date-fns/subDays';
import { database } from '@/lib/platform/db/client';
import { storedEmployee } from '@/lib/testing/employee-login';
import { queuedSubmission, queuedSubmissions } from '@/lib/testing/queued-submissions';
import { EVERYTHING, type QueueQuery } from './queue';
import { listQuarantined } from '../quarantine/service';
import { countSubmissions, hitsByKind, listSubmissions } from './service';

const VIEWER = { id: 7 };

const listed = async (query: Partial<QueueQuery>, type = 'lead' as const, viewer = VIEWER) => {
  const { cards } = await listSubmissions(type, { ...EVERYTHING, ...query }, viewer);
  return cards.map(({ name }) => name);
};

const hour = (hours: number) => new Date(Date.UTC(2026, 10, 23, hours));

beforeEach(async () => {
  await (await database()).submission.deleteMany();
});

describe('the order', () => {
  beforeEach(async () => {
    const status = 'contacted';
    await queuedSubmission('lead', { name: 'Alt', createdAt: hour(1), status });
    await queuedSubmission('lead', { name: 'Später fällig', createdAt: hour(3) });
    await queuedSubmission('lead', { name: 'Neu', createdAt: hour(4), status });
    await queuedSubmission('lead', { name: 'Zuerst fällig', createdAt: hour(2) });
  });

  const DUE = ['Zuerst fällig', 'Später fällig', 'Neu', 'Alt'];

  test('by due time is the overdue first, and what is not due last, newest first', async () => {
    expect(await listed({ sort: 'due' })).toEqual(DUE);
  });

  test('is the same among the hits of a search, and can be by age', async () => {
    expect(await listed({ sort: 'due', query: 'erika' })).toEqual(DUE);
    const newest = ['Neu', 'Später fällig', 'Zuerst fällig', 'Alt'];
    expect(await listed({ sort: 'newest' })).toEqual(newest);
    expect(await listed({ sort: 'oldest' })).toEqual([...newest].reverse());
  });
});

test('pages hold each submission once and count what is there; beyond the last one the last is shown', async () => {
  const all = Array.from({ length: 120 }, (_, index) => `Nr ${index}`);
  const status = (index: number) => (index % 2 ? 'contacted' : 'pending');
  await queuedSubmissions(
    'lead',
    all.map((name, index) => ({ name, status: status(index), createdAt: hour(index) })),
  );
  for (const sort of ['due', 'newest'] as const) {
    const names = [];
    for (const page of [1, 2, 3]) names.push(...(await listed({ sort, page })));
    expect([...names].sort()).toEqual([...all].sort());
  }
  const found = await listSubmissions('lead', { ...EVERYTHING, query: 'erika', page: 2 }, VIEWER);
  expect(found).toMatchObject({ total: 120, page: 2, pages: 3, isCapped: false });
  expect(found.cards).toHaveLength(50);
  const last = await listSubmissions('lead', { ...EVERYTHING, page: 99 }, VIEWER);
  expect(last).toMatchObject({ page: 3, pages: 3 });
  expect(last.cards).toHaveLength(20);
});

describe('a list is narrowed down', () => {
  test('by status, one or all that are open', async () => {
    for (const status of ['pending', 'contacted', 'completed', 'cancelled']) {
      await queuedSubmission('lead', { name: status, status });
    }
    expect(await listed({ status: 'open' })).toEqual(['pending', 'contacted']);
    expect(await listed({ status: 'completed' })).toEqual(['completed']);
    expect(await listed({ status: 'completed', query: 'erika' })).toEqual(['completed']);
  });

  test('by who holds a submission', async () => {
    await queuedSubmission('lead', { name: 'meine', assignedTo: VIEWER.id });
    await queuedSubmission('lead', { name: 'andere', assignedTo: 8 });
    await queuedSubmission('lead', { name: 'freie' });
    expect(await listed({ assignment: 'mine' })).toEqual(['meine']);
    expect(await listed({ assignment: 'others' })).toEqual(['andere']);
    expect(await listed({ assignment: 'none' })).toEqual(['freie']);
  });

  test('by property type', async () => {
    await queuedSubmission('lead', { name: 'Villa', details: { propertyType: 'villa' } });
    await queuedSubmission('lead', { name: 'Bungalow', details: { propertyType: 'bungalow' } });
    expect(await listed({ propertyType: 'villa' })).toEqual(['Villa']);
  });
});

describe('a search', () => {
  beforeEach(async () => {
    await queuedSubmission('lead', {
      name: 'Jörg Müller-Weiß',
      email: 'J.Mueller@Web.de',
      phone: '+49 (0)171 2345678',
      details: { postalCode: '10115' },
    });
    await queuedSubmission('lead', { name: 'Anna Müller', phone: '030 7654321' });
  });

  test('says how many submissions of each kind it finds', async () => {
    await queuedSubmission('callback', { name: 'Ida Müller' });
    const exactly = (total: number) => ({ total, isCapped: false });
    expect(await hitsByKind('müller')).toEqual({
      lead: exactly(2),
      callback: exactly(1),
      contact: exactly(0),
      valuation: exactly(0),
      inquiry: exactly(0),
    });
    expect(await hitsByKind('@')).toMatchObject({ lead: exactly(0), callback: exactly(0) });
  });

  test('counts other lists up to a hundred hits, and says that there are more', async () => {
    await queuedSubmissions(
      'callback',
      Array.from({ length: 101 }, (_, index) => ({ name: `Nr ${index} Viel` })),
    );
    expect((await hitsByKind('viel')).callback).toEqual({ total: 100, isCapped: true });
    expect((await hitsByKind('viel erika')).callback).toEqual({ total: 100, isCapped: true });
  });
});

test('a card names who holds the submission, and how the person wants to be reached', async () => {
  const { id: assignedTo } = await storedEmployee({ name: 'Karin Beispiel' });
  const id = await queuedSubmission('valuation', { assignedTo });
  const db = await database();
  const wish = { channel: 'email', times: 'noon', doNotCall: true };
  await db.contactWish.create({ data: { submissionId: id, ...wish } });
  const { cards } = await listSubmissions('valuation', EVERYTHING, VIEWER);
  expect(cards).toMatchObject([
    {
      type: 'valuation',
      id,
      version: 1,
      status: 'pending',
      summary: 'Reihenhaus · 120\u00a0m² · 80331',
      estimate: { value: 348_600, perSquareMetre: 2905 },
      assignee: { id: assignedTo, name: 'Karin Beispiel' },
      wish: { channel: 'email', times: ['noon'], doNotCall: true },
      due: { for: 'first_contact' },
    },
  ]);
});

test('the counters count lists, what is new in them, and what was completed today', async () => {
  const now = new Date();
  await queuedSubmission('callback');
  await queuedSubmission('callback', { status: 'completed' });
  await queuedSubmission('callback', { status: 'completed', updatedAt: subDays(now, 2) });
  await queuedSubmission('callback', { status: 'cancelled' });
  await queuedSubmission('contact', { status: 'replied' });
  await queuedSubmission('contact', { quarantine: 'honeypot' });
  await queuedSubmission('contact', { status: 'closed' });
  await queuedSubmission('valuation', { status: 'contacted' });
  await queuedSubmission('lead', { status: 'completed' });
  expect(await countSubmissions(now)).toEqual({
    callback: { count: 4, fresh: 1 },
    contact: { count: 2, fresh: 0 },
    valuation: { count: 1, fresh: 0 },
    lead: { count: 1, fresh: 0 },
    inquiry: { count: 0, fresh: 0 },
    completedToday: 2,
  });
});

describe('what a spam check set aside', () => {
  test('is listed, of every kind, newest first, with the reason', async () => {
    await queuedSubmission('contact');
    const [earlier, later] = [new Date('2026-11-22T09:00Z'), new Date('2026-11-22T10:00Z')];
    const details = { message: 'Günstige Kredite' };
    await queuedSubmission('contact', { quarantine: 'honeypot', createdAt: earlier, details });
    const lead = await queuedSubmission('lead', { quarantine: 'fill-time', createdAt: later });
    const { submissions, total } = await listQuarantined(1);
    expect(total).toBe(2);
    expect(submissions).toMatchObject([
      { type: 'lead', id: lead, reason: expect.stringContaining('schneller als in 3 Sekunden') },
      {
        type: 'contact',
        title: 'Nachricht',
        person: { name: 'Erika Beispiel' },
        reason: 'Ein Feld ist ausgefüllt, das auf der Seite nicht zu sehen ist.',
      },
    ]);
    expect(JSON.stringify(submissions[1]?.facts)).toContain('Günstige Kredite');
  });

  test('fifty stand on a page, and a page beyond the last shows the last', async () => {
    const start = Date.now();
    await queuedSubmissions(
      'contact',
      Array.from({ length: 53 }, (_, index) => ({
        name: `Nummer ${index}`,
        quarantine: 'honeypot',
        createdAt: new Date(start - index * 1000),
      })),
    );
    const first = await listQuarantined(1);
    expect(first).toMatchObject({ total: 53, page: 1, pages: 2 });
    expect(first.submissions).toHaveLength(50);
    const last = await listQuarantined(9);
    expect(last.page).toBe(2);
    expect(last.submissions.map(({ person }) => person.name)).toEqual([
      'Nummer 50',
      'Nummer 51',
      'Nummer 52',
    ]);
  });
});

/** More than COMMON in ./source-repository.ts */
const VERY_MANY = 10_001;

test('among very many that have one of the words, a search finds those that have all', async () => {
  for (const name of ['Quirin Immer', 'Quirin Nie', 'Vroni Immer']) {
    await queuedSubmission('lead', { name });
  }
  const unlisted = Array.from({ length: VERY_MANY }, () => ({
    id: randomUUID(),
    kind: 'lead',
    status: 'pending',
    quarantine: 'honeypot',
  }));
  const db = await database();
  await db.submission.createMany({ data: unlisted });
  await db.searchTerm.createMany({
    data: unlisted.map(({ id: submissionId, kind }) => ({ submissionId, kind, term: 'immer' })),
  });
  for (const [query, names] of [
    ['immer', ['Quirin Immer', 'Vroni Immer']],
    ['quirin immer', ['Quirin Immer']],
    ['immer quirin', ['Quirin Immer']],
    ['quirin 80331', ['Quirin Immer', 'Quirin Nie']],
    ['nie immer', []],
  ] as const) {
    expect([query, ...(await listed({ query })).sort()]).toEqual([query, ...names]);
  }
});
