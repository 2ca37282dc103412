import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import type { Provider } from '../setup/migrations-table';

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
