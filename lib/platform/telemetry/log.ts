import 'server-only';
import { isNativeError } from 'node:util/types';
import { pino, type Logger } from 'pino';
import { env, isProduction } from '@/lib/platform/env';
import { AsyncLocalStorage } from 'node:async_hooks';

/** Tokens of links, which are keys, and mail addresses must not be logged. */
const PRIVATE = /[\w-]{43}|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

export const withoutKeys = (text: string) => text.replace(PRIVATE, '…');

interface LoggedError {
  name: string;
  code?: string;
  message: string;
  stack?: string;
  cause?: LoggedError;
}

/** Without the properties that libraries add: statements, rows and addresses. */
export function loggedError(error: unknown): LoggedError {
  if (!isNativeError(error)) return { name: typeof error, message: 'No error was thrown' };
  const { name, message, stack, code, cause } = error as NodeJS.ErrnoException;
  return {
    name,
    ...(code !== undefined && { code: String(code) }),
    message: withoutKeys(message),
    ...(stack && { stack: withoutKeys(stack) }),
    ...(isNativeError(cause) && { cause: loggedError(cause) }),
  };
}

const READABLE = {
  write(line: string) {
    const { level, msg, err, ...rest } = JSON.parse(line);
    const tell = { error: console.error, warn: console.warn }[level as string] ?? console.log;
    const more = Object.keys(rest).length > 0 ? [JSON.stringify(rest)] : [];
    tell([msg, ...more, ...(err ? [err.stack ?? err.message] : [])].join(' '));
  },
};

function open(): Logger {
  const options = {
    level: env().LOG_LEVEL,
    base: undefined,
    timestamp: isProduction() && pino.stdTimeFunctions.isoTime,
    serializers: { err: loggedError },
    formatters: { level: (level: string) => ({ level }) },
    mixin: () => {
      const id = requestId();
      return id ? { requestId: id } : {};
    },
  };
  return pino(options, isProduction() ? process.stderr : READABLE);
}

let logger: Logger | undefined;

/** Lines of JSON with the request's id. No personal data may be logged. */
export const log = (): Logger => (logger ??= open());

/** Sends console output of libraries and Next to the log, without their objects. */
export function logConsole(): void {
  // If the reader is gone, Node would fail at each line and log that.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  for (const level of ['warn', 'error'] as const) {
    console[level] = (...said: unknown[]) => {
      const err = said.find(isNativeError);
      const words = said.filter((part) => typeof part === 'string').join(' ');
      log()[level]({ ...(err && { err }) }, withoutKeys(words).trim());
    };
  }
}

// On globalThis: application and server (server.ts) are bundled separately.
const holder = globalThis as typeof globalThis & {
  portalRequestIds?: AsyncLocalStorage<string | undefined>;
};

export const requestIds = () => (holder.portalRequestIds ??= new AsyncLocalStorage());

export const requestId = (): string | undefined => holder.portalRequestIds?.getStore();
