import { closeSync, existsSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { PrismaLibSql } from '@prisma/adapter-libsql';
import type {
  SqlDriverAdapter,
  SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import type { MigratedDatabase } from './database';
import { KnownError } from './failure';

const LOCK_TIMEOUT_MS = 5000;

export class SqliteDatabase implements MigratedDatabase {
  readonly path: string;
  readonly factory: SqlMigrationAwareDriverAdapterFactory;

  readonly provider = 'sqlite';

  constructor(url: string) {
    // A relative path is meant from the working directory, which the CLI sets.
    const [path = ''] = url.replace(/^file:(\/\/(?=\/))?/, '').split('?');
    this.path = decodeURIComponent(path);
    this.factory = createAdapterFactory(`file:${path}`, this.path);
  }

  isMissing() {
    return !existsSync(this.path);
  }

  missingError() {
    return new KnownError('P1003', `Database \`${this.path}\` does not exist`);
  }

  checkConnection() {
    if (this.isMissing()) throw this.missingError();
  }

  create() {
    mkdirSync(dirname(this.path), { recursive: true });
    // Opened for appending: a file that another process has made meanwhile keeps its content.
    closeSync(openSync(this.path, 'a'));
  }

  drop() {
    for (const suffix of ['', '-journal', '-wal', '-shm']) {
      rmSync(this.path + suffix, { force: true });
    }
  }

  /**
   * The native engine truncates the file. The WebAssembly one has no file system: it deletes the
   * rows and keeps the tables, so that the first migration then fails with "table already exists".
   */
  async reset() {
    const adapter = await this.factory.connect();
    try {
      const { rows } = await adapter.queryRaw({
        sql: `
          SELECT type, name FROM sqlite_master
          WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
          ORDER BY type DESC, sql NOT LIKE 'CREATE VIRTUAL%'`,
        args: [],
        argTypes: [],
      });
      // Views come first, then virtual tables, which take their shadow tables with them.
      const drops = rows.map(
        ([type, name]) => `DROP ${type} IF EXISTS ${quoteIdentifier(String(name))};`,
      );
      await adapter.executeScript(
        ['PRAGMA foreign_keys = OFF;', 'BEGIN;', ...drops, 'COMMIT;'].join('\n'),
      );
    } finally {
      await adapter.dispose();
    }
  }
}

function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function createAdapterFactory(url: string, path: string): SqlMigrationAwareDriverAdapterFactory {
  const factory = new PrismaLibSql({ url, timeout: LOCK_TIMEOUT_MS });
  // The engine connects as soon as it starts, also to compare two schemas without a database.
  // Opening the file would create it, so the engine gets an empty database in memory instead;
  // requests that do need the file are refused while it is missing (see rpc.ts).
  const inMemory = new PrismaLibSql({ url: ':memory:' });
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: async () => runScriptsWhole(await (existsSync(path) ? factory : inMemory).connect()),
    connectToShadowDb: async () => runScriptsWhole(await factory.connectToShadowDb()),
  };
}

/**
 * The engine replays a whole migration with `executeRaw`, which prepares a single statement. Some
 * drivers refuse such a text ("contains more than one statement"); libsql runs the first statement
 * and silently leaves out the others.
 */
function runScriptsWhole(adapter: SqlDriverAdapter): SqlDriverAdapter {
  const executeRaw = adapter.executeRaw.bind(adapter);
  adapter.executeRaw = async (query) => {
    if (query.args.length > 0) return executeRaw(query);
    await adapter.executeScript(query.sql);
    return 0;
  };
  return adapter;
}
