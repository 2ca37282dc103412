import { existsSync } from 'node:fs';
import { checkContent, checkSettings } from './setup/application';
import { claimDatabase } from './setup/database-access';
import { migrate } from './setup/migrations';
import { generateCode } from './setup/generated';
import { execute } from './setup/run';

if (existsSync('.env')) process.loadEnvFile('.env');
Object.assign(process.env, { NODE_ENV: 'development' });

checkSettings();
await generateCode();
await checkContent();
const url = process.env.DATABASE_URL || 'file:./data/portal.db';
claimDatabase(url);
await migrate(url);
const { HOST = '127.0.0.1', PORT = '3000' } = process.env;
await execute('npx', ['next', 'dev', '--hostname', HOST, '--port', PORT], { show: true });
