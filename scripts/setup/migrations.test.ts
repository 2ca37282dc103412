import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createClient } from '@libsql/client';
import pg from 'pg';
import { openDatabase } from '@/lib/db/client';
import { prisma } from './prisma.mjs';
import { run } from './run.mjs';

jest.setTimeout(60_000);

interface TestDatabase {
  url: string;
  query: (sql: string) => Promise<Record<string, unknown>[]>;
  remove: () => Promise<unknown> | void;
}

function sqliteDatabase(): TestDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'portal-migrations-'));
  const url = `file:${join(folder, 'below', 'portal.db')}`;
  return {
    url,
    query: async (sql) => {
      const client = createClient({ url });
      const { columns, rows } = await client.execute(sql);
      client.close();
      return rows.map((row) => Object.fromEntries(columns.map((name) => [name, row[name]])));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const adminUrl = process.env.TEST_POSTGRES_URL ?? '';

async function onPostgres(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql).finally(() => client.end());
  return rows;
}

/** An address; the database behind it does not exist yet. */
function postgresDatabase(): TestDatabase {
  const name = `migrations_${randomUUID().replaceAll('-', '')}`;
  const address = new URL(adminUrl);
  address.pathname = `/${name}`;
  const url = address.href;
  return {
    url,
    query: (sql) => onPostgres(url, sql),
    remove: () => onPostgres(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

const migrate = (url: string) => {
  const options: object = { env: { DATABASE_URL: url } };
  return run(process.execPath, ['scripts/db.mjs', 'migrate'], options);
};

const committed = (provider: string) =>
  readdirSync(`prisma/${provider}/migrations`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

const UP_TO_DATE = 'The database is up to date';

function migratesSafely(provider: string, open: () => TestDatabase) {
  let database: TestDatabase;

  beforeEach(() => {
    database = open();
  });
  afterEach(() => database.remove());

  const applied = async () => {
    const rows = await database.query(
      'SELECT migration_name AS name, finished_at IS NOT NULL AS finished, rolled_back_at IS NULL AS kept FROM _prisma_migrations ORDER BY migration_name',
    );
    return rows.map(({ name, finished, kept }) => ({
      name,
      whole: Boolean(finished) && Boolean(kept),
    }));
  };
  const everyOneOnce = () => committed(provider).map((name) => ({ name, whole: true }));

  test('three processes at once on an empty database: all succeed, each migration runs once', async () => {
    const runs = await Promise.all([1, 2, 3].map(() => migrate(database.url)));
    expect(runs.filter(({ code }) => code !== 0)).toEqual([]);
    expect(await applied()).toEqual(everyOneOnce());
    expect(runs.filter(({ output }) => output.includes('Migrations applied:'))).toHaveLength(1);
    expect(runs.filter(({ output }) => output.includes(UP_TO_DATE))).toHaveLength(2);
    expect(await database.query('SELECT * FROM "ValuationRequest"')).toEqual([]);
  });

  test('a second run applies nothing', async () => {
    const first = await migrate(database.url);
    expect(first.output).toContain(`Migrations applied: ${committed(provider).join(', ')}`);
    const second = await migrate(database.url);
    expect(second).toMatchObject({ code: 0, output: expect.stringContaining(UP_TO_DATE) });
    expect(await applied()).toEqual(everyOneOnce());
  });

  test('the committed migrations make what the models say', async () => {
    const output = await prisma(
      [
        ...['migrate', 'diff', '--exit-code'],
        ...['--from-migrations', `prisma/${provider}/migrations`],
        ...['--to-schema', `prisma/${provider}`],
      ],
      { env: { DATABASE_URL: provider === 'sqlite' ? database.url : adminUrl } },
    );
    // Said aloud as well, because an engine that dies can look like one that found nothing.
    expect(output).toContain('No difference detected');
  });
}

test('both databases have the same migrations', () => {
  expect(committed('sqlite')).not.toEqual([]);
  expect(committed('postgresql')).toEqual(committed('sqlite'));
});

describe('on SQLite', () => {
  migratesSafely('sqlite', sqliteDatabase);

  test('a lock left behind by a process that ended is taken over', async () => {
    const database = sqliteDatabase();
    const lock = `${database.url.replace('file:', '')}.migrating`;
    mkdirSync(dirname(lock));
    writeFileSync(lock, String(spawnSync(process.execPath, ['-e', '']).pid));
    expect(await migrate(database.url)).toMatchObject({ code: 0 });
    expect(await database.query('SELECT * FROM "ValuationRequest"')).toEqual([]);
    expect(existsSync(lock)).toBe(false);
    await database.remove();
  });

  test('the application puts the file into WAL mode', async () => {
    const database = sqliteDatabase();
    await migrate(database.url);
    expect(await database.query('PRAGMA journal_mode')).toEqual([{ journal_mode: 'delete' }]);
    await (await openDatabase(database.url)).$disconnect();
    expect(await database.query('PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }]);
    await database.remove();
  });
});

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

describe('nobody else on the machine may read', () => {
  let before: number;
  beforeAll(() => {
    before = process.umask(0o022);
  });
  afterAll(() => process.umask(before));

  test('a database that is made, its journals, and the folder that is made for it', async () => {
    const database = sqliteDatabase();
    const file = database.url.replace('file:', '');
    expect(await migrate(database.url)).toMatchObject({ code: 0 });
    expect([modeOf(dirname(file)), modeOf(file)]).toEqual(['700', '600']);
    const opened = await openDatabase(database.url);
    await opened.employee.count();
    expect([modeOf(`${file}-wal`), modeOf(`${file}-shm`)]).toEqual(['600', '600']);
    await opened.$disconnect();
    await database.remove();
  });

  test('one that everybody could read, though its folder stays as its owner made it', async () => {
    const database = sqliteDatabase();
    const file = database.url.replace('file:', '');
    await migrate(database.url);
    chmodSync(dirname(file), 0o755);
    chmodSync(file, 0o644);
    const opened = await openDatabase(database.url);
    await opened.employee.count();
    const files = [file, `${file}-wal`, `${file}-shm`];
    for (const path of files) chmodSync(path, 0o644);
    await migrate(database.url);
    expect(files.map(modeOf)).toEqual(['600', '600', '600']);
    expect(modeOf(dirname(file))).toBe('755');
    await opened.$disconnect();
    await database.remove();
  });

  test('the folder of the data and all that is in it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-data-'));
    const data = join(folder, 'data');
    mkdirSync(join(data, 'mail'), { recursive: true, mode: 0o755 });
    const files = ['secret', 'portal.db', 'mail/one.eml'].map((name) => join(data, name));
    for (const file of files) writeFileSync(file, '', { mode: 0o644 });
    const program = `import(${JSON.stringify(join(process.cwd(), 'scripts/setup/private-files.mjs'))})
      .then((module) => module.closeDataFolder())`;
    const { status, stderr } = spawnSync(process.execPath, ['-e', program], { cwd: folder });
    expect([status, String(stderr)]).toEqual([0, '']);
    expect([data, join(data, 'mail')].map(modeOf)).toEqual(['700', '700']);
    expect(files.map(modeOf)).toEqual(['600', '600', '600']);
    rmSync(folder, { recursive: true });
  });
});

/** A process that asks for the migrations' lock while another one has it. */
const WAITING = `SELECT pid FROM pg_locks JOIN pg_database ON pg_database.oid = database
  WHERE locktype = 'advisory' AND NOT granted AND datname = current_database()`;

const describeWithPostgres = adminUrl ? describe : describe.skip;

describeWithPostgres('on Postgres (runs if TEST_POSTGRES_URL names an admin database)', () => {
  migratesSafely('postgresql', postgresDatabase);

  test('a process that dies while it migrates lets the one that waits go on', async () => {
    const database = postgresDatabase();
    await onPostgres(adminUrl, `CREATE DATABASE ${new URL(database.url).pathname.slice(1)}`);
    const holder = new pg.Client({ connectionString: database.url });
    holder.on('error', () => {});
    await holder.connect();
    await holder.query('SELECT pg_advisory_lock(5711042)');

    const waiting = migrate(database.url);
    while ((await database.query(WAITING)).length === 0);
    expect(await database.query("SELECT to_regclass('_prisma_migrations') AS made")).toEqual([
      { made: null },
    ]);
    holder.connection.stream.destroy();
    expect(await waiting).toMatchObject({ code: 0 });
    expect(await database.query('SELECT * FROM "ValuationRequest"')).toEqual([]);
    await database.remove();
  });
});
