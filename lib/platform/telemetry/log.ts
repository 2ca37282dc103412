import 'server-only';
import { isNativeError } from 'node:util/types';
import { pino, type Logger } from 'pino';
import { env, isProduction } from '@/lib/platform/env';
import { requestId } from './request-id';

/** Tokens of links, which are keys, and mail addresses: they must not get into the log. */
const PRIVATE = /[\w-]{43}|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** A text without personal data, for the log and for traces. */
export const withoutKeys = (text: string) => text.replace(PRIVATE, '…');

interface LoggedError {
  name: string;
  code?: string;
  message: string;
  stack?: string;
  cause?: LoggedError;
}

/** What is logged of a fault: nothing of what libraries hang on it, which are statements, rows and addresses. */
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

/** Who works on the portal, or runs a command, reads sentences. */
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

/**
 * The log of the server: one line of JSON each, with the id of the request that is being
 * answered. No personal data may be written to it.
 */
export const log = (): Logger => (logger ??= open());

/** Has what libraries and Next write on the console said in the same way, and without their objects. */
export function logConsole(): void {
  // Its reader may be gone: Node would fail at each further line, and log that it failed.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  for (const level of ['warn', 'error'] as const) {
    console[level] = (...said: unknown[]) => {
      const err = said.find(isNativeError);
      const words = said.filter((part) => typeof part === 'string').join(' ');
      log()[level]({ ...(err && { err }) }, withoutKeys(words).trim());
    };
  }
}
