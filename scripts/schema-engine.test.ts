import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createClient } from '@libsql/client';
import pg from 'pg';
import { sample } from '@/lib/testing/sample';

const root = path.resolve(__dirname, '..');
const cli = path.join(root, 'node_modules/prisma/build/index.js');
const engine = path.join(root, 'scripts/schema-engine.mjs');

const config = `
import { defineConfig } from 'prisma/config';
export default defineConfig({
  schema: 'prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL! },
});
`;

const schema = (provider: string, newField = '') => `
datasource db {
  provider = "${provider}"
}

generator client {
  provider     = "prisma-client"
  output       = "../generated"
  moduleFormat = "cjs"
}

enum Role {
  CUSTOMER
  EMPLOYEE
}

model User {
  id    Int    @id @default(autoincrement())
  email String @unique
  role  Role   @default(CUSTOMER)
  ${newField}
  notes Note[]
}

model Note {
  id     Int    @id @default(autoincrement())
  body   String
  userId Int
  user   User   @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId])
}
`;

interface Database {
  provider: string;
  url: string;
  freshUrl: string;
  /** `folder` is the one that a relative address starts from. */
  query(url: string, sql: string, folder: string): Promise<unknown[]>;
  /** Shadow databases are to be dropped again; SQLite has them in memory. */
  expectNoneOf?(databases: string[]): Promise<void>;
  /** A migration that runs far longer than this test. */
  endlessSql: string;
}

const shadowDatabases = (log: string) =>
  [...log.matchAll(/ shadow database "(.*)"/g)].map((match) => match[1] as string);

/** A project of its own in a temporary folder, with this repository's packages. */
function makeProject(provider: string) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'schema-engine-'));
  const write = (name: string, content: string) => {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), content);
  };
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  write('prisma.config.ts', config);
  write('prisma/schema.prisma', schema(provider));

  const prisma = (url: string, args: string[], env: Record<string, string> = {}) =>
    new Promise<{ code: unknown; output: string }>((resolve) => {
      const options = {
        cwd: folder,
        env: {
          ...process.env,
          DATABASE_URL: url,
          PRISMA_SCHEMA_ENGINE_BINARY: engine,
          CHECKPOINT_DISABLE: '1',
          SCHEMA_ENGINE_LOG: path.join(folder, 'engine.log'),
          ...env,
        },
      };
      const child = execFile('node', [cli, ...args], options, (error, stdout, stderr) =>
        resolve({ code: error ? error.code : 0, output: stdout + stderr }),
      );
      child.stdin?.end();
    });

  const migrations = () =>
    fs.readdirSync(path.join(folder, 'prisma/migrations')).filter((name) => /^\d/.test(name));
  const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
  const remove = (name = '.') => fs.rmSync(path.join(folder, name), { recursive: true });
  return { folder, write, read, remove, prisma, migrations };
}

