import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** What a backup holds; it is written last, so that a folder without one is no backup. */
const manifest = z.object({
  /** In the first one the hashes of the tables have no key */
  format: z.literal([1, 2]),
  /** Of the portal that has written it */
  version: z.string(),
  takenAt: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgresql']),
  /** Of what has dumped a Postgres database: nothing older can read it */
  dumpedBy: z.number().optional(),
  migrations: z.array(z.string()),
  /** Salt of the passphrase, hex, where the files are encrypted */
  salt: z.string().optional(),
  /** By which the secret is recognised that links and hashes in it were made with */
  secretMark: z.string(),
  files: z.array(z.object({ name: z.string(), bytes: z.number(), sha256: z.string() })),
  /** Rows of each table, and a keyed hash over all of them in the order of the primary key */
  tables: z.record(z.string(), z.object({ rows: z.number(), sha256: z.string() })),
});

export type Manifest = z.infer<typeof manifest>;
export type Digests = Manifest['tables'];

export const MANIFEST = 'manifest.json';
export const UNFINISHED = '.unfinished';
/** The database and the secret, as they are called in a backup. */
export const DATABASE_FILE = { sqlite: 'portal.db', postgresql: 'portal.dump' };
export const SECRET_FILE = 'secret';

/**
 * Reads what a backup says of itself.
 * @throws Error with a sentence when the folder is none, or was never finished
 */
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

/** How many rows, with their thousands apart. */
export const rowsOf = (tables: Digests): string =>
  Object.values(tables)
    .reduce((sum, { rows }) => sum + rows, 0)
    .toLocaleString('en');
