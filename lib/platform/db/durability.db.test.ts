import pg from 'pg';
import { openDatabase, type Database } from './client';

declare const databaseProvider: 'sqlite' | 'postgresql';

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

  test('the first connection syncs each commit and checks foreign keys', async () => {
    expect(await settings(db)).toEqual(DURABLE);
  });

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

  test('an ordinary connection to this database would not wait for the disk', async () => {
    const client = new pg.Client({ connectionString: address() });
    await client.connect();
    const { rows } = await client.query('SHOW synchronous_commit');
    await client.end();
    db = await openDatabase(address());
    expect(rows).toEqual([{ synchronous_commit: 'off' }]);
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
