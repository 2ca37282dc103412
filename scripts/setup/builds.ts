import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
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
    keepStatic(buildsByUse(root)[0], unfinished);
    renameSync(unfinished, folder);
  }
  utimesSync(folder, new Date(), new Date());
  removeAllBut(KEPT, root);
  return { folder, isNew };
}

/** The folders of finished builds, the one that was used last first. */
function buildsByUse(root: string): string[] {
  const usedAt = (folder: string) => statSync(folder).mtimeMs;
  return readdirSync(root)
    .filter((name) => /^[\da-f]{16}$/.test(name))
    .map((name) => join(root, name))
    .sort((one, other) => usedAt(other) - usedAt(one));
}

function removeAllBut(count: number, root: string): void {
  const kept = [join(root, WORK), ...buildsByUse(root).slice(0, count)];
  for (const folder of readdirSync(root).map((name) => join(root, name))) {
    if (!kept.includes(folder)) rmSync(folder, { recursive: true, force: true });
  }
}

/** Lists the static files that a build has made itself. */
const OWN_FILES = 'own-static-files.json';

/**
 * Adds the static files of the build before: a page that was opened before a deploy asks for them. Their names
 * tell their content, so that none takes another's place.
 */
function keepStatic(before: string | undefined, folder: string): void {
  const statics = join(folder, 'static');
  if (!existsSync(statics)) return;
  const own = readdirSync(statics, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(statics, file)).isFile(),
  );
  writeFileSync(join(folder, OWN_FILES), JSON.stringify(own));
  const list = join(before ?? '', OWN_FILES);
  if (!before || !existsSync(list)) return;
  for (const file of JSON.parse(readFileSync(list, 'utf8')) as string[]) {
    cpSync(join(before, 'static', file), join(statics, file), { force: false });
  }
}
