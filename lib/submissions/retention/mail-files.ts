import 'server-only';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MAIL_FOLDER } from '@/lib/platform/mail/transport';

/** Complete, or still being written */
const MAIL_FILE = /\.eml(\.part)?$/;

/** They exist only without a mail server. */
async function mailFiles(): Promise<string[]> {
  try {
    const names = await readdir(MAIL_FOLDER);
    return names.filter((name) => MAIL_FILE.test(name)).map((name) => join(MAIL_FOLDER, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

export async function removeMailFiles(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const files = await mailFiles();
  const theirs = files.filter((file) => ids.some((id) => file.includes(id)));
  await Promise.all(theirs.map((file) => rm(file, { force: true })));
}

export async function mailFilesUntil(moment: Date): Promise<string[]> {
  const written = await Promise.all(
    (await mailFiles()).map(async (file) => {
      const found = await stat(file).catch(() => undefined);
      return found && found.mtime <= moment ? [file] : [];
    }),
  );
  return written.flat();
}

export async function removeFiles(files: readonly string[]): Promise<void> {
  await Promise.all(files.map((file) => rm(file, { force: true })));
}
