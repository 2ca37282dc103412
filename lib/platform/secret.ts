import 'server-only';
import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { env } from './env';

const FOLDER = 'data';
const FILE = `${FOLDER}/secret`;

function generated(): string {
  mkdirSync(FOLDER, { recursive: true, mode: 0o700 });
  try {
    // 'wx' fails where the file exists: of two processes that start at once, one writes it.
    writeFileSync(FILE, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(FILE, 'utf8').trim();
}

let current: string | undefined;

/** The server's secret: AUTH_SECRET, or one generated once into data/secret. */
export function secret(): string {
  return (current ??= env().AUTH_SECRET ?? generated());
}

/** A keyed hash, hex: tells equal values apart from others without keeping the value itself. */
export function keyedHash(value: string): string {
  return createHmac('sha256', secret()).update(value).digest('hex');
}
