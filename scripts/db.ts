import { existsSync } from 'node:fs';
import { migrate } from './setup/migrations';
import { generateCode } from './setup/generated';
import { prisma } from './setup/prisma';
import { say } from './setup/run';

const USAGE = `npm run db:generate               clients for both databases
npm run db:migrate                applies the committed migrations to DATABASE_URL
npm run db:migration -- NAME      makes the next migration for the database of DATABASE_URL
                                  (run it once for each of the two databases)`;

if (existsSync('.env')) process.loadEnvFile('.env');
const [command, name] = process.argv.slice(2);
const url = process.env.DATABASE_URL || 'file:./data/portal.db';

if (command === 'generate') await generateCode();
else if (command === 'migrate') {
  const applied = await migrate(url);
  say(applied.length ? `Migrations applied: ${applied.join(', ')}` : 'The database is up to date');
} else if (command === 'migration' && name) {
  await prisma(['migrate', 'dev', '--name', name], { show: true });
} else {
  console.error(USAGE);
  process.exit(1);
}
