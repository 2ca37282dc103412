import { existsSync } from 'node:fs';
import { checkContent, checkSettings } from './setup/application';
import { claimDatabase } from './setup/claim';
import { migrate } from './setup/migrations';
import { generateCode } from './setup/generated';
import { say } from './setup/run';

// The portal for working on it: rebuilt at each change.
if (existsSync('.env')) process.loadEnvFile('.env');
Object.assign(process.env, { NODE_ENV: 'development' });

checkSettings();
await generateCode();
await checkContent();
const url = process.env.DATABASE_URL || 'file:./data/portal.db';
claimDatabase(url);
await migrate(url);
const { serve } = await import('../server');
const { address } = await serve({ dev: true });
say(`Ready: ${address}`);
