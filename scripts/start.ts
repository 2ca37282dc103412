import { existsSync } from 'node:fs';
import { buildApplication, checkSettings } from './setup/application';
import { withLock } from './setup/lock.mjs';
import { generateCode } from './setup/generated';
import { messageOf, printLine } from './setup/run';
import { serveBuilt } from './setup/serve-built';

// From a fresh clone to a running portal. A stage is skipped if its result exists.
if (existsSync('.env')) process.loadEnvFile('.env');
Object.assign(process.env, { NODE_ENV: 'production' });

try {
  await withLock(
    'data/start.lock',
    async () => {
      checkSettings();
      await generateCode();
      await buildApplication();
    },
    () => printLine('Another start is preparing this folder; waiting for it …'),
  );
  await serveBuilt();
} catch (error) {
  console.error(`\nThe portal could not be started. ${messageOf(error)}`);
  process.exit(1);
}
