import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { keyedHash } from '../../lib/platform/secret';

/** Written last, so that a folder without one is no backup. */
const manifest = z.object({
  format: z.literal(3),
  version: z.string(),
  takenAt: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgresql']),
  /** The version of pg_dump: an older pg_restore cannot read its dump */
  dumpedBy: z.number().optional(),
  migrations: z.array(z.string()),
  salt: z.string().optional(),
  /** Shows whether links and hashes were made with a portal's secret */
  secretMark: z.string(),
  files: z.array(z.object({ name: z.string(), bytes: z.number(), sha256: z.string() })),
  tables: z.record(z.string(), z.number()),
});

export type Manifest = z.infer<typeof manifest>;

export const MANIFEST = 'manifest.json';
export const UNFINISHED = '.unfinished';
export const DATABASE_FILE = { sqlite: 'portal.db', postgresql: 'portal.dump' };
export const SECRET_FILE = 'secret';

export const SECRET = 'data/secret';

export const secretMark = (takenAt: string): string => keyedHash(`backup:${takenAt}`);

/** @throws Error if the folder is no backup, or an unfinished one */
export async function readManifest(folder: string): Promise<Manifest> {
  if (folder.replace(/\/+$/, '').endsWith(UNFINISHED)) {
    throw new Error(`${folder} is a backup that was never finished.`);
  }
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`${folder} is no backup: it holds no ${MANIFEST}.`);
  try {
    return manifest.parse(JSON.parse(text));
  } catch {
    throw new Error(`${MANIFEST} in ${folder} cannot be read: it was changed or is cut off.`);
  }
}

/** Resolves when renamed and new entries of a folder are on the disk. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

export async function readPassphrase(file: string): Promise<string> {
  const passphrase = (await readFile(file, 'utf8')).replace(/\r?\n$/, '');
  if (passphrase.length < 16) throw new Error(`${file}: expected at least 16 characters.`);
  return passphrase;
}
