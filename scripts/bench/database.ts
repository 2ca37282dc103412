import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type TestPostgres } from '../setup/postgres';

export const DATABASES = ['sqlite', 'postgres'] as const;

export type DatabaseKind = (typeof DATABASES)[number];

/** A database that is gone afterwards: its address, and how to remove it. */
export async function createDatabase(
  kind: DatabaseKind,
): Promise<{ url: string; remove: () => Promise<void> | void; postgres?: TestPostgres }> {
  if (kind === 'postgres') {
    const postgres = await startPostgres();
    const address = new URL(postgres.url);
    address.pathname = '/bench';
    return { url: address.href, remove: postgres.stop, postgres };
  }
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'portal-bench-')));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.once('exit', remove);
  return { url: `file:${join(folder, 'portal.db')}`, remove };
}
