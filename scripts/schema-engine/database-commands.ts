import type { MigratedDatabase } from './database';

/** `cli <command>`: the CLI runs these before a migration, to create a database that is missing. */
export async function runDatabaseCommand(
  command: string,
  database: MigratedDatabase,
): Promise<void> {
  switch (command) {
    case 'can-connect-to-database':
      return database.checkConnection();
    case 'create-database':
      return database.create();
    case 'drop-database':
      return database.drop();
    default:
      throw new Error(`The schema engine does not know the command ${command}`);
  }
}
