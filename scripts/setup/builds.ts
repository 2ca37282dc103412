import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';

/** Where Next builds and develops, below the folder of builds; as in next.config.ts and tsconfig.json. */
const WORK = 'work';

/** What is in there for the next build and for the editor. No server needs it. */
const STAYS = new Set(['cache', 'dev', 'lock', 'types']);

/** A server may still load pages from the build before its own last start. */
const KEPT = 2;

/**
 * Sees to it that there is a build for a fingerprint. Each has a folder of its own that appears only
 * when it is finished, so that a build that fails, and a server beside, harm nobody. All but the
 * two used last are deleted.
 * @param make builds into the folder `work` below `root`
 * @returns the folder, and whether it was made now
 */
export async function buildOnce(
  fingerprint: string,
  make: () => Promise<unknown>,
  root = '.next',
): Promise<{ folder: string; isNew: boolean }> {
  const name = fingerprint.slice(0, 16);
  const folder = join(root, name);
  const isNew = !existsSync(folder);
  if (isNew) {
    await make();
    const unfinished = `${folder}.part`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished);
    for (const entry of readdirSync(join(root, WORK))) {
      if (!STAYS.has(entry)) renameSync(join(root, WORK, entry), join(unfinished, entry));
    }
    renameSync(unfinished, folder);
  }
  utimesSync(folder, new Date(), new Date());
  removeAllBut(KEPT, root);
  return { folder, isNew };
}

function removeAllBut(count: number, root: string): void {
  const usedAt = (name: string) => statSync(join(root, name)).mtimeMs;
  const others = readdirSync(root).filter((name) => name !== WORK);
  const builds = others.filter((name) => /^[\da-f]{16}$/.test(name));
  const kept = builds.sort((one, other) => usedAt(other) - usedAt(one)).slice(0, count);
  for (const name of others) {
    if (!kept.includes(name)) rmSync(join(root, name), { recursive: true, force: true });
  }
}
