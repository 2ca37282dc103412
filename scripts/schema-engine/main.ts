#!/usr/bin/env node
// A stand-in for Prisma's native schema engine, for machines that cannot download that binary.
//
// The Prisma CLI starts the program named in PRISMA_SCHEMA_ENGINE_BINARY and talks to it in two
// ways: as `… cli <command>` to check, create or drop a database, and as a JSON-RPC server on
// standard input and output for everything else. This program answers both with parts that come
// from npm: the same engine compiled to WebAssembly, and Prisma's own driver adapters.
//
// It cannot be started this way on Windows, which does not know the line above.
import { parseArguments, type Datasource } from './arguments';
import type { MigratedDatabase } from './database';
import { startExitWatcher } from './exit-watcher';
import { die, dieOnTermination, dieOnUncaughtErrors, succeed } from './failure';

/** Picks the kind of database by its address; nothing is connected yet. */
async function openDatabase({ url, shadowDatabaseUrl }: Datasource): Promise<MigratedDatabase> {
  if (!url) {
    throw new Error('The schema engine needs a database: set datasource.url in prisma.config.ts');
  }
  if (shadowDatabaseUrl) {
    throw new Error('This schema engine makes its own shadow database: remove shadowDatabaseUrl');
  }
  if (/^postgres(ql)?:/.test(url)) {
    const { PostgresDatabase } = await import('./postgres');
    return new PostgresDatabase(url);
  }
  if (url.startsWith('file:')) {
    const { SqliteDatabase } = await import('./sqlite');
    return new SqliteDatabase(url);
  }
  throw new Error('This schema engine knows addresses with file: and postgresql: only');
}

dieOnUncaughtErrors();

try {
  const options = parseArguments(process.argv.slice(2));
  if (options.showVersion) {
    const { engineVersion } = await import('./engine');
    console.log(`schema-engine-wasm ${engineVersion()}`);
  } else if (options.command) {
    const { runDatabaseCommand } = await import('./database-commands');
    await runDatabaseCommand(options.command, await openDatabase(options.datasource));
  } else {
    // First of all, because loading the rest takes a while. The rest is loaded here and not above
    // for the same reason, and so that a missing package is reported like any other failure.
    const dismissExitWatcher = startExitWatcher();
    dieOnTermination();
    const { serveRequests } = await import('./rpc');
    await serveRequests(await openDatabase(options.datasource), options.datamodelPaths);
    await dismissExitWatcher();
  }
  succeed();
} catch (error) {
  die(error);
}
