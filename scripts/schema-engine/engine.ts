import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import type { MigratedDatabase } from './database';
import { log } from './failure';
import { messageOf } from '../setup/run';

type Factory = ReturnType<typeof bindMigrationAwareSqlAdapterFactory>;

export interface StartedEngine {
  engine: bindings.SchemaEngine;
  /** Puts the real error in the place of one that names it by a number */
  explain: (error: unknown) => unknown;
}

const require = createRequire(import.meta.url);
const packageFolder = dirname(require.resolve('@prisma/schema-engine-wasm/schema_engine_bg'));

export function engineVersion(): string {
  return JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')).version;
}

/** Starts the WebAssembly engine; it connects to the database at once. */
export async function startEngine(
  database: MigratedDatabase,
  datamodelPaths: string[],
): Promise<StartedEngine> {
  // The package's own entry imports the .wasm file as a module, which Node 20 cannot do.
  const wasm = readFileSync(join(packageFolder, 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(wasm, { './schema_engine_bg.js': bindings });
  bindings.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();

  const factory = bindMigrationAwareSqlAdapterFactory(database.factory);
  const { errorRegistry } = factory;
  try {
    const datamodels = datamodelPaths.map((path): [string, string] => [
      path,
      readFileSync(path, 'utf8'),
    ]);
    const engine = await bindings.SchemaEngine.new(
      { datamodels: datamodels.length > 0 ? datamodels : undefined },
      (message: string) => log('engine', message),
      factory,
    );
    return { engine, explain: (error) => explain(error, errorRegistry) };
  } catch (error) {
    throw explain(error, errorRegistry);
  }
}

/** Errors from JavaScript reach the engine as a number; this puts the real one in its place. */
function explain(error: unknown, errorRegistry: Factory['errorRegistry']): unknown {
  const [, id] = /External error id#(\d+)/.exec(messageOf(error)) ?? [];
  return (id && errorRegistry.consumeError(Number(id))?.error) || error;
}
