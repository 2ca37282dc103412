// How this program fails. The CLI takes an engine that ends with code 0 for a healthy one, even
// if it still owed an answer: `prisma migrate dev` then ends silently, with code 0 and without a
// migration. So the exit code is "failed" from the start and becomes 0 in `succeed` only.
// The code alone is not enough, see exit-watcher.ts.
import { appendFileSync, writeSync } from 'node:fs';
import { messageOf } from '../setup/run';

process.exitCode = 1;

const STANDARD_ERROR = 2;
const TIME_FOR_THE_CLI_TO_READ_MS = 100;
const TIME_FOR_A_REGULAR_END_MS = 100;

let dying = false;
let panicMessage: string | undefined;

/** An error with one of Prisma's documented codes, such as P1003, which the CLI acts upon. */
export class KnownError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Writes to the file named in SCHEMA_ENGINE_LOG, if there is one. */
export function log(event: string, details: unknown): void {
  const path = process.env.SCHEMA_ENGINE_LOG;
  if (path) appendFileSync(path, `${process.pid} ${event} ${JSON.stringify(details) ?? ''}\n`);
}

/** Ends the program with code 0, unless it is already on its way out with a failure. */
export function succeed(): void {
  if (!dying) process.exit(0);
}

/** Reports the error to the CLI and ends the program with code 1. */
export function die(error: unknown): void {
  if (dying) return;
  dying = true;
  const message = describe(error);
  log('died', { message, stack: error instanceof Error ? error.stack : undefined });

  const record = {
    level: 'ERROR',
    target: 'schema_engine::logger',
    fields: { message, error_code: error instanceof KnownError ? error.code : undefined },
  };
  try {
    // After `cli` commands the CLI drops the first line and parses every other one as a record.
    writeSync(STANDARD_ERROR, `schema-engine-wasm\n${JSON.stringify(record)}\n`);
  } catch {
    // Nobody is listening any more; the exit code still tells.
  }
  // The CLI may notice the exit before it has read the record, and would then show no reason.
  setTimeout(() => process.exit(1), TIME_FOR_THE_CLI_TO_READ_MS);
}

/** After a panic the memory of the engine is in an unknown state: it must not be used again. */
export function isPanic(error: unknown): error is WebAssembly.RuntimeError {
  return error instanceof WebAssembly.RuntimeError;
}

function describe(error: unknown): string {
  if (isPanic(error)) return `The schema engine panicked: ${panicMessage ?? error.message}`;
  return messageOf(error);
}

/**
 * The CLI closes the input and sends SIGTERM right after. That is a regular end, if it is followed
 * by one; in the middle of a request it is none.
 */
export function dieOnTermination(): void {
  process.once('SIGTERM', () => {
    setTimeout(() => die(new Error('The schema engine was terminated')), TIME_FOR_A_REGULAR_END_MS);
  });
}

/** Must run before the engine is started. */
export function dieOnUncaughtErrors(): void {
  // A panic in a pending request surfaces outside of any call made here.
  process.on('uncaughtException', die);

  // The error of a panic says only "unreachable". Its text goes through a registry that the host
  // has to provide; without one it is lost.
  Object.assign(globalThis, {
    PRISMA_WASM_PANIC_REGISTRY: {
      set_message(message: string) {
        panicMessage = message;
      },
    },
  });

  // Node prints warnings to standard error as plain text, where the CLI expects JSON only.
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log('warning', warning.message));
}
