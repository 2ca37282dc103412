import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseEnv } from '../../lib/platform/env';
import { bakedIn } from './baked-in';
import { buildOnce } from './builds';
import { mustNode, say, stage } from './run';
import { fingerprint } from './stamp';
import { bundleThreads } from './threads';

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

/** The command of the Next that is installed. */
export function nextProgram(): string {
  const folder = 'node_modules/next';
  const { bin } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  return join(folder, bin.next);
}

/** Where Next builds, as in next.config.ts. */
const WORK = '.next/work';

/**
 * The key by which forms without scripts are read, base64. It stays the same for all builds of this folder, so that
 * a form which was opened before a deploy can be sent after it.
 */
function formKey(): string {
  const file = join(WORK, 'cache', 'form-key');
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}

/** Ends with the variable's name and what is expected of it when a setting cannot be used. */
export function checkSettings(): void {
  parseEnv(process.env);
}

/** Ends with file, line and reason of each mistake in the folder `content`. */
export async function checkContent(): Promise<void> {
  await mustNode(['scripts/run.mjs', 'scripts/setup/check-content.ts']);
}

/**
 * Builds the production application, unless there is a build for these sources and baked-in settings,
 * and names its folder to next.config.ts, in this process and in those that it starts.
 * @param isTypeChecked whether somebody else looks at the types
 */
export async function buildApplication({ isTypeChecked = false } = {}): Promise<void> {
  const version = fingerprint(SOURCES, Object.entries(bakedIn()));
  // One build serves on any port: without APP_URL its pages name the usual one.
  const env = {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    PORT: '',
    PORTAL_BUILD: '',
    PORTAL_VERSION: version.slice(0, 16),
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY || formKey(),
    PORTAL_TYPES_CHECKED: isTypeChecked ? '1' : '',
  };
  const { folder, isNew } = await buildOnce(version, async () => {
    await checkContent();
    await stage('Building the application', async () => {
      await mustNode([nextProgram(), 'build'], { env });
      await bundleThreads(`${WORK}/threads`);
      await mustNode(['scripts/run.mjs', 'scripts/setup/work-out.ts', WORK]);
    });
  });
  process.env.PORTAL_BUILD = folder;
  if (!isNew) say('Application: up to date');
}
