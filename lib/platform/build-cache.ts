import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const holder = globalThis as typeof globalThis & { portalBuild?: string };

const fileOf = (name: string) =>
  holder.portalBuild && join(holder.portalBuild, 'worked-out', `${name}.json`);

/** The first line is a hash of the source: a stale value is recognised without reading it. */
const headOf = (from: string) => `${createHash('sha256').update(from).digest('hex')}\n`;

/** A value that an earlier start derived from `from`; undefined if the text has changed since. */
export function readCache<Value>(name: string, from: string): Value | undefined {
  const file = fileOf(name);
  if (!file || !existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  const head = headOf(from);
  return text.startsWith(head) ? JSON.parse(text.slice(head.length)) : undefined;
}

/** Keeps the value for the next start. Without write permission each start computes it again. */
export function writeCache<Value>(name: string, from: string, value: Value): Value {
  const file = fileOf(name);
  if (!file) return value;
  const half = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(half, headOf(from) + JSON.stringify(value));
    // Renamed, so that no other process reads half a file.
    renameSync(half, file);
  } catch {
    return value;
  }
  return value;
}
