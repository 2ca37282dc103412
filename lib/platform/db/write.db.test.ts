import { randomUUID } from 'node:crypto';
import Database from 'libsql';
import { database, runStatement, write } from './client';
import { isUniqueViolation } from './errors';
import { insert, type Job } from './statements';

declare const databaseProvider: 'sqlite' | 'postgresql';

const counter = (id: string, count = 1) =>
  insert('RateLimitCounter', [{ id, count, expiresAt: new Date(Date.now() + 60_000) }]);

const twoRows =
  (id: string): Job<string> =>
  async (query) => {
    void query(...counter(`${id} first`), ...counter(`${id} second`));
    return id;
  };

const storedUnder = async (id: string) =>
  (await database()).rateLimitCounter.count({ where: { id: { startsWith: id } } });

test('two hundred at once are all stored, but for the ones that are refused', async () => {
  const ids = Array.from({ length: 200 }, () => randomUUID());
  const [twice = ''] = ids;
  await write(twoRows(twice));
  const outcomes = await Promise.allSettled(ids.map((id) => write(twoRows(id))));
  const [first, ...others] = outcomes;
  expect(first).toMatchObject({ status: 'rejected' });
  expect(first?.status === 'rejected' && isUniqueViolation(first.reason)).toBe(true);
  expect(others.map((outcome) => outcome.status === 'fulfilled' && outcome.value)).toEqual(
    ids.slice(1),
  );
  const rows = await Promise.all(ids.map(storedUnder));
  expect(new Set(rows)).toEqual(new Set([2]));
});

(databaseProvider === 'postgresql' ? test : test.skip)(
  'of two transactions that wait for each other both are done in the end',
  async () => {
    const ids = [randomUUID(), randomUUID()];
    for (const id of ids) await write(twoRows(id));
    const [one = '', other = ''] = ids.map((id) => `${id} first`);
    const db = await database();
    let inside = 0;
    const bothInside = new EventTarget();
    const met = new Promise((resolve) => bothInside.addEventListener('met', resolve));
    const inOrder = (first: string, second: string) =>
      db.$transaction(async (tx) => {
        const add = (id: string) =>
          tx.rateLimitCounter.update({ where: { id }, data: { count: { increment: 1 } } });
        await add(first);
        if (++inside === 2) bothInside.dispatchEvent(new Event('met'));
        await met;
        await add(second);
      });
    await Promise.all([inOrder(one, other), inOrder(other, one)]);
    expect(inside).toBe(3);
    const counters = await db.rateLimitCounter.findMany({ where: { id: { in: [one, other] } } });
    expect(counters.map(({ count }) => count)).toEqual([3, 3]);
  },
);

test('of what throws nothing is stored', async () => {
  const id = randomUUID();
  const job: Job<void> = async (query) => {
    void query(...counter(id));
    await query({ sql: 'SELECT "count" FROM "RateLimitCounter" WHERE "id" = ?', values: [id] });
    throw new Error('no luck');
  };
  await expect(write(job)).rejects.toThrow('no luck');
  await expect(write(twoRows(`${id} later`))).resolves.toBe(`${id} later`);
  expect(await storedUnder(id)).toBe(2);
});

test('a job reads what it has written, and gets what a statement returns', async () => {
  const id = randomUUID();
  const job: Job<unknown> = async (query) => {
    void query(...counter(id, 7));
    const [row] = await query({
      sql: 'UPDATE "RateLimitCounter" SET "count" = "count" + ? WHERE "id" = ? RETURNING "count"',
      values: [5, id],
    });
    return row;
  };
  expect(await write(job)).toEqual({ count: 12 });
});

test('moments, objects and what was left out are stored as Prisma stores them', async () => {
  const createdAt = new Date('2026-11-25T03:04:05.678Z');
  const event = { requestKind: 'lead', requestId: randomUUID(), actor: 'visitor', createdAt };
  const rows = [
    { id: randomUUID(), ...event, action: 'created', before: undefined },
    { id: randomUUID(), ...event, action: 'changed', before: { status: 'ä', at: null } },
  ];
  await write((query) => query(...insert('RequestEvent', rows)));
  const db = await database();
  const stored = await db.requestEvent.findMany({
    where: { requestId: event.requestId, createdAt },
    orderBy: { action: 'desc' },
  });
  expect(stored).toEqual(rows.map((row) => ({ ...row, before: row.before ?? null, after: null })));
});

if (databaseProvider === 'sqlite') {
  test('a read does not wait for a transaction that is open', async () => {
    const db = await database();
    const id = randomUUID();
    await db.$transaction(async (tx) => {
      await tx.rateLimitCounter.create({ data: { id, count: 1, expiresAt: new Date() } });
      expect(await storedUnder(id)).toBe(0);
    });
    expect(await storedUnder(id)).toBe(1);
  });

  describe('while another process writes', () => {
    let other: Database.Database;
    beforeEach(() => {
      other = new Database(process.env.DATABASE_URL?.replace('file:', '') ?? '');
      other.exec('BEGIN IMMEDIATE');
    });
    afterEach(() => other.close());

    test('writes wait for it, in their order, and reads are served', async () => {
      const db = await database();
      const id = randomUUID();
      const waiting = [
        write(twoRows(id)),
        db.$transaction((tx) => tx.rateLimitCounter.deleteMany({ where: { id: `${id} first` } })),
        runStatement({
          sql: 'DELETE FROM "RateLimitCounter" WHERE "id" = ?',
          values: [`${id} second`],
        }),
      ];
      expect(await storedUnder(id)).toBe(0);
      other.exec('COMMIT');
      expect(await Promise.all(waiting)).toMatchObject([id, { count: 1 }, []]);
      expect(await storedUnder(id)).toBe(0);
    });

    test('they are given up together after five seconds, and the next ones are stored', async () => {
      const ids = [randomUUID(), randomUUID()];
      const refused = await Promise.allSettled(ids.map((id) => write(twoRows(id))));
      expect(refused).toMatchObject(
        ids.map(() => ({ status: 'rejected', reason: { code: 'SQLITE_BUSY' } })),
      );
      other.exec('ROLLBACK');
      expect(await write(twoRows(randomUUID()))).toEqual(expect.any(String));
    });
  });
}
