import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The build that is served (server.ts); none in tests and in development. */
const holder = globalThis as typeof globalThis & { portalBuild?: string };

/** Beside the build, so that what other code has worked out is never taken for it. */
const fileOf = (name: string) =>
  holder.portalBuild && join(holder.portalBuild, 'worked-out', `${name}.json`);

/** One line of hash before the value, so that what no longer holds is not read as a whole. */
const headOf = (from: string) => `${createHash('sha256').update(from).digest('hex')}\n`;

/**
 * What was worked out from a text and takes longer to work out than to read, as JSON keeps it.
 * @returns nothing where it was never written or worked out from another text
 */
export function readCache<Value>(name: string, from: string): Value | undefined {
  const file = fileOf(name);
  if (!file || !existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  const head = headOf(from);
  return text.startsWith(head) ? JSON.parse(text.slice(head.length)) : undefined;
}

/** Writes it down for the next start. Where that is not permitted, each start works it out again. */
export function writeCache<Value>(name: string, from: string, value: Value): Value {
  const file = fileOf(name);
  if (!file) return value;
  const half = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(half, headOf(from) + JSON.stringify(value));
    // Renamed, so that no other process reads half of it.
    renameSync(half, file);
  } catch {
    return value;
  }
  return value;
}
