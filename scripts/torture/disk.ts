import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A disk of its own, in memory, that can be filled and be made read-only.
 * @returns nothing where mounting is not permitted
 */
export function mountDisk(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-disk-'));
  const mount = (...args: string[]) => execFileSync('mount', args, { stdio: 'pipe' });
  try {
    mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder);
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const filling = join(folder, 'filling');
  return {
    url: `file:${join(folder, 'portal.db')}`,
    /** Leaves not a block */
    fill: () => {
      const { bavail, bsize } = statfsSync(folder);
      try {
        writeFileSync(filling, Buffer.alloc((bavail + 1) * bsize));
      } catch (error) {
        // All of it but the last.
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    empty: () => rmSync(filling, { force: true }),
    /** What is open for writing would keep it from being read-only: nobody may have it open. */
    set: (state: 'ro' | 'rw') => void mount('-o', `remount,${state}`, folder),
    remove: () => {
      execFileSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Said in place of figures. */
export const NO_DISK = [{ what: 'skipped: mounting a disk in memory is not permitted here' }];
