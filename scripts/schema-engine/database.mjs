import { PostgresDatabase } from './postgres.mjs';
import { SqliteDatabase } from './sqlite.mjs';

/** Picks the kind of database by its address; nothing is connected yet. */
export function openDatabase({ url, shadowDatabaseUrl }) {
  if (!url) {
    throw new Error('The schema engine needs a database: set datasource.url in prisma.config.ts');
  }
  if (shadowDatabaseUrl) {
    throw new Error('This schema engine makes its own shadow database: remove shadowDatabaseUrl');
  }
  if (/^postgres(ql)?:/.test(url)) return new PostgresDatabase(url);
  if (url.startsWith('file:')) return new SqliteDatabase(url);
  throw new Error('This schema engine knows addresses with file: and postgresql: only');
}
