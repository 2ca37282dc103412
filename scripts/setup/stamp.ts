import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folders that are made from the rest and never belong to what a stage depends on. */
const MADE = new Set(['node_modules', '.next', 'generated']);
/** What is written for tests alone changes nothing that is built. */
const TEST = /\.test\.tsx?$/;

function* filesBelow(path: string): Generator<string> {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) yield path;
  else {
    for (const name of readdirSync(path).sort()) {
      if (!MADE.has(name) && !TEST.test(name)) yield* filesBelow(join(path, name));
    }
  }
}

/** A hash over the contents of files and folders, and over further values. */
export function fingerprint(paths: string[], values: unknown[] = []): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesBelow(path)) hash.update(`${file}\0`).update(readFileSync(file));
  }
  return hash.update(JSON.stringify(values)).digest('hex');
}

/** Does `work` unless it was done before for the same fingerprint. Resolves to whether it ran. */
export async function oncePer(
  fingerprintValue: string,
  stampFile: string,
  work: () => Promise<unknown>,
): Promise<boolean> {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprintValue) return false;
  await work();
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, fingerprintValue);
  return true;
}
