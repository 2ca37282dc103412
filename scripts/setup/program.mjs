import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { checkNode, installDependencies } from './dependencies.mjs';
import { generateClients } from './prisma.mjs';

/**
 * Runs a program, with what was typed behind its name, and ends as it does.
 * @param name what is said to be impossible when it cannot be prepared
 * @param database whether it works on the database
 */
export async function runProgram(program, name, { database = true } = {}) {
  checkNode();
  if (existsSync('.env')) process.loadEnvFile('.env');
  const url = process.env.DATABASE_URL || 'file:./data/portal.db';
  // Opening it would make an empty one.
  if (database && url.startsWith('file:') && !existsSync(url.slice('file:'.length))) {
    console.error(`There is no database at ${url} yet; npm start makes one.`);
    process.exit(1);
  }

  try {
    if (!existsSync('node_modules')) await installDependencies();
    if (!existsSync('lib/db/generated/.stamp')) await generateClients();
  } catch (error) {
    console.error(`${name} could not be prepared. ${error.message}`);
    process.exit(1);
  }

  const script = ['--conditions=react-server', 'scripts/setup/typescript.mjs', program];
  const child = spawn(process.execPath, [...script, ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  child.on('close', (code) => {
    process.exitCode = code ?? 1;
  });
}
