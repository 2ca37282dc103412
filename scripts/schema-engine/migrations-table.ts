import { CREATE_MIGRATIONS_TABLE, LIST_TABLES } from '../setup/migrations-table';
import type { MigratedDatabase } from './database';
import { KnownError } from './failure';

const MIGRATIONS_TABLE = '_prisma_migrations';

/**
 * Where the table of applied migrations is missing, the native engine takes that for "no migration
 * yet". The WebAssembly engine stops with P1014, because the adapters describe the missing table
 * differently. So the table is made first; in a database that already holds something else, that
 * is refused with P3005, as the native engine does.
 */
export async function ensureMigrationsTable(database: MigratedDatabase): Promise<void> {
  const adapter = await database.factory.connect();
  try {
    const { rows } = await adapter.queryRaw({
      sql: LIST_TABLES[database.provider],
      args: [],
      argTypes: [],
    });
    const tables = rows.map(([name]) => name);
    if (tables.includes(MIGRATIONS_TABLE)) return;
    if (tables.length > 0) {
      throw new KnownError(
        'P3005',
        'The database schema is not empty. Read more about how to baseline an existing production database: https://pris.ly/d/migrate-baseline',
      );
    }
    await adapter.executeScript(CREATE_MIGRATIONS_TABLE[database.provider]);
  } finally {
    await adapter.dispose();
  }
}
