#!/usr/bin/env node
// A stand-in for Prisma's native schema engine, for machines that cannot download that binary.
//
// The Prisma CLI starts the program named in PRISMA_SCHEMA_ENGINE_BINARY and talks to it in two
// ways: as `… cli <command>` to check, create or drop a database, and as a JSON-RPC server on
// standard input and output for everything else. This program answers both with parts that come
// from npm: the same engine compiled to WebAssembly, and Prisma's own driver adapters.
//
// It cannot be started this way on Windows, which does not know the line above.
import { parseArguments } from './arguments';
import { startExitWatcher } from './exit-watcher';
import { die, dieOnTermination, dieOnUncaughtErrors, succeed } from './failure';

dieOnUncaughtErrors();

try {
  const options = parseArguments(process.argv.slice(2));
  if (options.showVersion) {
    const { engineVersion } = await import('./engine');
    console.log(`schema-engine-wasm ${engineVersion()}`);
  } else if (options.command) {
    const { openDatabase } = await import('./database');
    const { runDatabaseCommand } = await import('./database-commands');
    await runDatabaseCommand(options.command, openDatabase(options.datasource));
  } else {
    // First of all, because loading the rest takes a while. The rest is loaded here and not above
    // for the same reason, and so that a missing package is reported like any other failure.
    const dismissExitWatcher = startExitWatcher();
    dieOnTermination();
    const { openDatabase } = await import('./database');
    const { serveRequests } = await import('./rpc');
    await serveRequests(openDatabase(options.datasource), options.datamodelPaths);
    await dismissExitWatcher();
  }
  succeed();
} catch (error) {
  die(error);
}
