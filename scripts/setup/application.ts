import { randomBytes } from 'node:crypto';
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
import { dirname, join } from 'node:path';
import { parseEnv } from '../../lib/platform/env';
import { bakedIn } from './baked-in';
import { fingerprint } from './generated';
import { mustNode, printLine, stage } from './run';
import { bundleThreads, THREADS } from './threads';

const SOURCES = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'middleware.ts',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'next.config.ts',
  'cache-handler.mjs',
  'tailwind.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
  'prisma/models',
];

/** Same as in next.config.ts and tsconfig.json. */
const WORK = 'work';

/** For the next build and for the editor; servers do not need these. */
const STAYS = new Set(['cache', 'dev', 'lock', 'types']);

/** A running server may still load pages from the build before. */
const KEPT = 2;

export function nextProgram(): string {
  const folder = 'node_modules/next';
  const { bin } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  return join(folder, bin.next);
}

export function checkSettings(): void {
  parseEnv(process.env);
}

export async function checkContent(): Promise<void> {
  await mustNode(['scripts/run.mjs', 'scripts/setup/check-content.ts']);
}

/** All builds of this folder share it (base64), so that forms from before a deploy can be sent after it. */
function formKey(): string {
  const file = join('.next', WORK, 'cache', 'form-key');
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}

function buildsByUse(root: string): string[] {
  const usedAt = (folder: string) => statSync(folder).mtimeMs;
  return readdirSync(root)
    .filter((name) => /^[\da-f]{16}$/.test(name))
    .map((name) => join(root, name))
    .sort((one, other) => usedAt(other) - usedAt(one));
}

const OWN_FILES = 'own-static-files.json';

/** Pages from before a deploy still load the static files of the build before; names are content hashes. */
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

/**
 * A failed build changes nothing; the last two used builds stay.
 * @param make builds into `work` below `root`
 */
export async function buildOnce(
  version: string,
  make: () => Promise<unknown>,
  root = '.next',
): Promise<{ folder: string; isNew: boolean }> {
  const folder = join(root, version.slice(0, 16));
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
  const kept = [join(root, WORK), ...buildsByUse(root).slice(0, KEPT)];
  for (const other of readdirSync(root).map((name) => join(root, name))) {
    if (!kept.includes(other)) rmSync(other, { recursive: true, force: true });
  }
  return { folder, isNew };
}

/** Sets PORTAL_BUILD. @param isTypeChecked whether the types are checked elsewhere */
export async function buildApplication({ isTypeChecked = false } = {}): Promise<void> {
  const version = fingerprint(SOURCES, Object.entries(bakedIn()));
  const env = {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    // One build serves on any port: without APP_URL its pages name the default one.
    PORT: '',
    PORTAL_BUILD: '',
    PORTAL_VERSION: version.slice(0, 16),
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY || formKey(),
    PORTAL_TYPES_CHECKED: isTypeChecked ? '1' : '',
  };
  const { folder, isNew } = await buildOnce(version, async () => {
    await checkContent();
    await stage('Building the application', async () => {
      const work = join('.next', WORK);
      await mustNode([nextProgram(), 'build'], { env });
      await bundleThreads(THREADS, join(work, 'threads'));
      await mustNode(['scripts/run.mjs', 'scripts/setup/work-out.ts', work]);
    });
  });
  process.env.PORTAL_BUILD = folder;
  if (!isNew) printLine('Application: up to date');
}
