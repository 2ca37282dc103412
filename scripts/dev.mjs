import { existsSync } from 'node:fs';
import { checkContent, checkSettings } from './setup/application.mjs';
import { checkNode, installDependencies } from './setup/dependencies.mjs';
import { generateClients } from './setup/prisma.mjs';
import { say } from './setup/run.mjs';

// The portal for working on it: rebuilt at each change.
checkNode();
if (existsSync('.env')) process.loadEnvFile('.env');
process.env.NODE_ENV = 'development';

await installDependencies();
await checkSettings();
await generateClients();
await checkContent();
const { migrate } = await import('./setup/migrations.mjs');
await migrate(process.env.DATABASE_URL || 'file:./data/portal.db');
const { serve } = await import('./serve.mjs');
const { address } = await serve({ dev: true });
say(`Ready: ${address}`);
