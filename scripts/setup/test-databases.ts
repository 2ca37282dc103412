import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from './migrations';
import { startPostgres, type TestPostgres } from './postgres';

/** Shared with the teardown, which jest calls in the same process. */
export const holder = globalThis as typeof globalThis & { ownPostgres?: TestPostgres };

/** Every test file works on a copy. Jest calls this once for all projects. */
export default async function prepare(): Promise<void> {
  const file = join(mkdtempSync(join(tmpdir(), 'portal-sqlite-')), 'template.db');
  await migrate(`file:${file}`);
  process.env.TEST_SQLITE_TEMPLATE = file;

  if (!process.env.TEST_POSTGRES_URL) {
    holder.ownPostgres = await startPostgres();
    process.env.TEST_POSTGRES_URL = holder.ownPostgres.url;
  }
  const template = new URL(process.env.TEST_POSTGRES_URL);
  template.pathname = `/portal_template_${process.pid}`;
  await migrate(template.href);
  process.env.TEST_POSTGRES_TEMPLATE = template.pathname.slice(1);
}
