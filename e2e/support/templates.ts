import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../../scripts/setup/migrations';

// Every server gets a copy of one migrated database: copying is faster than migrating.

const SQLITE = 'E2E_SQLITE_TEMPLATE';
const POSTGRES = 'E2E_POSTGRES_TEMPLATE';

export async function administer(statement: string) {
  const admin = process.env.TEST_POSTGRES_URL;
  if (!admin) throw new Error('TEST_POSTGRES_URL is missing; "npm run e2e" and "npm test" set it.');
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

export const copySqlite = (file: string) => copyFileSync(process.env[SQLITE] ?? '', file);

export const copyPostgres = (name: string) =>
  administer(`CREATE DATABASE ${name} TEMPLATE ${process.env[POSTGRES]}`);

export default async function prepareTemplates() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-e2e-template-'));
  const file = join(folder, 'portal.db');
  await migrate(`file:${file}`);
  process.env[SQLITE] = file;

  const admin = process.env.TEST_POSTGRES_URL;
  const name = `e2e_template_${randomUUID().replaceAll('-', '')}`;
  if (admin) {
    const url = new URL(admin);
    url.pathname = `/${name}`;
    await migrate(url.href);
    process.env[POSTGRES] = name;
  }
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    if (admin) await administer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  };
}
