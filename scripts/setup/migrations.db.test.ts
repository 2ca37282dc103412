import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import pg from 'pg';
import { newFolder } from '@/lib/testing/folders';
import { openDatabase } from '@/lib/platform/db/client';
import { migrate as migrateFrom } from './migrations';
import { closeDataFolder } from './database-access';
import { execute } from './run';

interface TestDatabase {
  url: string;
  query: (sql: string) => Promise<Record<string, unknown>[]>;
  remove?: () => Promise<unknown>;
}

function sqliteDatabase(): TestDatabase {
  const folder = newFolder();
  const url = `file:${join(folder, 'below', 'portal.db')}`;
  return {
    url,
    query: async (sql) => {
      const client = createClient({ url });
      const { columns, rows } = await client.execute(sql);
      client.close();
      return rows.map((row) => Object.fromEntries(columns.map((name) => [name, row[name]])));
    },
  };
}

const adminUrl = () => process.env.TEST_POSTGRES_URL ?? '';

async function onPostgres(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql).finally(() => client.end());
  return rows;
}

function postgresDatabase(): TestDatabase {
  const name = `migrations_${randomUUID().replaceAll('-', '')}`;
  const address = new URL(adminUrl());
  address.pathname = `/${name}`;
  const url = address.href;
  return {
    url,
    query: (sql) => onPostgres(url, sql),
    remove: () => onPostgres(adminUrl(), `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

const db = (url: string, command: string) => {
  const options: object = { env: { DATABASE_URL: url } };
  return execute(process.execPath, ['scripts/run.mjs', 'scripts/db.ts', command], options);
};
const migrate = (url: string) => db(url, 'migrate');

const committed = (provider: string) =>
  readdirSync(`prisma/${provider}/migrations`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

function migrationsOf(folder: string, migrations: Record<string, string>): string {
  for (const [name, sql] of Object.entries(migrations)) {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, 'migration.sql'), sql);
  }
  return folder;
}

const FIRST = { '1_first': 'CREATE TABLE kept (id INTEGER PRIMARY KEY);' };

const UP_TO_DATE = 'The database is up to date';

async function appliedTo(database: TestDatabase) {
  const rows = await database.query(
    'SELECT migration_name AS name, finished_at IS NOT NULL AS finished, rolled_back_at IS NULL AS kept FROM _prisma_migrations ORDER BY migration_name',
  );
  return rows.map(({ name, finished, kept }) => ({
    name,
    whole: Boolean(finished) && Boolean(kept),
  }));
}

describe('the start of a server', () => {
  let database: TestDatabase;
  let folder: string;

  beforeEach(() => {
    database = databaseProvider === 'sqlite' ? sqliteDatabase() : postgresDatabase();
    folder = newFolder();
  });
  afterEach(() => database.remove?.());

  const applied = () => appliedTo(database);
  const everyOneOnce = () => committed(databaseProvider).map((name) => ({ name, whole: true }));

  test('three processes at once on an empty database: all succeed, each migration runs once', async () => {
    const runs = await Promise.all([1, 2, 3].map(() => migrate(database.url)));
    expect(runs.filter(({ code }) => code !== 0)).toEqual([]);
    expect(await applied()).toEqual(everyOneOnce());
    const done = `Migrations applied: ${committed(databaseProvider).join(', ')}`;
    expect(runs.filter(({ output }) => output.includes(done))).toHaveLength(1);
    expect(runs.filter(({ output }) => output.includes(UP_TO_DATE))).toHaveLength(2);
    expect(await database.query('SELECT * FROM "Submission"')).toEqual([]);
  });

  test('a migration that fails is named, and nothing of it is kept', async () => {
    const broken = 'CREATE TABLE half (id INTEGER PRIMARY KEY);\nINSERT INTO nowhere VALUES (1);';
    migrationsOf(folder, { ...FIRST, '2_second': broken });
    await expect(migrateFrom(database.url, folder)).rejects.toThrow(
      /^The migration 2_second failed and nothing of it was kept\. .*nowhere/,
    );
    await expect(database.query('SELECT * FROM half')).rejects.toThrow();
    expect(await applied()).toEqual([{ name: '1_first', whole: true }]);

    migrationsOf(folder, { '2_second': 'CREATE TABLE half (id INTEGER PRIMARY KEY);' });
    expect(await migrateFrom(database.url, folder)).toEqual(['2_second']);
    expect(await database.query('SELECT * FROM half')).toEqual([]);
  });

  test('a migration that was changed after it had been applied stops the start', async () => {
    await migrateFrom(database.url, migrationsOf(folder, FIRST));
    migrationsOf(folder, { '1_first': FIRST['1_first'].replaceAll('\n', '\r\n') });
    expect(await migrateFrom(database.url, folder)).toEqual([]);
    migrationsOf(folder, { '1_first': `${FIRST['1_first']} -- edited`, '2_second': 'SELECT 1;' });
    await expect(migrateFrom(database.url, folder)).rejects.toThrow(
      /^The migration 1_first was changed after it had been applied to this database\./,
    );
    expect(await applied()).toHaveLength(1);
  });

  test('a database of a version before the baseline stops the start, and stays as it is', async () => {
    await migrateFrom(database.url, migrationsOf(folder, FIRST));
    await expect(migrateFrom(database.url)).rejects.toThrow(
      /^The database was made by a version before 0001_init, /,
    );
    expect(await applied()).toEqual([{ name: '1_first', whole: true }]);
  });

  test("a database with somebody else's tables stays as it is", async () => {
    await migrateFrom(database.url, migrationsOf(folder, FIRST));
    await database.query('DROP TABLE _prisma_migrations');
    await expect(migrateFrom(database.url)).rejects.toThrow(
      /^The database holds tables \(kept\) and no record of migrations/,
    );
    await expect(database.query('SELECT * FROM _prisma_migrations')).rejects.toThrow();
  });

  test('the committed migrations make what the models say', async () => {
    await migrateFrom(database.url);
    expect(await db(database.url, 'diff')).toEqual({ code: 0, output: '' });
    await database.query('ALTER TABLE "ArticleViewsDay" DROP COLUMN "count"');
    const changed = await db(database.url, 'diff');
    expect(changed.output).toMatch(/ArticleViewsDay"[^]*"count" INTEGER NOT NULL/);
  });
});

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

const WAITING = `SELECT pid FROM pg_locks JOIN pg_database ON pg_database.oid = database
  WHERE locktype = 'advisory' AND NOT granted AND datname = current_database()`;

if (databaseProvider === 'sqlite') {
  test('the next migration of both databases is written from the changed models', async () => {
    const cwd = newFolder();
    for (const name of ['lib', 'scripts', 'node_modules', 'package.json', 'tsconfig.json']) {
      symlinkSync(resolve(name), join(cwd, name));
    }
    cpSync('prisma', join(cwd, 'prisma'), { recursive: true });
    appendFileSync(join(cwd, 'prisma/models/article.prisma'), 'model Sample {\n  id Int @id\n}\n');
    const args = ['scripts/run.mjs', 'scripts/db.ts', 'migration', 'sample'];
    expect(await execute(process.execPath, args, { cwd })).toMatchObject({ code: 0 });
    for (const provider of ['sqlite', 'postgresql']) {
      const folder = join(cwd, 'prisma', provider, 'migrations');
      const added = readdirSync(folder).find((name) => /^\d{4}_sample$/.test(name)) ?? 'missing';
      const file = join(folder, added, 'migration.sql');
      expect(readFileSync(file, 'utf8')).toMatch(/CREATE TABLE "Sample" \([^;]*\);\s*$/);
    }
  });

  test('both databases have the same migrations', () => {
    expect(committed('sqlite')).not.toEqual([]);
    expect(committed('postgresql')).toEqual(committed('sqlite'));
  });

  test('a table that is rebuilt keeps what refers to it', async () => {
    const database = sqliteDatabase();
    const folder = newFolder();
    migrationsOf(folder, {
      '1_first': `
        CREATE TABLE parent (id INTEGER PRIMARY KEY);
        CREATE TABLE child (parent INTEGER NOT NULL REFERENCES parent (id) ON DELETE CASCADE);
        INSERT INTO parent VALUES (1);
        INSERT INTO child VALUES (1);`,
    });
    await migrateFrom(database.url, folder);
    const rebuild = (rows: string) => `
      PRAGMA defer_foreign_keys=ON;
      PRAGMA foreign_keys=OFF;
      CREATE TABLE new_parent (id INTEGER PRIMARY KEY, name TEXT);
      INSERT INTO new_parent (id) ${rows};
      DROP TABLE parent;
      ALTER TABLE new_parent RENAME TO parent;
      PRAGMA foreign_keys=ON;
      PRAGMA defer_foreign_keys=OFF;`;
    migrationsOf(folder, { '2_second': rebuild('SELECT 2') });
    await expect(migrateFrom(database.url, folder)).rejects.toThrow(
      /^The migration 2_second .* 1 rows refer to rows that are gone/,
    );
    migrationsOf(folder, { '2_second': rebuild('SELECT id FROM parent') });
    await migrateFrom(database.url, folder);
    expect(await database.query('SELECT * FROM child JOIN parent ON id = parent')).toEqual([
      { parent: 1, id: 1, name: null },
    ]);
  });

  test('a start that was killed in the middle of a migration can be started again', async () => {
    const database = sqliteDatabase();
    const folder = newFolder();
    const second = 'CREATE TABLE half (id INTEGER PRIMARY KEY);';
    const endless =
      'WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT max(x) FROM n;';
    migrationsOf(folder, { ...FIRST, '2_second': `${second}\n${endless}` });
    const program = join(folder, 'program.ts');
    writeFileSync(
      program,
      `import { migrate } from '${resolve('scripts/setup/migrations')}';
      await migrate('${database.url}', '${folder}');`,
    );
    const child = spawn(process.execPath, ['scripts/run.mjs', program], { stdio: 'ignore' });
    const isBegun = async () => (await appliedTo(database).catch(() => [])).length === 1;
    while (!(await isBegun())) await pause(50);
    await pause(500);
    child.kill('SIGKILL');
    await once(child, 'exit');

    migrationsOf(folder, { '2_second': second });
    expect(await migrateFrom(database.url, folder)).toEqual(['2_second']);
  });

  describe('no other user of the machine may read', () => {
    let before: number;
    beforeAll(() => {
      before = process.umask(0o022);
    });
    afterAll(() => process.umask(before));

    test('a database that is made, its journals, and the folder that is made for it', async () => {
      const database = sqliteDatabase();
      const file = database.url.replace('file:', '');
      await migrateFrom(database.url);
      expect([modeOf(dirname(file)), modeOf(file)]).toEqual(['700', '600']);
      expect(await database.query('PRAGMA journal_mode')).toEqual([{ journal_mode: 'delete' }]);
      const opened = await openDatabase(database.url);
      await opened.employee.count();
      expect(await database.query('PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }]);
      expect([modeOf(`${file}-wal`), modeOf(`${file}-shm`)]).toEqual(['600', '600']);
      await opened.$disconnect();
    });

    test('the folder of the data and all that is in it', () => {
      const folder = newFolder();
      const data = join(folder, 'data');
      mkdirSync(join(data, 'mail'), { recursive: true, mode: 0o755 });
      const files = ['secret', 'portal.db', 'mail/one.eml'].map((name) => join(data, name));
      for (const file of files) writeFileSync(file, '', { mode: 0o644 });
      const before = process.cwd();
      process.chdir(folder);
      closeDataFolder();
      process.chdir(before);
      expect([data, join(data, 'mail')].map(modeOf)).toEqual(['700', '700']);
      expect(files.map(modeOf)).toEqual(['600', '600', '600']);
    });
  });
} else {
  test('a process that dies while it migrates lets the one that waits go on', async () => {
    const database = postgresDatabase();
    await onPostgres(adminUrl(), `CREATE DATABASE ${new URL(database.url).pathname.slice(1)}`);
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
    expect(await database.query('SELECT * FROM "Submission"')).toEqual([]);
    await database.remove?.();
  });
}