function behavesLikeTheNativeEngine(database: Database) {
  const { provider, url, freshUrl } = database;
  let project: ReturnType<typeof makeProject>;
  const prisma: typeof project.prisma = (...command) => project.prisma(...command);
  const query = (of: string, sql: string) => database.query(of, sql, project.folder);
  const diffArguments = ['--from-migrations', 'prisma/migrations', '--to-schema', 'prisma'];
  const diff = () => prisma(url, ['migrate', 'diff', ...diffArguments, '--exit-code']);

  beforeAll(() => {
    project = makeProject(provider);
  });
  afterAll(() => project.remove());

  test('generate makes the client', async () => {
    expect(await prisma(url, ['generate'])).toMatchObject({ code: 0 });
    expect(fs.existsSync(path.join(project.folder, 'generated/client.ts'))).toBe(true);
  });

  test('migrate dev creates the database and the first migration', async () => {
    expect(await prisma(url, ['migrate', 'dev', '--name', 'init'])).toMatchObject({ code: 0 });
    expect(project.migrations()).toEqual([expect.stringMatching(/_init$/)]);
    await query(url, `INSERT INTO "User" ("email") VALUES ('anna@example.org')`);
  });

  test('migrate diff --exit-code tells equal from different', async () => {
    expect(await diff()).toMatchObject({ code: 0 });
    project.write('prisma/schema.prisma', schema(provider, 'motto String @default("a; b")'));
    expect(await diff()).toMatchObject({ code: 2, output: expect.stringContaining('User') });
  });

  test('migrate dev makes a second migration and keeps the data', async () => {
    expect(await prisma(url, ['migrate', 'dev', '--name', 'second'])).toMatchObject({ code: 0 });
    const [, second] = project.migrations();
    expect(second).toMatch(/_second$/);
    expect(project.read(`prisma/migrations/${second}/migration.sql`)).toContain('"motto"');
    expect(await query(url, `SELECT "email", "motto" FROM "User"`)).toEqual([
      { email: 'anna@example.org', motto: 'a; b' },
    ]);
    expect(await diff()).toMatchObject({ code: 0 });
    await database.expectNoneOf?.(shadowDatabases(project.read('engine.log')));
  });

  test('migrate deploy applies both to a fresh database, and nothing the second time', async () => {
    const first = await prisma(freshUrl, ['migrate', 'deploy']);
    expect(first).toMatchObject({ code: 0, output: expect.stringMatching(/_init[^]*_second/) });
    expect(await query(freshUrl, `SELECT "motto" FROM "User"`)).toEqual([]);

    const second = await prisma(freshUrl, ['migrate', 'deploy']);
    expect(second).toMatchObject({ code: 0, output: expect.stringContaining('No pending') });
  });

  test('an engine that panics makes the command fail', async () => {
    const result = await prisma(url, ['migrate', 'deploy'], { FORCE_PANIC_SCHEMA_ENGINE: '1' });
    expect(result).toMatchObject({ code: 1, output: expect.stringContaining('panicked') });
  });

  test('a broken migration fails with the message of the database', async () => {
    expect(await prisma(freshUrl, ['migrate', 'status'])).toMatchObject({ code: 0 });

    const sql = `UPDATE "User" SET "motto" = 'x; y';\nINSERT INTO "Missing" VALUES (1);`;
    project.write('prisma/migrations/29990101000000_broken/migration.sql', sql);
    const pending = await prisma(freshUrl, ['migrate', 'status']);
    expect(pending).toMatchObject({ code: 1, output: expect.stringContaining('not yet been') });

    const failed = await prisma(freshUrl, ['migrate', 'deploy']);
    expect(failed).toMatchObject({
      code: 1,
      output: expect.stringMatching(/no such table: Missing/i),
    });
    project.remove('prisma/migrations/29990101000000_broken');
  });

  test('an engine that is killed in the middle makes the command fail', async () => {
    project.write('prisma/migrations/29990101000000_endless/migration.sql', database.endlessSql);
    const log = path.join(project.folder, 'engine.log');
    fs.rmSync(log);
    const deploy = prisma(url, ['migrate', 'deploy']);

    let pid: number | undefined;
    while (pid === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      const text = fs.existsSync(log) ? fs.readFileSync(log, 'utf8') : '';
      const [, found] = /^(\d+) request .*applyMigrations/m.exec(text) ?? [];
      if (found) pid = Number(found);
    }
    // Long enough to be inside of the statement, not just before it.
    await new Promise((resolve) => setTimeout(resolve, 300));
    process.kill(pid, 'SIGKILL');
    expect(await deploy).toMatchObject({ code: 1 });
  });
}

test('the WebAssembly engine is the one that belongs to the CLI', () => {
  const version = (name: string) =>
    JSON.parse(fs.readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8'))
      .version;
  expect(version('@prisma/schema-engine-wasm')).toBe(version('@prisma/engines-version'));
});

/** Only whoever makes a new migration needs the engine, and it takes its time. */
const DUE = sample(['sqlite', 'postgresql'], 1);
const describeIf = (isDue: boolean) => (isDue ? describe : describe.skip);

describeIf(DUE.includes('sqlite'))('on SQLite', () => {
  behavesLikeTheNativeEngine({
    provider: 'sqlite',
    url: 'file:./data/portal.db',
    freshUrl: 'file:./another/folder/fresh.db',
    async query(url, sql, folder) {
      const client = createClient({ url: url.replace('file:.', `file:${folder}`) });
      const { columns, rows } = await client.execute(sql);
      client.close();
      return rows.map((row) => Object.fromEntries(columns.map((name) => [name, row[name]])));
    },
    endlessSql: `
      CREATE TABLE "Endless" AS
      WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 1e12)
      SELECT count(*) FROM number;`,
  });
});

const adminUrl = process.env.TEST_POSTGRES_URL ?? '';
const isDue = Boolean(adminUrl) && DUE.includes('postgresql');

describeIf(isDue)('on Postgres (runs if TEST_POSTGRES_URL names an admin database)', () => {
  const name = `schema_engine_test_${process.pid}`;
  const urlOf = (database: string) => {
    const url = new URL(adminUrl || 'postgresql://localhost');
    url.pathname = `/${database}`;
    return url.href;
  };
  const query = async (url: string, sql: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(sql);
    await client.end();
    return rows;
  };

  behavesLikeTheNativeEngine({
    provider: 'postgresql',
    url: urlOf(name),
    freshUrl: urlOf(`${name}_fresh`),
    query,
    async expectNoneOf(databases) {
      expect(databases).not.toEqual([]);
      const existing = await query(adminUrl, 'SELECT datname FROM pg_database');
      for (const datname of databases) expect(existing).not.toContainEqual({ datname });
    },
    endlessSql: 'SELECT pg_sleep(3600);',
  });

  afterAll(async () => {
    await query(adminUrl, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
    await query(adminUrl, `DROP DATABASE IF EXISTS "${name}_fresh" WITH (FORCE)`);
  });
});
