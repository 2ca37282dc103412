import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import type { Provider } from '../setup/migrations-table';
import type { Datasource } from './arguments';
import { PostgresDatabase } from './postgres';
import { SqliteDatabase } from './sqlite';

/** What the engine needs of either kind of database. */
export interface MigratedDatabase {
  provider: Provider;
  factory: SqlMigrationAwareDriverAdapterFactory;
  isMissing: () => boolean;
  missingError?: () => Error;
  checkConnection: () => Promise<void> | void;
  create: () => Promise<void> | void;
  drop: () => Promise<void> | void;
  /** In place of the engine's own, which does not do it */
  reset?: () => Promise<void>;
}

/** Picks the kind of database by its address; nothing is connected yet. */
export function openDatabase({ url, shadowDatabaseUrl }: Datasource): MigratedDatabase {
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
