import { claimDatabase } from './database-access';
import { migrate } from './migrations';
import { printLine, stage } from './run';

/** Migrates the database and serves the build; `--migrate` does only the first, `--serve` only the second. */
export async function serveBuilt(argument = process.argv[2]): Promise<void> {
  if (argument !== undefined && !['--migrate', '--serve'].includes(argument)) {
    throw new Error(`"${argument}" is neither --migrate nor --serve.`);
  }
  const url = process.env.DATABASE_URL || 'file:./data/portal.db';
  if (argument !== '--migrate') claimDatabase(url);
  if (argument !== '--serve') {
    const applied = await stage('Bringing the database up to date', () => migrate(url));
    if (applied.length > 0) printLine(`Migrations applied: ${applied.join(', ')}`);
  }
  if (argument === '--migrate') return;
  // Loaded late, because Next reads NODE_ENV and PORTAL_BUILD when it loads.
  const { serve } = await import('../../server');
  const { address } = await serve();
  printLine(`Ready: ${address}  (stop with Ctrl+C)`);
}
