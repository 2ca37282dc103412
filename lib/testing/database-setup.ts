import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { database } from '@/lib/platform/db/client';
import './secret';

// Each test file has its own database, a copy of its project's migrated template.
declare global {
  const databaseProvider: 'sqlite' | 'postgresql';
}

const required = (name: string) => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: scripts/setup/test-databases.ts sets it.`);
  return value;
};

async function onPostgres(sql: string) {
  const client = new pg.Client({ connectionString: required('TEST_POSTGRES_URL') });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

let cleanUp = async () => {};

const MEMORY = '/dev/shm';
const GIGABYTE = 2 ** 30;

/** In memory where there is room, because SQLite waits for the disk at each commit. */
function folderOfDatabases(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > GIGABYTE ? MEMORY : tmpdir();
}

// The list of erasures is a file beside the database.
process.env.ERASURE_LIST = join(mkdtempSync(join(tmpdir(), 'portal-erasures-')), 'erasures.jsonl');

async function copyTemplate() {
  if (databaseProvider === 'sqlite') {
    const file = join(mkdtempSync(join(folderOfDatabases(), 'portal-test-')), 'test.db');
    copyFileSync(required('TEST_SQLITE_TEMPLATE'), file);
    process.env.DATABASE_URL = `file:${file}`;
    cleanUp = async () => rmSync(dirname(file), { recursive: true, force: true });
    return;
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onPostgres(`CREATE DATABASE ${name} TEMPLATE ${required('TEST_POSTGRES_TEMPLATE')}`);
  const url = new URL(required('TEST_POSTGRES_URL'));
  url.pathname = `/${name}`;
  process.env.DATABASE_URL = url.href;
  cleanUp = () => onPostgres(`DROP DATABASE ${name} WITH (FORCE)`);
}

beforeAll(async () => {
  await copyTemplate();
  await database();
});

// Undoes ./hold-clock.ts.
afterEach(() => {
  jest.useRealTimers();
});

afterAll(async () => {
  await (await database()).$disconnect();
  await cleanUp();
  rmSync(dirname(required('ERASURE_LIST')), { recursive: true, force: true });
});
