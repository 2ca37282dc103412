import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { generateCode } from './generated';
import { messageOf } from './run';

/** In a separate process: programs with database clients can only be bundled after these are generated. */
export async function runProgram(
  program: string,
  name: string,
  { database = true, args = process.argv.slice(2) } = {},
): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const url = process.env.DATABASE_URL || 'file:./data/portal.db';
  // Opening it would create an empty one.
  if (database && url.startsWith('file:') && !existsSync(url.slice('file:'.length))) {
    console.error(`There is no database at ${url} yet; npm start makes one.`);
    process.exit(1);
  }

  try {
    if (!existsSync('lib/platform/db/generated/.stamp')) await generateCode();
  } catch (error) {
    console.error(`${name} could not be prepared. ${messageOf(error)}`);
    process.exit(1);
  }

  const child = spawn(process.execPath, ['scripts/run.mjs', program, ...args], {
    stdio: 'inherit',
  });
  const [code] = await once(child, 'close');
  process.exitCode = code ?? 1;
}
