import { existsSync } from 'node:fs';
import { buildApplication, checkSettings } from './setup/application';
import { claimDatabase } from './setup/claim';
import { withLock } from './setup/lock.mjs';
import { migrate } from './setup/migrations';
import { generateCode } from './setup/generated';
import { messageOf, say, stage } from './setup/run';

// From a fresh clone to a running portal. Each stage is skipped when its result is already there.
if (existsSync('.env')) process.loadEnvFile('.env');
Object.assign(process.env, { NODE_ENV: 'production' });

try {
  const url = process.env.DATABASE_URL || 'file:./data/portal.db';
  await withLock(
    'data/start.lock',
    async () => {
      checkSettings();
      await generateCode();
      await buildApplication();
    },
    () => say('Another start is preparing this folder; waiting for it …'),
  );
  claimDatabase(url);
  const applied = await stage('Bringing the database up to date', () => migrate(url));
  if (applied.length > 0) say(`Migrations applied: ${applied.join(', ')}`);
  // Loaded only now: Next looks at NODE_ENV, and at what was built.
  const { serve } = await import('./serve');
  const { address } = await serve();
  say(`Ready: ${address}  (stop with Ctrl+C)`);
} catch (error) {
  console.error(`\nThe portal could not be started. ${messageOf(error)}`);
  process.exit(1);
}
