import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What belongs to whoever runs the portal, and to nobody else on the machine. */
const FILE = 0o600;
const FOLDER = 0o700;

/** The folder of database, secret and mails, unless settings put them elsewhere. */
const DATA = 'data';

function close(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    // Journals and locks come and go.
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT') console.warn(`Others may read ${path}: ${message}`);
  }
}

/** Takes from everybody else the right to read the folder of the portal's data and what is in it. */
export function closeDataFolder(): void {
  if (!existsSync(DATA)) return;
  close(DATA, FOLDER);
  for (const entry of readdirSync(DATA, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) close(path, FOLDER);
    else if (entry.isFile()) close(path, FILE);
  }
}

/**
 * Makes a SQLite file that nobody else may read, or makes an old one so. SQLite gives its journals the
 * rights of the file. A folder that has to be made for it is ours as well.
 */
export function closeDatabase(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: FOLDER });
  closeSync(openSync(file, 'a', FILE));
  for (const path of [file, `${file}-wal`, `${file}-shm`, `${file}-journal`]) close(path, FILE);
}
