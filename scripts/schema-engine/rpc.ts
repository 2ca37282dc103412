// The JSON-RPC server: one request on each line of standard input, one answer on each line of
// standard output, until the CLI closes the input.
import { createInterface } from 'node:readline';
import { messageOf } from '../setup/run';
import type { MigratedDatabase } from './database';
import { startEngine, type StartedEngine } from './engine';
import { isPanic, log, type KnownError } from './failure';
import { ensureMigrationsTable } from './migrations-table';

type Answer = { stdout?: string } | undefined;

const SERVER_ERROR = 4466; // the code the native engine uses for every error

// The methods the CLI asks for, with their names in the WebAssembly engine.
const ENGINE_METHODS: Record<string, string> = {
  applyMigrations: 'applyMigrations',
  createMigration: 'createMigration',
  dbExecute: 'dbExecute',
  debugPanic: 'debugPanic',
  devDiagnostic: 'devDiagnostic',
  diagnoseMigrationHistory: 'diagnoseMigrationHistory',
  diff: 'diff',
  ensureConnectionValidity: 'ensureConnectionValidity',
  evaluateDataLoss: 'evaluateDataLoss',
  getDatabaseVersion: 'version',
  introspect: 'introspect',
  introspectSql: 'introspectSql',
  markMigrationApplied: 'markMigrationApplied',
  markMigrationRolledBack: 'markMigrationRolledBack',
  reset: 'reset',
  schemaPush: 'schemaPush',
};

const METHODS_THAT_READ_THE_MIGRATIONS_TABLE = new Set([
  'applyMigrations',
  'createMigration',
  'devDiagnostic',
  'diagnoseMigrationHistory',
  'evaluateDataLoss',
  'markMigrationApplied',
  'markMigrationRolledBack',
]);

// The kinds of schema that `diff` can compare without looking into the database.
const SCHEMAS_WITHOUT_DATABASE = new Set(['empty', 'schemaDatamodel', 'migrations']);

/** Answers one request after the other; a panic ends it with an error. */
export async function serveRequests(
  database: MigratedDatabase,
  datamodelPaths: string[],
): Promise<void> {
  let started: StartedEngine | undefined;
  for await (const line of createInterface({ input: process.stdin })) {
    const { id, method, params } = line.trim() ? JSON.parse(line) : {};
    // Lines without a method are the CLI's receipts for what it was asked to print.
    if (method === undefined) continue;
    log('request', { id, method });
    try {
      started ??= await startEngine(database, datamodelPaths);
      send({ id, result: (await answer(started.engine, database, method, params)) ?? {} });
    } catch (error) {
      if (isPanic(error)) throw error;
      sendError(id, started?.explain(error) ?? error);
    }
  }
}

async function answer(
  engine: StartedEngine['engine'],
  database: MigratedDatabase,
  method: string,
  params: unknown,
): Promise<unknown> {
  const name = Object.hasOwn(ENGINE_METHODS, method) && ENGINE_METHODS[method];
  if (!name) {
    throw new Error(`The schema engine does not know the method ${method}`);
  }
  if (database.isMissing() && needsDatabase(method, params)) throw database.missingError?.();
  if (METHODS_THAT_READ_THE_MIGRATIONS_TABLE.has(method)) await ensureMigrationsTable(database);
  if (method === 'reset' && database.reset) return database.reset();

  // What is asked comes from the CLI as JSON, and the engine itself checks it.
  const methods = engine as unknown as Record<string, (params: unknown) => Promise<Answer>>;
  const result = await methods[name]?.(params);
  if (method === 'diff' && typeof result?.stdout === 'string') {
    // The native engine has the CLI print the difference, and the CLI relies on that.
    send({ id: 0, method: 'print', params: { content: result.stdout } });
  }
  return result;
}

function needsDatabase(method: string, params: unknown): boolean {
  if (method !== 'diff') return true;
  const { from, to } = params as Record<'from' | 'to', { tag: string }>;
  return [from, to].some(({ tag }) => !SCHEMAS_WITHOUT_DATABASE.has(tag));
}

function send(message: object): void {
  log('answer', message);
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
}

function sendError(id: unknown, thrown: unknown): void {
  const error = thrown as Partial<KnownError & { meta: object }> | undefined;
  log('error', { id, stack: error?.stack });
  send({
    id,
    error: {
      code: SERVER_ERROR,
      message: 'An error happened. Check the data field for details.',
      data: {
        is_panic: false,
        message: messageOf(thrown),
        meta: error?.meta ?? {},
        error_code: error?.code ?? null,
      },
    },
  });
}
