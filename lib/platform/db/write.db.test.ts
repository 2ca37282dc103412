import { randomUUID } from 'node:crypto';
import SqliteFile from 'libsql';
import {
  database,
  runStatement,
  transaction,
  write,
  openDatabase,
  type Database,
  insert,
} from './client';
import { isUniqueViolation } from './errors';
import type { Job } from './statements';
import { searchDatabaseFiles } from '@/lib/testing/search-database';
import { forgetDeleted } from './compact';
import pg from 'pg';

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

if (databaseProvider === 'postgresql') {
  test('of two transactions that wait for each other both are done in the end', async () => {
    const ids = [randomUUID(), randomUUID()];
    for (const id of ids) await write(twoRows(id));
    const [one = '', other = ''] = ids.map((id) => `${id} first`);
    let inside = 0;
    const bothInside = new EventTarget();
    const met = new Promise((resolve) => bothInside.addEventListener('met', resolve));
    const inOrder = (first: string, second: string) =>
      transaction(async (tx) => {
        const add = (id: string) =>
          tx.rateLimitCounter.update({ where: { id }, data: { count: { increment: 1 } } });
        await add(first);
        if (++inside === 2) bothInside.dispatchEvent(new Event('met'));
        await met;
        await add(second);
      });
    await Promise.all([inOrder(one, other), inOrder(other, one)]);
    expect(inside).toBe(3);
    const db = await database();
    const counters = await db.rateLimitCounter.findMany({ where: { id: { in: [one, other] } } });
    expect(counters.map(({ count }) => count)).toEqual([3, 3]);
  });
}

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
  const event = { submissionKind: 'lead', submissionId: randomUUID(), actor: 'visitor', createdAt };
  const rows = [
    { id: randomUUID(), ...event, action: 'created', before: undefined },
    { id: randomUUID(), ...event, action: 'changed', before: { status: 'ä', at: null } },
  ];
  await write((query) => query(...insert('SubmissionEvent', rows)));
  const db = await database();
  const stored = await db.submissionEvent.findMany({
    where: { submissionId: event.submissionId, createdAt },
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
    let other: SqliteFile.Database;
    beforeEach(() => {
      other = new SqliteFile(process.env.DATABASE_URL?.replace('file:', '') ?? '');
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

const TEXT = 'Quittenbaum im Vorgarten';

async function leaveTrace() {
  const db = await database();
  await db.rateLimitCounter.create({ data: { id: TEXT, count: 1, expiresAt: new Date() } });
  await db.rateLimitCounter.delete({ where: { id: TEXT } });
}

test('what was deleted has left the file', async () => {
  await leaveTrace();
  if (databaseProvider === 'sqlite') expect(searchDatabaseFiles(TEXT)).not.toEqual([]);
  expect(await forgetDeleted()).toBe(true);
  expect(searchDatabaseFiles(TEXT)).toEqual([]);
});

if (databaseProvider === 'sqlite') {
  test('a process that is busy with the file puts it off until the next time', async () => {
    await leaveTrace();
    const warning = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const other = await openDatabase(String(process.env.DATABASE_URL));
    const answer = await other.$transaction(async (tx) => {
      await tx.rateLimitCounter.create({ data: { id: 'x', count: 1, expiresAt: new Date() } });
      return forgetDeleted();
    });
    await other.$disconnect();
    expect(answer).toBe(false);
    expect(warning).toHaveBeenCalledTimes(1);
    warning.mockRestore();
    expect(await forgetDeleted()).toBe(true);
    expect(searchDatabaseFiles(TEXT)).toEqual([]);
  });
}

describe('durability', () => {
  const address = () => process.env.DATABASE_URL ?? '';

  let db: Database;

  afterEach(() => db.$disconnect());

  type Queryable = Pick<Database, '$queryRawUnsafe'>;

  const value = async (on: Queryable, sql: string): Promise<unknown> => {
    const [row = {}] = await on.$queryRawUnsafe<Record<string, unknown>[]>(sql);
    return Object.values(row)[0];
  };

  const onSqlite = () => {
    beforeEach(async () => {
      db = await openDatabase(address());
    });

    const FULL = 2;
    const settings = async (on: Queryable) => ({
      synchronous: Number(await value(on, 'PRAGMA synchronous')),
      foreignKeys: Number(await value(on, 'PRAGMA foreign_keys')),
      journal: await value(on, 'PRAGMA journal_mode'),
    });
    const DURABLE = { synchronous: FULL, foreignKeys: 1, journal: 'wal' };

    test('so does a connection inside a transaction, and the one opened after it', async () => {
      for (let round = 0; round < 3; round++) {
        expect(await db.$transaction((tx) => settings(tx))).toEqual(DURABLE);
        expect(await settings(db)).toEqual(DURABLE);
      }
    });

    test('so does the connection after a transaction that was rolled back', async () => {
      const failing = db.$transaction(async () => {
        throw new Error('no luck');
      });
      await expect(failing).rejects.toThrow('no luck');
      expect(await settings(db)).toEqual(DURABLE);
      expect(await db.$transaction((tx) => settings(tx))).toEqual(DURABLE);
    });
  };

  const onPostgres = () => {
    const CONNECTIONS = 10;

    async function onEachConnection(sql: string) {
      let arrived = 0;
      let open = () => {};
      const everyone = new Promise<void>((resolve) => (open = resolve));
      return Promise.all(
        Array.from({ length: CONNECTIONS }, () =>
          db.$transaction(async (tx) => {
            const process = await value(tx, 'SELECT pg_backend_pid()');
            if (++arrived === CONNECTIONS) open();
            await everyone;
            return { process, answer: await value(tx, sql) };
          }),
        ),
      );
    }

    beforeAll(async () => {
      const client = new pg.Client({ connectionString: address() });
      await client.connect();
      const name = pg.escapeIdentifier(new URL(address()).pathname.slice(1));
      await client.query(`ALTER DATABASE ${name} SET synchronous_commit = off`);
      await client.end();
    });

    test('each of ten parallel connections waits for the disk', async () => {
      db = await openDatabase(address());
      const connections = await onEachConnection('SHOW synchronous_commit');
      expect(new Set(connections.map(({ process }) => process)).size).toBe(CONNECTIONS);
      expect(connections.map(({ answer }) => answer)).toEqual(Array(CONNECTIONS).fill('on'));
    });

    test('an address with options of its own keeps them and waits for the disk', async () => {
      const url = new URL(address());
      url.searchParams.set('options', '-c statement_timeout=54321');
      db = await openDatabase(url.href);
      expect(await value(db, 'SHOW statement_timeout')).toBe('54321ms');
      expect(await value(db, 'SHOW synchronous_commit')).toBe('on');
    });
  };

  describe(
    'a committed answer is on the disk',
    databaseProvider === 'sqlite' ? onSqlite : onPostgres,
  );
});
