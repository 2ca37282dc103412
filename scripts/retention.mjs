import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { checkNode, installDependencies } from './setup/dependencies.mjs';
import { generateClients } from './setup/prisma.mjs';

const USAGE = `npm run retention                 deletes whatever is past its period
npm run retention -- --dry-run    tells what it would delete`;

const [option, ...rest] = process.argv.slice(2);
if (rest.length > 0 || (option && option !== '--dry-run')) {
  console.error(USAGE);
  process.exit(1);
}

checkNode();
if (existsSync('.env')) process.loadEnvFile('.env');
const url = process.env.DATABASE_URL || 'file:./data/portal.db';
// Opening it would make an empty one.
if (url.startsWith('file:') && !existsSync(url.slice('file:'.length))) {
  console.error(`There is no database at ${url} yet; npm start makes one.`);
  process.exit(1);
}

try {
  if (!existsSync('node_modules')) await installDependencies();
  if (!existsSync('lib/db/generated/.stamp')) await generateClients();
} catch (error) {
  console.error(`The retention run could not be prepared. ${error.message}`);
  process.exit(1);
}

const script = ['--conditions=react-server', 'scripts/retention/start.mjs'];
const child = spawn(process.execPath, [...script, ...process.argv.slice(2)], { stdio: 'inherit' });
child.on('close', (code) => {
  process.exitCode = code ?? 1;
});
